import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { EventNotification } from "@syndikit/contract";

/** A vendor's endpoint, which remembers what it got. */
export interface Receiver {
  readonly url: string;
  /** Every event that came, in the order in which it came, with what was answered. */
  readonly received: readonly { readonly event: EventNotification; readonly status: number }[];
  close(): Promise<void>;
}

/** How a receiver behaves. */
export interface ReceiverOptions {
  /** Told of each connection before anything is read from it. */
  readonly onConnection?: (socket: Socket) => void;
  /** Decides what is answered; 204 when absent. The answer may come late. */
  readonly answer?: (event: EventNotification) => number | Promise<number>;
  /** Whether what came is kept; true when absent. */
  readonly remember?: boolean;
}

/** Listens on this machine. */
export async function openReceiver({
  onConnection,
  answer = () => 204,
  remember = true,
}: ReceiverOptions = {}): Promise<Receiver> {
  const received: { event: EventNotification; status: number }[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const event = JSON.parse(Buffer.concat(chunks).toString()) as EventNotification;
    const entry = { event, status: 0 };
    if (remember) received.push(entry);
    entry.status = await answer(event);
    response.writeHead(entry.status).end();
  };
  const server = createServer((request, response) => {
    // A sender that is killed in the middle breaks its request off.
    respond(request, response).catch(() => response.destroy());
  });
  if (onConnection !== undefined) server.on("connection", onConnection);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
