import { lookup } from "node:dns";
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request as requestHttp, type Server } from "node:http";
import { request as requestHttps } from "node:https";
import type { AddressInfo, LookupFunction } from "node:net";

/** A request that is sent as it is; redirects are not followed. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Milliseconds for the whole request. */
  readonly timeLimit: number;
  readonly signal?: AbortSignal | undefined;
  /** Sends it; `node:http` when absent. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** The result of a request. `none`: no answer came; `reason` says why. */
export type Answer =
  | {
      readonly status: number;
      readonly header: (name: string) => string | undefined;
      readonly body: Uint8Array;
      /** Milliseconds. */
      readonly took: number;
    }
  | { readonly status: "none"; readonly reason: string; readonly took: number };

/** Enough for a list of some hundred thousand tenants. */
const MAX_BODY_BYTES = 64 * 1_048_576;

/** Sends a request, and never throws: `fetch` would not say why a connection failed. */
export async function send(outgoing: OutgoingRequest): Promise<Answer> {
  const { method, url, headers, body, timeLimit, signal, fetch } = outgoing;
  const began = performance.now();
  const took = (): number => Math.round(performance.now() - began);
  const limit = AbortSignal.timeout(timeLimit);
  const until = AbortSignal.any(signal === undefined ? [limit] : [limit, signal]);
  try {
    if (fetch !== undefined) {
      const init = { method, headers, redirect: "manual", signal: until } as const;
      // A body that is absent is not an empty one.
      const response = await fetch(url, body === undefined ? init : { ...init, body: Buffer.from(body) });
      return {
        status: response.status,
        header: (name) => response.headers.get(name) ?? undefined,
        body: await readBeginning(response.body ?? []),
        took: took(),
      };
    }
    const request = (url.protocol === "https:" ? requestHttps : requestHttp)(url, {
      method,
      headers: { ...headers, ...(body && { "content-length": body.length }), connection: "close" },
      agent: false,
      lookup: lookUp,
      // On this machine, a developer's self-signed certificate is accepted.
      rejectUnauthorized: !isLoopback(url.hostname),
      signal: until,
    });
    request.end(body);
    const response = await answerTo(request);
    return {
      status: response.statusCode ?? 0,
      header: (name) => response.headers[name.toLowerCase()]?.toString(),
      body: response.statusCode === SWITCHING ? new Uint8Array() : await readBeginning(response),
      took: took(),
    };
  } catch (error) {
    const stopped = signal?.aborted ? "stopped" : undefined;
    const late = limit.aborted ? "no answer in time" : undefined;
    return { status: "none", reason: stopped ?? late ?? describe(error), took: took() };
  }
}

/** The status of an answer after which another protocol is spoken. */
const SWITCHING = 101;

function answerTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once("response", resolve);
    // Node leaves the connection to who listens for this, and without a listener says nothing.
    request.once("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response);
    });
    // Node also reports an error of the connection on the answer, where it is handled.
    request.on("error", reject);
    request.once("close", () => reject(new Error("The connection was closed.")));
  });
}

/** Finds the addresses of a host. Names below `localhost` are this machine, which not every system's library knows. */
const lookUp: LookupFunction = (hostname, options, found) =>
  lookup(/\.localhost\.?$/i.test(hostname) ? "localhost" : hostname, options, found);

/** Reads a body to its end, and keeps no more than its beginning. */
async function readBeginning(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    if (length < MAX_BODY_BYTES) chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks);
}

function describe(error: unknown): string {
  // A `fetch` has the reason as its cause.
  const { cause = error } = error instanceof TypeError ? error : {};
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
  switch (code) {
    case "ERR_PROXY":
      return cause instanceof Error ? cause.message.replace(/\.$/, "") : code;
    case "ECONNREFUSED":
      return "nothing listens there";
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return "the host name is unknown";
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "EADDRNOTAVAIL":
      return "the host cannot be reached";
    case "ETIMEDOUT":
      return "no answer in time";
    default:
      if (code.startsWith("HPE_")) return "the answer is not HTTP";
      return /SSL|TLS|CERT|EPROTO|UNABLE_TO/.test(code)
        ? `the certificate is not trusted (${code}${/SELF_SIGNED|UNABLE_TO/.test(code) ? "; if it is of an authority of your own, name its file in NODE_EXTRA_CA_CERTS" : ""})`
        : "the connection was closed";
  }
}

function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost\.?|127(\.\d+){3}|\[?::1\]?)$/i.test(hostname);
}

/** Makes a server listen, and resolves to its port. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, "listening");
  // A server that listens on a port has such an address.
  return (server.address() as AddressInfo).port;
}

/** Closes a server and its connections. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
