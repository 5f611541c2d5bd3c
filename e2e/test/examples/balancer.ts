import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { headerNames } from "@syndikit/contract";

/** A load balancer: one address in front of several processes. */
export interface Balancer {
  readonly url: string;
  close(): void;
}

/**
 * Starts a balancer that takes turns between the processes, and skips one that is gone. Like a careless one, it also
 * sends every third request twice.
 */
export async function startBalancer(targets: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const names = ["content-type", headerNames.eventSignature];
    const headers = names.map((name): [string, string] => [
      name,
      String(request.headers[name.toLowerCase()]),
    ]);
    const forward = async (attempt = 0): Promise<number> => {
      const target = targets[turn % targets.length] ?? "";
      turn += 1;
      try {
        return (await fetch(target, { method: "POST", headers, body })).status;
      } catch {
        return attempt < targets.length ? forward(attempt + 1) : 502;
      }
    };
    const [status] = await Promise.all([forward(), turn % 3 === 0 ? forward() : 0]);
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
