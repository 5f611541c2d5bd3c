import { isIP } from "node:net";

const defaultPorts: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** The name or number without the brackets of IPv6, and without the dot at the end. */
export function hostOf({ hostname }: Pick<URL, "hostname">): string {
  return hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

export function portOf({ port, protocol }: Pick<URL, "port" | "protocol">): number {
  return Number(port || defaultPorts[protocol]);
}

/** Options of TLS: where to connect, and the name that chooses the certificate. A number has none. */
export function tlsTarget(url: URL): {
  readonly host: string;
  readonly port: number;
  readonly servername?: string;
} {
  const [host, port] = [hostOf(url), portOf(url)];
  return isIP(host) === 0 ? { host, port, servername: host } : { host, port };
}
