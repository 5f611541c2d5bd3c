import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expectMachine, portNeeds } from "../clock/expect-machine.js";
import type { Fetch } from "./api.js";

/** A port of this machine on which the marketplace answers. */
export interface Port {
  /** `http://127.0.0.1:<port>`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Opens a port in front of a `fetch`, so that calls of another process get the same faults and are recorded too. */
export async function listen(fetch: Fetch): Promise<Port> {
  await expectMachine("marketplace.listen()", portNeeds);
  const server = createServer((request, response) => {
    // Nobody answers, so the connection is closed.
    answer(fetch, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A test that fails before it closes the marketplace must not keep its process alive.
  server.unref();
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(fetch: Fetch, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = "GET", url = "/", headers } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const {
    status,
    headers: answered,
    body,
  } = await fetch(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value = []]) =>
      [value].flat().map((text): [string, string] => [name, text]),
    ),
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
  });
  response.writeHead(status, Object.fromEntries(answered));
  for await (const chunk of body ?? []) response.write(chunk);
  response.end();
}
