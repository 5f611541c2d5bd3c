import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fieldOf, type StatementDelivery } from "./statement.js";

/** Signs the events that the receiver gets. */
export const RECEIVER_SECRET = "a secret of the statements";

/** What the vendor's application is to the marketplace: an address that accepts events. */
export interface StatementReceiver {
  readonly url: string;
  readonly deliveries: readonly StatementDelivery[];
  close(): Promise<void>;
}

/** Listens on a free port of the loopback address, and accepts every event. */
export async function openReceiver(): Promise<StatementReceiver> {
  const deliveries: StatementDelivery[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", rawHeaders } = request;
      const names = rawHeaders.filter((_, index) => index % 2 === 0);
      const headers = new Map(names.map((name, index) => [name, rawHeaders[2 * index + 1] ?? ""]));
      const text = Buffer.concat(chunks).toString("utf8");
      deliveries.push({ method, headers, text, event: parse(text) });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    deliveries,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a delivery is about an entity. */
export function isAbout({ event }: StatementDelivery, entityUrl: string): boolean {
  return fieldOf(event, "entityUrl") === entityUrl;
}
