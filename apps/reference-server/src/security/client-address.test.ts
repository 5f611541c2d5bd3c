import { expect, test } from "vitest";
import { parseRanges } from "../outbound/addresses.js";
import { clientAddress, networkOf } from "./client-address.js";

const trusted = parseRanges(["10.0.0.0/8", "127.0.0.1"]);

test.each([
  ["without a proxy", "192.0.2.1", null, "192.0.2.1"],
  ["from a stranger who claims to be a proxy", "192.0.2.1", "198.51.100.9", "192.0.2.1"],
  ["through a proxy", "127.0.0.1", "198.51.100.9", "198.51.100.9"],
  [
    "through a proxy, with an entry of the caller's own before",
    "127.0.0.1",
    "1.2.3.4, 198.51.100.9",
    "198.51.100.9",
  ],
  ["through two proxies", "127.0.0.1", "198.51.100.9, 10.1.2.3", "198.51.100.9"],
  ["through a proxy that writes ports", "127.0.0.1", "198.51.100.9:4711", "198.51.100.9"],
  ["through a proxy, by IPv6", "127.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"],
  ["through a proxy that is shown as IPv6", "::ffff:127.0.0.1", "198.51.100.9", "198.51.100.9"],
  ["through a proxy that says nothing", "127.0.0.1", null, "127.0.0.1"],
  ["through a proxy that says nonsense", "127.0.0.1", "unknown", "127.0.0.1"],
])("the client %s", (_, connected, forwardedFor, expected) => {
  expect(clientAddress(connected, forwardedFor, trusted)).toBe(expected);
});

test("without trusted proxies nobody is believed", () => {
  expect(clientAddress("127.0.0.1", "198.51.100.9", parseRanges([]))).toBe("127.0.0.1");
});

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["in-process", "in-process"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
