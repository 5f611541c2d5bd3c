import { isIP, isIPv6 } from "node:net";
import { type AddressRanges, isIn } from "../outbound/addresses.js";

/**
 * The address of the caller. A trusted proxy appends to `X-Forwarded-For` the address that it got the request from.
 * Entries further left were written by others, and only count while each hop is trusted.
 *
 * @param connected - the other end of the connection.
 */
export function clientAddress(
  connected: string,
  forwardedFor: string | null,
  trusted: AddressRanges,
): string {
  let client = plain(connected);
  if (forwardedFor === null) return client;
  const hops = forwardedFor.split(",").map((hop) => withoutPort(hop.trim()));
  while (isIP(client) !== 0 && isIn(trusted.list, client)) {
    const hop = plain(hops.pop() ?? "");
    if (isIP(hop) === 0) break;
    client = hop;
  }
  return client;
}

/** The network that limits apply to: a home or a server has a whole /64 of IPv6. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  // The URL parser normalises the address.
  const [head = "", tail] = new URL(`http://[${address.split("%")[0]}]`).hostname.slice(1, -1).split("::");
  const front = head.split(":").filter((group) => group !== "");
  const back = (tail ?? "").split(":").filter((group) => group !== "");
  const zeros = new Array<string>(8 - front.length - back.length).fill("0");
  return `${[...front, ...zeros, ...back].slice(0, 4).join(":")}::/64`;
}

/** An IPv4 address in its usual form, also when the system shows it as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** Removes the port that some proxies write, as in `192.0.2.1:5000` and `[2001:db8::1]:5000`. */
function withoutPort(hop: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1];
  return bracketed ?? hop.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1");
}
