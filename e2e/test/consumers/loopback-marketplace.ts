import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMarketplaceApp } from "./programs/marketplace-app.js";

/** The small marketplace on a socket. */
export interface LoopbackMarketplace {
  readonly url: string;
  /** Method and path of each call, in order. */
  readonly calls: readonly string[];
  close(): Promise<void>;
}

/** Serves it on a free port of the loopback address. */
export async function serveMarketplace(): Promise<LoopbackMarketplace> {
  const app = createMarketplaceApp();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "GET", url = "/" } = request;
    const body = chunks.length > 0 ? { body: Buffer.concat(chunks) } : {};
    const answer = await app.fetch(new Request(new URL(url, "http://127.0.0.1"), { method, ...body }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: app.calls,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
