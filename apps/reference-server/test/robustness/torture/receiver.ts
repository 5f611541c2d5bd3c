import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { EventNotification } from "@syndikit/contract";

/** A vendor's endpoint that records what it receives. */
export interface Receiver {
  readonly url: string;
  /** Every received event, in order, with the status of the answer. */
  readonly received: readonly { readonly event: EventNotification; readonly status: number }[];
  close(): Promise<void>;
}

/** How a receiver behaves. */
export interface ReceiverOptions {
  /** Called for each connection before anything is read from it. */
  readonly onConnection?: (socket: Socket) => void;
  /** Decides the status of the answer; 204 when absent. It may take time. */
  readonly answer?: (event: EventNotification) => number | Promise<number>;
  /** Whether received events are recorded; true when absent. */
  readonly remember?: boolean;
}

/** Listens on the loopback address. */
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
    // A killed sender aborts its request.
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
