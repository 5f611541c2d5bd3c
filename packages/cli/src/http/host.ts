import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";

const defaultPorts: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** The name or number without the brackets of IPv6, and without the dot at the end. */
export function hostOf({ hostname }: Pick<URL, "hostname">): string {
  return hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

export function portOf({ port, protocol }: Pick<URL, "port" | "protocol">): number {
  return Number(port || defaultPorts[protocol]);
}

/** Whether a host name is this machine. */
export function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost\.?|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

/** Whether a name is below `localhost`, as `app.localhost`. It is this machine, as RFC 6761 says. */
export function isBelowLocalhost(hostname: string): boolean {
  return /\.localhost\.?$/i.test(hostname);
}

/** Finds the addresses of a host. The libraries of many systems do not know the names below `localhost`. */
export const lookUp: LookupFunction = (hostname, options, found) =>
  lookup(isBelowLocalhost(hostname) ? "localhost" : hostname, options, found);

/** Options of TLS: where to connect, and the name that chooses the certificate. A number has none. */
export function tlsTarget(url: URL): {
  readonly host: string;
  readonly port: number;
  readonly servername?: string;
  readonly lookup: LookupFunction;
} {
  const [host, port] = [hostOf(url), portOf(url)];
  const target = { host, port, lookup: lookUp };
  return isIP(host) === 0 ? { ...target, servername: host } : target;
}
