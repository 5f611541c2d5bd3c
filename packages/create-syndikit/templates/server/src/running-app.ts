import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";

/** Where to listen. */
export interface Address {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
}

/** An application that is listening. */
export interface RunningApp {
  readonly url: string;
  /** Accepts no more requests, and waits for those that have started. */
  readonly close: () => Promise<void>;
}

/**
 * Makes the end of a server prompt: it waits for answers, and for nothing else. By itself it also waits for connections
 * that clients keep for their next request, and for those that have not brought one yet: for a minute and more.
 *
 * @param close - closes the server. Default: its own function.
 * @returns a function that closes it.
 */
export function closePromptly(server: Server, close?: () => Promise<void>): () => Promise<void> {
  const unused = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage) => unused.delete(socket));
  return async () => {
    const closed = close?.() ?? new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of unused) socket.destroy();
    // A connection whose answer is still being sent is idle after that.
    const timer = setInterval(() => server.closeIdleConnections(), 20);
    await closed.finally(() => clearInterval(timer));
  };
}
