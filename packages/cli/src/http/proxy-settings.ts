import { BlockList, isIP } from "node:net";
import type { Io } from "../frame/io.js";
import { PROXY_VARIABLES } from "./network.js";
import { isLoopback } from "./send-request.js";

/** A proxy, as a variable of the environment names it. */
export interface NamedProxy {
  /** The variable as it is spelled there. */
  readonly variable: string;
  /** Undefined when the variable holds no address of a proxy. */
  readonly url: URL | undefined;
}

/** An entry of `NO_PROXY` that sends loopback addresses to the proxy as well. Browsers have the same word. */
export const WITH_LOOPBACK = "<-loopback>";

const defaultPorts: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** Returns the function that says which proxy an address is reached through; `undefined` means directly. */
export function readProxies(env: Io["env"]): (url: URL) => NamedProxy | undefined {
  const bypass = (readVariable(env, "NO_PROXY")?.value ?? "").split(/[\s,]+/).filter((entry) => entry !== "");
  const withLoopback = bypass.includes(WITH_LOOPBACK);
  const proxies = new Map<string, NamedProxy>();
  for (const [scheme, name] of Object.entries(PROXY_VARIABLES)) {
    const found = readVariable(env, name);
    if (found !== undefined) proxies.set(scheme, { variable: found.name, url: readAddress(found.value) });
  }
  return (url) => {
    const proxy = proxies.get(url.protocol);
    if (proxy === undefined || (!withLoopback && isThisMachine(hostOf(url)))) return undefined;
    return bypass.some((entry) => isNamedBy(entry, url)) ? undefined : proxy;
  };
}

/** As in curl, small letters come first. An empty variable is none. */
function readVariable(env: Io["env"], name: string): { name: string; value: string } | undefined {
  for (const spelled of [name.toLowerCase(), name]) {
    const value = env[spelled]?.trim();
    if (value) return { name: spelled, value };
  }
  return undefined;
}

/** Like curl, takes `host:port` too. A password with `#`, `/` or `?` would make the name the host, and go to it. */
function readAddress(text: string): URL | undefined {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isHost = /^\/?$/.test(url.pathname) && url.search === "" && url.hash === "";
  return /^https?:$/.test(url.protocol) && isHost ? url : undefined;
}

const local = new BlockList();
local.addSubnet("127.0.0.0", 8);
local.addAddress("::1", "ipv6");
// The addresses of all interfaces, which some servers print when they listen.
local.addAddress("0.0.0.0");
local.addAddress("::", "ipv6");

function isThisMachine(host: string): boolean {
  return isLoopback(host) || isAmong(local, host);
}

function isAmong(list: BlockList, host: string): boolean {
  const version = isIP(host);
  return version !== 0 && list.check(host, version === 6 ? "ipv6" : "ipv4");
}

/** The name or number without the brackets of IPv6, and without the dot at the end. */
export function hostOf({ hostname }: Pick<URL, "hostname">): string {
  return hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
}

export function portOf({ port, protocol }: Pick<URL, "port" | "protocol">): number {
  return Number(port || defaultPorts[protocol]);
}

/** Whether an entry of `NO_PROXY` names the host: itself, a domain above it, its number or network, with or without a port. */
function isNamedBy(entry: string, url: URL): boolean {
  if (entry === "*") return true;
  const host = hostOf(url);
  const [, bracketed, network, plain, port] =
    /^(?:\[([^\]]+)\]|([\da-f.:]+\/\d+)|([^:]+|[\da-f:.]*:[\da-f:.]*:[\da-f:.]*))(?::(\d+))?$/i.exec(entry) ??
    [];
  if (port !== undefined && Number(port) !== portOf(url)) return false;
  if (network !== undefined) return isInNetwork(network, host);
  const named = bracketed ?? plain;
  if (named === undefined) return false;
  if (isIP(named) !== 0)
    return isIP(host) !== 0 && isInNetwork(`${named}/${isIP(named) === 6 ? 128 : 32}`, host);
  const domain = named
    .toLowerCase()
    .replace(/^\*?\./, "")
    .replace(/\.$/, "");
  return isIP(host) === 0 && domain !== "" && (host === domain || host.endsWith(`.${domain}`));
}

function isInNetwork(network: string, host: string): boolean {
  const [address = "", bits] = network.split("/");
  const version = isIP(address);
  if (version === 0 || Number(bits) > (version === 6 ? 128 : 32)) return false;
  const list = new BlockList();
  list.addSubnet(address, Number(bits), version === 6 ? "ipv6" : "ipv4");
  return isAmong(list, host);
}
