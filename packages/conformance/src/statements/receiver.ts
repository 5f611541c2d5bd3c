import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fieldOf, type StatementDelivery, type StatementReply } from "./statement.js";

/** Signs the events that the receiver gets. */
export const RECEIVER_SECRET = "a secret of the statements";

/** What the vendor's application is to the marketplace: an address that accepts events and answers questions. */
export interface StatementReceiver {
  /** With a slash at its end. */
  readonly origin: string;
  readonly deliveries: readonly StatementDelivery[];
  /** The last one that gives an answer gives it. */
  replyWith(reply: Reply): void;
  close(): Promise<void>;
}

type Reply = (delivery: StatementDelivery) => StatementReply | undefined;

const ACCEPTED: StatementReply = { status: 204 };

/** Listens on a free port of the loopback address, and accepts every event. */
export async function openReceiver(): Promise<StatementReceiver> {
  const deliveries: StatementDelivery[] = [];
  const replies: Reply[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "/", rawHeaders } = request;
      const names = rawHeaders.filter((_, index) => index % 2 === 0);
      const headers = new Map(names.map((name, index) => [name, rawHeaders[2 * index + 1] ?? ""]));
      const text = Buffer.concat(chunks).toString("utf8");
      const delivery = { method, path, headers, text, event: parse(text) };
      deliveries.push(delivery);
      const { status, headers: more = {}, body } = findReply(replies, delivery);
      const type = body === undefined ? {} : { "Content-Type": "application/json" };
      response
        .writeHead(status, { ...type, ...more })
        .end(body === undefined ? undefined : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}/`,
    deliveries,
    replyWith: (reply) => void replies.push(reply),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function findReply(replies: readonly Reply[], delivery: StatementDelivery): StatementReply {
  for (const reply of replies.toReversed()) {
    const found = reply(delivery);
    if (found !== undefined) return found;
  }
  return ACCEPTED;
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
