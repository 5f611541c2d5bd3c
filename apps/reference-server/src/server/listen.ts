import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";
import { ConfigError } from "../config/config.js";
import type { AppEnvironment } from "../http/app.js";

/** Where to listen. */
export interface ListenOptions {
  /** 127.0.0.1 when absent. */
  readonly host?: string;
  /** A free one when absent. */
  readonly port?: number;
  /** Time for a request's headers, in milliseconds; 10,000 when absent. */
  readonly headersTimeout?: number;
  /** Time for the whole of a request, in milliseconds; 30,000 when absent. */
  readonly requestTimeout?: number;
}

/** A server that listens. */
export interface Listening {
  readonly url: string;
  /** Takes no more connections, and waits for the answers that are on their way. */
  close(): Promise<void>;
}

/** Nobody needs longer, but who wants to hold sockets open. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
/** How long a server that closes waits for answers, in milliseconds. */
const CLOSE_TIMEOUT = 10_000;

/** Serves an app over HTTP. */
export async function listen(
  app: Hono<AppEnvironment>,
  {
    host = "127.0.0.1",
    port = 0,
    headersTimeout = HEADERS_TIMEOUT,
    requestTimeout = REQUEST_TIMEOUT,
  }: ListenOptions = {},
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, bindings) => {
      const { socket } = (bindings as HttpBindings).incoming;
      const surroundings = {
        address: socket.remoteAddress ?? "unknown",
        reset: () => socket.resetAndDestroy(),
      };
      return app.fetch(request, { surroundings });
    },
    // Node looks every half a minute unless told otherwise, and a time-out only ends at a look.
    serverOptions: { headersTimeout, requestTimeout, connectionsCheckingInterval: headersTimeout / 10 },
  });
  const answers = new Set<ServerResponse>();
  server.on("request", (_: IncomingMessage, response: ServerResponse) => {
    answers.add(response);
    response.once("close", () => answers.delete(response));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE" || error.code === "EACCES";
      reject(
        taken
          ? new ConfigError(
              `Port ${port} on ${host} cannot be had: ${error.code}. Choose another with --port.`,
            )
          : error,
      );
    });
    server.listen(port, host, () => resolve());
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`,
    close: () => close(server, answers, Math.min(requestTimeout, CLOSE_TIMEOUT)),
  };
}

/**
 * Waits for the answers to requests that came whole. From here on Node enforces no time-out any more: a client that
 * never ends its request would keep the server for ever.
 */
async function close(
  server: ServerType,
  answers: ReadonlySet<ServerResponse>,
  timeout: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  if (!("closeAllConnections" in server)) return closed;
  server.closeIdleConnections();
  const late = new Promise<void>((resolve) => setTimeout(resolve, timeout).unref());
  const answered = [...answers].map((answer) => new Promise((resolve) => answer.once("close", resolve)));
  await Promise.race([Promise.all(answered), late]);
  server.closeAllConnections();
  return closed;
}
