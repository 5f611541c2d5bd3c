import { type ClientRequestArgs, Agent as HttpAgent, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, type RequestOptions } from "node:https";
import { connect as connectTcp, type Socket } from "node:net";
import { unescape as decode } from "node:querystring";
import type { Duplex } from "node:stream";
import { connect as connectTls } from "node:tls";
import type { Io } from "../frame/io.js";
import { createFetch } from "./create-fetch.js";
import { isOfUnknownAuthority } from "./explain-outcome.js";
import { portOf, tlsTarget } from "./host.js";
import { directRoute, type Network, type Route } from "./network.js";
import type { HeaderList } from "./outcome.js";
import { ProxyError } from "./proxy-error.js";
import { type NamedProxy, readProxies } from "./proxy-settings.js";
import { reasonOf } from "./send-request.js";

/** A proxy whose address could be read. */
interface Reached extends NamedProxy {
  readonly url: URL;
}

type Connected = (error: Error | null, socket: Duplex) => void;

/**
 * Sends what the environment gives to a proxy through it. https goes through a tunnel (CONNECT), so the proxy sees
 * nothing of it; plain http is forwarded, because many proxies open tunnels to port 443 alone.
 */
export function proxiedNetwork(env: Io["env"]): Network {
  const proxyFor = readProxies(env);
  const routeTo = (url: URL, signal: AbortSignal): Route => {
    const proxy = proxyFor(url);
    if (proxy === undefined) return directRoute(url);
    if (url.protocol === "https:") return { ...directRoute(url), agent: new TunnelAgent(proxy, url, signal) };
    const { origin, pathname, search } = url;
    return {
      agent: new ForwardAgent(proxy, signal),
      path: `${origin}${pathname}${search}`,
      headers: credentialsOf(proxy),
      refusal: (status) => (status === 407 ? refused(proxy, url, status) : undefined),
    };
  };
  return {
    fetch: createFetch(routeTo),
    routeTo,
    async tunnelTo(url, signal) {
      const proxy = proxyFor(url);
      return proxy && openTunnel(proxy, url, signal);
    },
  };
}

class TunnelAgent extends HttpsAgent {
  constructor(
    private readonly proxy: NamedProxy,
    private readonly target: URL,
    private readonly until: AbortSignal,
  ) {
    super();
  }

  override createConnection({ rejectUnauthorized }: RequestOptions, connected?: Connected): undefined {
    // Node takes the socket from the callback, and then there is none beside an error.
    const fail = (error: Error): void => connected?.(error, undefined as unknown as Duplex);
    openTunnel(this.proxy, this.target, this.until).then((socket) => {
      connected?.(null, connectTls({ rejectUnauthorized, ...tlsTarget(this.target), socket }));
    }, fail);
  }
}

class ForwardAgent extends HttpAgent {
  constructor(
    private readonly proxy: NamedProxy,
    private readonly until: AbortSignal,
  ) {
    super();
  }

  override createConnection(_: ClientRequestArgs, connected?: Connected): undefined {
    const fail = (error: Error): void => connected?.(error, undefined as unknown as Duplex);
    connectTo(this.proxy, this.until).then((socket) => connected?.(null, socket), fail);
  }
}

/** Connects to the proxy itself. */
async function connectTo(given: NamedProxy, signal: AbortSignal): Promise<Socket> {
  const proxy = reached(given);
  const { url } = proxy;
  const isTls = url.protocol === "https:";
  return new Promise((resolve, reject) => {
    const socket = isTls ? connectTls(tlsTarget(url)) : connectTcp(tlsTarget(url));
    const settle = (act: () => void): void => {
      signal.removeEventListener("abort", stop);
      socket.off("error", fail);
      act();
    };
    const fail = (error: NodeJS.ErrnoException): void => settle(() => reject(unreachable(proxy, error)));
    const stop = (): void => {
      settle(() => reject(late(proxy, signal)));
      socket.destroy();
    };
    socket.once("error", fail);
    socket.once(isTls ? "secureConnect" : "connect", () => settle(() => resolve(socket)));
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
  });
}

/** Asks the proxy for a connection to the host of an address. */
async function openTunnel(proxy: NamedProxy, target: URL, signal: AbortSignal): Promise<Socket> {
  const socket = await connectTo(proxy, signal);
  const authority = `${target.hostname}:${portOf(target)}`;
  return new Promise((resolve, reject) => {
    const request = requestHttp({
      method: "CONNECT",
      path: authority,
      headers: { host: authority, ...Object.fromEntries(credentialsOf(proxy)) },
      createConnection: () => socket,
    });
    const stop = (): void => {
      reject(late(proxy, signal));
      request.destroy();
    };
    request.once("close", () => signal.removeEventListener("abort", stop));
    request.once("error", (error: NodeJS.ErrnoException) => reject(unreachable(proxy, error)));
    request.once("connect", ({ statusCode = 0 }, opened: Socket, head) => {
      signal.removeEventListener("abort", stop);
      if (statusCode < 200 || statusCode > 299) {
        opened.destroy();
        reject(refused(proxy, target, statusCode));
        return;
      }
      if (head.length > 0) opened.unshift(head);
      resolve(opened);
    });
    signal.addEventListener("abort", stop, { once: true });
    request.end();
  });
}

function reached(proxy: NamedProxy): Reached {
  const { variable, url } = proxy;
  if (url !== undefined) return { variable, url };
  throw new ProxyError(
    `${variable} is not the address of an HTTP proxy: write it as http://host:port, or https://host:port. In a name or password, # is written as %23, / as %2F, and ? as %3F.`,
  );
}

function credentialsOf({ url }: NamedProxy): HeaderList {
  if (url === undefined || (url.username === "" && url.password === "")) return [];
  // Unlike decodeURIComponent, it takes a sign of percent that begins no letter as itself.
  const [name, password] = [url.username, url.password].map(decode);
  return [["Proxy-Authorization", `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`]];
}

/** The proxy and its variable, without its password. */
function nameOf({ variable, url }: NamedProxy): string {
  return `The proxy ${url?.host} of ${variable}`;
}

function unreachable(proxy: NamedProxy, error: NodeJS.ErrnoException): ProxyError {
  const code = error.code ?? error.message;
  const question =
    reasonOf(code) === "tls"
      ? "Is its certificate valid, and is https right for it?"
      : "Is it running there?";
  const advice = isOfUnknownAuthority(code)
    ? "Its certificate is not trusted: name the file of its authority in NODE_EXTRA_CA_CERTS."
    : `${question} Correct or unset ${proxy.variable}, or name the hosts that need no proxy in NO_PROXY.`;
  return new ProxyError(`${nameOf(proxy)} cannot be reached (${code}). ${advice}`, { cause: error });
}

function late(proxy: NamedProxy, signal: AbortSignal): ProxyError {
  const advice = `Correct or unset ${proxy.variable}, or name the hosts that need no proxy in NO_PROXY.`;
  return new ProxyError(`${nameOf(proxy)} did not answer in time. ${advice}`, { cause: signal.reason });
}

function refused(proxy: NamedProxy, target: URL, status: number): ProxyError {
  const { username } = proxy.url ?? {};
  const what = `${nameOf(proxy)} answered ${status} when it was asked for ${target.host}.`;
  if (status === 407) {
    // No example with a password: the SDK would take it for a real one, and hide the whole error.
    const isNamed = username !== undefined && username !== "";
    return new ProxyError(
      `${what} ${isNamed ? `It does not accept the name and the password in ${proxy.variable}.` : `It wants a name and a password: write them into ${proxy.variable} before the host; see syndikit help environment.`}`,
    );
  }
  const reason = status >= 500 ? "It cannot reach that host" : "It does not allow that host";
  return new ProxyError(`${what} ${reason}. If the host needs no proxy, name it in NO_PROXY.`);
}
