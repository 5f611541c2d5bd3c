import type { Agent } from "node:http";
import type { Socket } from "node:net";
import type { HeaderList } from "./outcome.js";
import type { ProxyError } from "./proxy-error.js";

/** How commands reach other machines: directly, or through the proxies that the environment names. */
export interface Network {
  /** For the clients that take a `fetch`. */
  readonly fetch: typeof globalThis.fetch;
  /** How one request to an address is sent. The signal ends what the proxy has not answered yet. */
  routeTo(url: URL, signal: AbortSignal): Route;
  /**
   * Opens a connection to the host through its proxy; `undefined` when it is reached directly.
   *
   * @throws {ProxyError} when the proxy does not open it.
   */
  tunnelTo(url: URL, signal: AbortSignal): Promise<Socket | undefined>;
}

/** What a request of `node:http` needs beside its own options. */
export interface Route {
  /** Connects through the proxy; `false` means directly. */
  readonly agent: Agent | false;
  /** The path of the request line. A proxy that forwards plain HTTP gets the whole address there. */
  readonly path: string;
  /** Headers for the proxy. */
  readonly headers: HeaderList;
  /** Why the proxy refused to forward the request, if the status can come from nobody else. */
  refusal(status: number): ProxyError | undefined;
}

/** A route without a proxy. */
export const directRoute = ({ pathname, search }: URL): Route => ({
  agent: false,
  path: `${pathname}${search}`,
  headers: [],
  refusal: () => undefined,
});

/** The variables that name a proxy, each also in small letters. */
export const PROXY_VARIABLES = { "http:": "HTTP_PROXY", "https:": "HTTPS_PROXY" } as const;
