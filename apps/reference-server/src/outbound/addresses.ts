import { BlockList, isIP } from "node:net";

/** The kinds of IP addresses that a policy distinguishes. */
export type AddressKind =
  | "public"
  | "loopback"
  | "private"
  | "link-local"
  | "carrier"
  | "multicast"
  | "reserved"
  | "metadata";

/** The kind of an IP address. A text that is not an IP address is reserved. */
export function kindOf(address: string): AddressKind {
  const plain = withoutZone(address);
  const family = isIP(plain);
  if (family === 0) return "reserved";
  const inner = family === 6 ? embeddedIpv4(plain) : undefined;
  if (inner !== undefined) return kindOf(inner);
  const type = typeOf(plain);
  for (const [kind, list] of KINDS) if (list.check(plain, type)) return kind;
  return family === 4 || globalIpv6.check(plain, type) ? "public" : "reserved";
}

/** Ranges of addresses that an operator has listed. */
export interface AddressRanges {
  readonly list: BlockList;
  /** Ranges of a single address: only these can allow a metadata service. */
  readonly exact: BlockList;
}

/**
 * Parses ranges such as `10.0.0.0/8` or `fd00::/8`. An address without a prefix is a range of one.
 *
 * @throws {RangeError} when one is not a range.
 */
export function parseRanges(ranges: readonly string[]): AddressRanges {
  const parsed = ranges.map(parseRange);
  const exact = parsed.filter(([address, prefix]) => prefix === lengthOf(address));
  return { list: blockList(parsed), exact: blockList(exact) };
}

/** Whether a list contains an address, or the IPv4 address embedded in it. */
export function isIn(list: BlockList, address: string): boolean {
  const plain = withoutZone(address);
  if (isIP(plain) === 0) return false;
  const inner = isIP(plain) === 6 ? embeddedIpv4(plain) : undefined;
  return list.check(plain, typeOf(plain)) || (inner !== undefined && list.check(inner, "ipv4"));
}

type Range = readonly [address: string, prefix: number];

function parseRange(range: string): Range {
  const [address = "", bits, ...rest] = range.split("/");
  const prefix = bits === undefined ? lengthOf(address) : Number(bits);
  const valid = isIP(address) !== 0 && rest.length === 0 && (bits === undefined || /^[0-9]{1,3}$/.test(bits));
  if (!valid || prefix > lengthOf(address)) {
    throw new RangeError(`"${range}" is not a range of addresses. Write it as 10.0.0.0/8 or fd00::/8.`);
  }
  return [address, prefix];
}

function lengthOf(address: string): number {
  return isIP(address) === 6 ? 128 : 32;
}

function typeOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** Removes the network interface, as in `fe80::1%eth0`, which is not part of the address. */
function withoutZone(address: string): string {
  return address.replace(/%.*$/, "");
}

function blockList(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, typeOf(address));
  return list;
}

/**
 * Where clouds give credentials to any process of the machine that asks. Some of these addresses are in ranges that an
 * operator may want to allow, and one is public, so they are a separate kind.
 */
const METADATA: readonly Range[] = [
  ["169.254.169.254", 32],
  ["169.254.170.2", 32],
  ["169.254.170.23", 32],
  ["100.100.100.200", 32],
  ["168.63.129.16", 32],
  ["192.0.0.192", 32],
  ["fd00:ec2::254", 128],
  ["fd00:ec2::23", 128],
  ["fd20:ce::254", 128],
];

/** Everything that is not the public internet, by RFC 6890 and its successors. The first matching kind applies. */
const KINDS: readonly (readonly [kind: AddressKind, list: BlockList])[] = [
  ["metadata", blockList(METADATA)],
  [
    "loopback",
    blockList([
      ["127.0.0.0", 8],
      ["::1", 128],
    ]),
  ],
  [
    "private",
    blockList([
      ["10.0.0.0", 8],
      ["172.16.0.0", 12],
      ["192.168.0.0", 16],
      ["fc00::", 7],
      ["fec0::", 10],
    ]),
  ],
  [
    "link-local",
    blockList([
      ["169.254.0.0", 16],
      ["fe80::", 10],
    ]),
  ],
  ["carrier", blockList([["100.64.0.0", 10]])],
  [
    "multicast",
    blockList([
      ["224.0.0.0", 4],
      ["ff00::", 8],
    ]),
  ],
  [
    "reserved",
    blockList([
      ["0.0.0.0", 8],
      ["192.0.0.0", 24],
      ["192.0.2.0", 24],
      ["192.88.99.0", 24],
      ["198.18.0.0", 15],
      ["198.51.100.0", 24],
      ["203.0.113.0", 24],
      ["240.0.0.0", 4],
      ["2001::", 23],
      ["2001:db8::", 32],
      ["3fff::", 20],
    ]),
  ],
];

/** The range of IPv6 that is assigned to the public internet. */
const globalIpv6 = blockList([["2000::", 3]]);

interface Embedding {
  /** The leading groups of 16 bits. */
  readonly prefix: readonly number[];
  /** The group at which the IPv4 address begins. */
  readonly at: number;
}

/** The forms of IPv6 addresses that embed an IPv4 address, which is the one that is really called. */
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

/** Whether a server that listens on this host can only be reached from this machine, as far as the host name tells. */
export function isLoopbackHost(host: string): boolean {
  return host === "localhost" || (isIP(host) !== 0 && kindOf(host) === "loopback");
}

/** The host of a URL as it is connected to: an IPv6 address without brackets. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, "");
}

function embeddedIpv4(ipv6: string): string | undefined {
  const groups = groupsOf(ipv6);
  const form = EMBEDDINGS.find(({ prefix }) => prefix.every((group, index) => groups[index] === group));
  if (form === undefined) return undefined;
  const [high = 0, low = 0] = groups.slice(form.at, form.at + 2);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The eight groups of 16 bits. The URL parser normalises the address first. */
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
