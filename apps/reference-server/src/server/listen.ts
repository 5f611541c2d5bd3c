import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { createAdaptorServer, type HttpBindings, type ServerType } from "@hono/node-server";
import { ConfigError } from "../errors.js";
import type { Connection } from "../http/app.js";
import { createUnreadAnswers } from "./unread-answers.js";

/** The address to listen on, and the limits of a request. */
export interface ListenOptions {
  /** Default: 127.0.0.1. */
  readonly host?: string | undefined;
  /** Default: a free one. */
  readonly port?: number;
  /** A separate port that serves `/metrics` without credentials; 0 picks a free one. Default: none. */
  readonly metricsPort?: number | undefined;
  /** The address of that port. Default: 127.0.0.1. */
  readonly metricsHost?: string | undefined;
  /** Time for a request's headers, in milliseconds; 10,000 when absent. */
  readonly headersTimeout?: number;
  /** Time for the whole of a request, in milliseconds; 30,000 when absent. */
  readonly requestTimeout?: number;
  /** Time for who asked to read an answer, in milliseconds, and as much more for each half of a mebibyte; 30,000 when absent. */
  readonly answerTimeout?: number;
}

/** The app to serve, with Hono's signature. */
interface App {
  fetch(
    request: Request,
    bindings: { readonly connection: Connection; readonly target: string },
  ): Response | Promise<Response>;
}

export interface Listening {
  readonly url: string;
  /**
   * Stops accepting connections, and waits for responses in progress.
   *
   * @param timeout - milliseconds after which they are cut off.
   */
  close(timeout: number): Promise<void>;
}

/** In milliseconds. A slower client is an attempt to hold sockets open. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
const ANSWER_TIMEOUT = 30_000;

/** The longest time between two looks at what nobody reads. */
const CHECK_INTERVAL = 1_000;

/**
 * Serves an app over HTTP.
 *
 * @throws {ConfigError} when the port is taken or not permitted.
 */
export async function listen(
  app: App,
  {
    host = "127.0.0.1",
    port = 0,
    headersTimeout = HEADERS_TIMEOUT,
    requestTimeout = REQUEST_TIMEOUT,
    answerTimeout = ANSWER_TIMEOUT,
  }: ListenOptions = {},
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => {
      const { socket, rawHeaders, headers, url: target = "" } = (bindings as HttpBindings).incoming;
      if (hasTwoHosts(rawHeaders)) return refuse("Send one Host header.");
      if (!headers.host && target.startsWith("/") && !NEEDS_NO_HOST.test(target)) {
        return refuse("Send a Host header: answers hold addresses.");
      }
      const connection = {
        address: socket.remoteAddress ?? "unknown",
        reset: () => socket.resetAndDestroy(),
      };
      return app.fetch(request, { connection, target });
    },
    // The adapter refuses requests without a Host, unless it has another name to use.
    hostname: "localhost",
    // The interval at which Node checks for expired timeouts. Its default is 30 seconds.
    serverOptions: { headersTimeout, requestTimeout, connectionsCheckingInterval: headersTimeout / 10 },
  });
  // By connection, because only the first answer of a connection is told when that closes.
  const pending = new Map<Socket, Set<ServerResponse>>();
  server.on("connection", (socket: Socket) => {
    pending.set(socket, new Set());
    socket.once("close", () => pending.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    const answers = pending.get(socket);
    answers?.add(response);
    response.once("close", () => answers?.delete(response));
  });
  const unread = createUnreadAnswers({
    pending,
    elapsed: () => performance.now(),
    patience: answerTimeout,
  });
  const checking = setInterval(() => unread.check(), Math.min(CHECK_INTERVAL, answerTimeout / 10)).unref();
  server.once("close", () => clearInterval(checking));
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE" || error.code === "EACCES";
      reject(
        taken
          ? new ConfigError(
              `Cannot listen on port ${port} of ${host}: ${error.code}. Choose another port with --port.`,
            )
          : error,
      );
    });
    server.listen(port, host, () => resolve());
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${actualPort}`,
    close: (timeout) => close(server, pending, Math.min(requestTimeout, timeout)),
  };
}

/** A proxy may have checked one of them, while Node uses the other. Raw headers alternate between names and values. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

/** Health checks in HTTP/1.0, the default of some proxies, send no Host. */
const NEEDS_NO_HOST = /^\/+(livez|readyz|metrics)(\?|$)/;

function refuse(reason: string): Response {
  return new Response(`${reason}\n`, {
    status: 400,
    headers: { "Content-Type": "text/plain", "Cache-Control": "no-store", Connection: "close" },
  });
}

/**
 * Waits for the responses to complete requests, but not longer than the timeout: once a server is closing, Node
 * enforces no timeouts, and a client that never completes its request would keep it open forever.
 */
async function close(
  server: ServerType,
  pending: ReadonlyMap<Socket, ReadonlySet<ServerResponse>>,
  timeout: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if (!("closeAllConnections" in server)) return closed;
  server.closeIdleConnections();
  const timedOut = new Promise<void>((resolve) => setTimeout(resolve, timeout).unref());
  const closing = (one: Socket | ServerResponse): Promise<unknown> =>
    new Promise((resolve) => one.once("close", resolve));
  const sent = [...pending].map(([socket, answers]) =>
    Promise.race([closing(socket), Promise.all([...answers].map(closing))]),
  );
  await Promise.race([Promise.all(sent), timedOut]);
  server.closeAllConnections();
  return closed;
}
