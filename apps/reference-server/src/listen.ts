import type { AddressInfo } from "node:net";
import { createAdaptorServer, type HttpBindings, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";
import { ConfigError } from "./config-error.js";
import type { AppEnvironment } from "./http/app.js";

/** Where to listen. */
export interface ListenOptions {
  /** 127.0.0.1 when absent. */
  readonly host?: string;
  /** A free one when absent. */
  readonly port?: number;
}

/** A server that listens. */
export interface Listening {
  readonly url: string;
  /** Takes no more connections, and waits for the answers that are on their way. */
  close(): Promise<void>;
}

/** Time for a request's headers and for the whole of it, in milliseconds: nobody needs longer, but who wants to hold sockets open. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;

/** Serves an app over HTTP. */
export async function listen(
  app: Hono<AppEnvironment>,
  { host = "127.0.0.1", port = 0 }: ListenOptions = {},
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
    serverOptions: { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
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
  return { url: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`, close: () => close(server) };
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}
