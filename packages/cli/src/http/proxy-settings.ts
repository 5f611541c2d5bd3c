import { BlockList, isIP } from "node:net";
import type { Io } from "../frame/io.js";
import { hostOf, isLoopback, portOf } from "./host.js";
import { PROXY_VARIABLES } from "./network.js";

/** A proxy, as a variable of the environment names it. */
export interface NamedProxy {
  /** The variable as it is spelled there. */
  readonly variable: string;
  /** Undefined when the variable holds no address of a proxy. */
  readonly url: URL | undefined;
}

/** An entry of `NO_PROXY` that sends loopback addresses to the proxy as well. Browsers have the same word. */
export const WITH_LOOPBACK = "<-loopback>";

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

/** Whether an entry of `NO_PROXY` names the host: itself, a domain above it, its number or network, with or without a port. */
function isNamedBy(entry: string, url: URL): boolean {
  if (entry === "*") return true;
  // A number of IPv6 has colons of its own; with a port it stands in brackets.
  const [, beforePort = entry, port] = (isIP(entry) === 6 ? null : /^(.+):(\d+)$/.exec(entry)) ?? [];
  if (port !== undefined && Number(port) !== portOf(url)) return false;
  const [named, host] = [hostOf({ hostname: beforePort }), hostOf(url)];
  if (isIP(named) !== 0 || named.includes("/")) return isInNetwork(named, host);
  const domain = named.toLowerCase().replace(/^\*?\./, "");
  return isIP(host) === 0 && domain !== "" && (host === domain || host.endsWith(`.${domain}`));
}

/** Without bits, a number is a network of one. */
function isInNetwork(network: string, host: string): boolean {
  const [address = "", bits] = network.split("/");
  const version = isIP(address);
  const most = version === 6 ? 128 : 32;
  const prefix = Number(bits ?? most);
  if (version === 0 || !(prefix <= most)) return false;
  const list = new BlockList();
  list.addSubnet(address, prefix, version === 6 ? "ipv6" : "ipv4");
  return isAmong(list, host);
}
