import { describe, expect, test } from "vitest";
import { type AddressKind, isIn, isLoopbackHost, kindOf, parseRanges } from "./addresses.js";

describe("an address", () => {
  test.each<[string, AddressKind]>([
    ["8.8.8.8", "public"],
    ["1.1.1.1", "public"],
    ["172.15.255.255", "public"],
    ["172.32.0.1", "public"],
    ["100.63.255.255", "public"],
    ["100.128.0.0", "public"],
    ["192.167.255.255", "public"],
    ["223.255.255.255", "public"],
    ["2606:4700:4700::1111", "public"],
    ["2a00:1450:4001::1", "public"],
    ["127.0.0.1", "loopback"],
    ["127.255.255.254", "loopback"],
    ["::1", "loopback"],
    ["10.0.0.1", "private"],
    ["172.16.0.1", "private"],
    ["172.31.255.255", "private"],
    ["192.168.1.1", "private"],
    ["fc00::1", "private"],
    ["fdff:ffff::1", "private"],
    ["fec0::1", "private"],
    ["169.254.0.1", "link-local"],
    ["fe80::1", "link-local"],
    ["febf::1", "link-local"],
    ["fe80::1%eth0", "link-local"],
    ["100.64.0.1", "carrier"],
    ["100.127.255.255", "carrier"],
    ["224.0.0.1", "multicast"],
    ["239.255.255.255", "multicast"],
    ["ff02::1", "multicast"],
    ["0.0.0.0", "reserved"],
    ["0.1.2.3", "reserved"],
    ["192.0.0.1", "reserved"],
    ["192.0.2.1", "reserved"],
    ["192.88.99.1", "reserved"],
    ["198.18.0.1", "reserved"],
    ["198.19.255.255", "reserved"],
    ["198.51.100.1", "reserved"],
    ["203.0.113.1", "reserved"],
    ["240.0.0.1", "reserved"],
    ["255.255.255.255", "reserved"],
    ["::", "reserved"],
    ["100::1", "reserved"],
    ["2001:0:1234::1", "reserved"],
    ["2001:20::1", "reserved"],
    ["2001:db8::1", "reserved"],
    ["3fff::1", "reserved"],
    ["4000::1", "reserved"],
    ["5f00::1", "reserved"],
    ["64:ff9b:1::a00:1", "reserved"],
    ["::10.0.0.1", "reserved"],
    ["not an address", "reserved"],
    ["", "reserved"],
    ["169.254.169.254", "metadata"],
    ["169.254.170.2", "metadata"],
    ["100.100.100.200", "metadata"],
    ["168.63.129.16", "metadata"],
    ["192.0.0.192", "metadata"],
    ["fd00:ec2::254", "metadata"],
    ["fd00:0ec2:0:0:0:0:0:0254", "metadata"],
  ])("%s is %s", (address, kind) => {
    expect(kindOf(address)).toBe(kind);
  });

  test.each<[form: string, address: string, kind: AddressKind]>([
    ["mapped", "::ffff:8.8.8.8", "public"],
    ["mapped", "::ffff:127.0.0.1", "loopback"],
    ["mapped, in hexadecimal", "::ffff:7f00:1", "loopback"],
    ["mapped, written out", "0:0:0:0:0:ffff:0a00:0001", "private"],
    ["mapped", "::ffff:169.254.169.254", "metadata"],
    ["translated", "::ffff:0:10.0.0.1", "private"],
    ["NAT64", "64:ff9b::808:808", "public"],
    ["NAT64", "64:ff9b::10.0.0.1", "private"],
    ["NAT64", "64:ff9b::a9fe:a9fe", "metadata"],
    ["6to4", "2002:808:808::1", "public"],
    ["6to4", "2002:7f00:1::1", "loopback"],
    ["6to4", "2002:c0a8:101::", "private"],
    ["6to4", "2002:a9fe:a9fe::1", "metadata"],
  ])("of IPv6 is of the kind of its IPv4 address when that is %s: %s is %s", (_, address, kind) => {
    expect(kindOf(address)).toBe(kind);
  });
});

describe("ranges", () => {
  test("may be a single address", () => {
    const { list } = parseRanges(["10.0.0.7"]);
    expect(isIn(list, "10.0.0.7")).toBe(true);
    expect(isIn(list, "10.0.0.8")).toBe(false);
  });

  test("of IPv4 hold an address in its IPv6 forms too", () => {
    expect(isIn(parseRanges(["10.1.0.0/16"]).list, "::ffff:10.1.2.3")).toBe(true);
    expect(isIn(parseRanges(["10.1.0.0/16"]).list, "64:ff9b::a01:203")).toBe(true);
  });

  test("never hold a host name", () => {
    expect(isIn(parseRanges(["0.0.0.0/0", "::/0"]).list, "localhost")).toBe(false);
  });

  test.each([
    "10.0.0.0/33",
    "nonsense",
    "10.0.0.0/x",
    "10.0.0.0/",
    "fd00::/129",
    "/8",
    "",
    "10.0.0.0/8/8",
    "10.0/8",
  ])('cannot be "%s": the error says how to write one', (range) => {
    expect(() => parseRanges([range])).toThrow(/is not a range of addresses. Write it as/);
  });
});

test("a name is not this machine because it begins like an address of it", () => {
  for (const host of ["localhost", "127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])
    expect(isLoopbackHost(host), host).toBe(true);
  for (const host of [
    "127.example.com",
    "127.0.0.1.example.com",
    "0.0.0.0",
    "::",
    "10.0.0.1",
    "market.example",
  ])
    expect(isLoopbackHost(host), host).toBe(false);
});
