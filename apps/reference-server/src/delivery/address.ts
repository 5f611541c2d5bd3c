import { BlockList, isIP } from "node:net";

/** What an address is, as far as it matters to who may be called. */
export type AddressKind = "public" | "loopback" | "private";

const loopback = blockList([
  ["127.0.0.0", 8],
  ["::1", 128],
]);

/** Everything that is not the public internet: RFC 6890 and its kin, metadata services among the link-local. */
const nonPublic = blockList([
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
  ["::", 128],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
]);

/** Where IPv6 addresses carry an IPv4 address, which is what is really called: the prefix, and the place in groups. */
const EMBEDDING: readonly (readonly [prefix: readonly number[], at: number])[] = [
  [[0, 0, 0, 0, 0, 0xffff], 6],
  [[0, 0, 0, 0, 0xffff, 0], 6],
  [[0, 0, 0, 0, 0, 0], 6],
  [[0x64, 0xff9b, 0, 0, 0, 0], 6],
  [[0x64, 0xff9b, 1], 6],
  [[0x2002], 1],
];

/** What an IP address is. One that cannot be read is not public. */
export function kindOf(address: string): AddressKind {
  const family = isIP(address.replace(/%.*$/, ""));
  if (family === 0) return "private";
  const plain = address.replace(/%.*$/, "");
  const type = family === 6 ? "ipv6" : "ipv4";
  if (loopback.check(plain, type)) return "loopback";
  if (nonPublic.check(plain, type)) return "private";
  const inner = family === 6 ? embedded(plain) : undefined;
  return inner === undefined ? "public" : kindOf(inner);
}

/** A list of ranges, as in `10.0.0.0/8` or `fd00::/8`; an address alone is a range of one. */
export function parseRanges(ranges: readonly string[]): BlockList {
  return blockList(
    ranges.map((range) => {
      const [address = "", bits] = range.split("/");
      const family = isIP(address);
      const prefix = bits === undefined ? (family === 6 ? 128 : 32) : Number(bits);
      if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > (family === 6 ? 128 : 32)) {
        throw new Error(`${range} is not a range of addresses, as 10.0.0.0/8 is.`);
      }
      return [address, prefix];
    }),
  );
}

/** Whether an address is in the ranges, also when it stands inside an IPv6 address. */
export function isInRanges(ranges: BlockList, address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  if (ranges.check(address, family === 6 ? "ipv6" : "ipv4")) return true;
  const inner = family === 6 ? embedded(address) : undefined;
  return inner !== undefined && ranges.check(inner, "ipv4");
}

function embedded(address: string): string | undefined {
  const groups = groupsOf(address);
  for (const [prefix, at] of EMBEDDING) {
    if (prefix.every((value, index) => groups[index] === value)) {
      const [high = 0, low = 0] = groups.slice(at, at + 2);
      return [high >> 8, high & 255, low >> 8, low & 255].join(".");
    }
  }
  return undefined;
}

/** The eight groups. The URL parser writes an IPv6 address in its one canonical form. */
function groupsOf(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const parse = (part: string): number[] =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const before = parse(head);
  if (tail === undefined) return before;
  const after = parse(tail);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

function blockList(ranges: readonly (readonly [address: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ranges)
    list.addSubnet(address, prefix, isIP(address) === 6 ? "ipv6" : "ipv4");
  return list;
}
