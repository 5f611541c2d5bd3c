import { createServer, request as requestHttp, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** What stands between a sender and a receiver. */
export interface Middle {
  /** Its origin. */
  readonly origin: string;
  /** How many requests it answered itself. */
  readonly answeredItself: number;
  close(): Promise<void>;
}

/** An answer that it gives itself. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface MiddleOptions {
  /** Where the receiver listens. */
  readonly target: { readonly host: string; readonly port: number };
  /** An address of this machine. */
  readonly host?: string;
  /** Speaks TLS with this certificate. */
  readonly identity?: { readonly cert: string; readonly key: string };
  /** The answer to a request that is not passed on. */
  readonly instead?: (body: Buffer) => OwnAnswer | undefined;
}

/** Starts a proxy. Where the receiver does not listen, it answers 502, as proxies do. */
export async function startMiddle(options: MiddleOptions): Promise<Middle> {
  const { target, host = "127.0.0.1", identity, instead = () => undefined } = options;
  let answeredItself = 0;
  const handle: Parameters<typeof createServer>[1] = async (request, response) => {
    const body = await buffer(request);
    const answerItself = ({ status, headers = {} }: OwnAnswer): void => {
      answeredItself += 1;
      response.writeHead(status, headers).end();
    };
    const own = instead(body);
    if (own !== undefined) return answerItself(own);
    const { method = "GET", url = "/", headers } = request;
    const onward = requestHttp({ ...target, method, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => answerItself({ status: 502 }));
    onward.end(body);
  };
  const server: Server = identity === undefined ? createServer(handle) : createTlsServer(identity, handle);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const scheme = identity === undefined ? "http" : "https";
  return {
    origin: `${scheme}://${host.includes(":") ? `[${host}]` : host}:${port}`,
    get answeredItself() {
      return answeredItself;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A limit of requests as proxies have it: so many in each window, and then 429 with the seconds that are left. */
export function limitOf(requests: number, windowMs: number): NonNullable<MiddleOptions["instead"]> {
  let began = 0;
  let count = 0;
  return () => {
    const now = Date.now();
    if (now >= began + windowMs) {
      began = now;
      count = 0;
    }
    count += 1;
    if (count <= requests) return undefined;
    const left = Math.ceil((began + windowMs - now) / 1_000);
    return { status: 429, headers: { "retry-after": String(left) } };
  };
}
