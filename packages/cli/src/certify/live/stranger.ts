import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Stranger } from "./stage.js";

/** Listens where an event with a foreign `entityUrl` points, and answers 404 to whoever follows it. */
export async function openStranger(): Promise<Stranger> {
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(request.url ?? "");
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    visits,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
