import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on loopback, and how many requests it has seen. */
export interface Server {
  readonly url: string;
  seen(): number;
  close(): Promise<void>;
}

/** Answers the request of this number, from 1. */
export type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

export async function listen(handler: Handler): Promise<Server> {
  let count = 0;
  const server = createServer((request, response) => {
    request.resume();
    handler(request, response, ++count);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen: () => count,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
