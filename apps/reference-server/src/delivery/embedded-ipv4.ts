interface Embedding {
  /** The leading groups of 16 bits. */
  readonly prefix: readonly number[];
  /** The group at which the IPv4 address begins. */
  readonly at: number;
}

/** Where IPv6 addresses carry an IPv4 address, which is what is really called. */
const EMBEDDINGS: readonly Embedding[] = [
  // ::ffff:a.b.c.d, mapped
  { prefix: [0, 0, 0, 0, 0, 0xffff], at: 6 },
  // ::ffff:0:a.b.c.d, translated
  { prefix: [0, 0, 0, 0, 0xffff, 0], at: 6 },
  // 64:ff9b::a.b.c.d, NAT64
  { prefix: [0x64, 0xff9b, 0, 0, 0, 0], at: 6 },
  // 2002:a.b:c.d::, 6to4
  { prefix: [0x2002], at: 1 },
];

/** The IPv4 address inside an IPv6 address of one of the forms that carry one. */
export function embeddedIpv4(ipv6: string): string | undefined {
  const groups = groupsOf(ipv6);
  const form = EMBEDDINGS.find(({ prefix }) => prefix.every((group, index) => groups[index] === group));
  if (form === undefined) return undefined;
  const [high = 0, low = 0] = groups.slice(form.at, form.at + 2);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The eight groups. The URL parser writes an IPv6 address in its one canonical form. */
function groupsOf(ipv6: string): number[] {
  const canonical = new URL(`http://[${ipv6}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const before = parseGroups(head);
  if (tail === undefined) return before;
  const after = parseGroups(tail);
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function parseGroups(part: string): number[] {
  return part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
}
