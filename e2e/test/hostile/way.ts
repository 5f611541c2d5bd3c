import { once } from "node:events";
import { Agent, createServer, type IncomingHttpHeaders, request as open } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A request in transit, or an answer to one. */
export interface Message {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A request in transit. */
export interface Passing extends Message {
  readonly method: string;
  /** With the query. */
  readonly path: string;
}

export interface Answer extends Message {
  readonly status: number;
}

/** Decides what happens to a request: it gets an answer, or its connection is reset. */
export type Treatment = (passing: Passing) => Promise<Answer | "reset">;

/** An open way between two programs: a proxy that can do harm. */
export interface Way {
  readonly url: string;
  close(): void;
}

/** Opens a way. If the treatment rejects, the answer is a 502. */
export async function openWay(treat: Treatment): Promise<Way> {
  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    try {
      const answer = await treat({ method, path, headers, body: await buffer(request) });
      if (answer === "reset") request.socket.destroy();
      else response.writeHead(answer.status, endToEnd(answer.headers)).end(answer.body);
    } catch {
      // The vendor is dead at the moment, or the marketplace closed the connection.
      if (!response.headersSent) response.writeHead(502);
      response.end();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** An answer without a body. */
export function bare(status: number, headers: IncomingHttpHeaders = {}): Answer {
  return { status, headers, body: Buffer.alloc(0) };
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Forwards a request to a target, and waits for the answer. */
export async function forward(target: string, { method, path, headers, body }: Passing): Promise<Answer> {
  const request = open(new URL(path, target), {
    agent,
    method,
    headers: { ...endToEnd(headers), "content-length": body.length },
  });
  request.end(body);
  const [response] = await once(request, "response");
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

// Headers of a single connection must not be forwarded.
function endToEnd({ host, connection, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  const { "transfer-encoding": _, "keep-alive": __, "content-length": ___, ...kept } = headers;
  return kept;
}
