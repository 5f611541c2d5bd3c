import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { duplexPair } from "node:stream";

/** A listener of `node:http`: a function, an Express application, `fastify.routing`, or what `toNode` makes. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Converts a listener of `node:http` into a function from `Request` to `Response`, without a socket: for
 * `startMarketplace` and for signed requests.
 *
 * @throws {TypeError} when it is no function.
 *
 * @example
 * ```ts
 * const marketplace = await startMarketplace({ receive: fromNode(expressApplication) });
 * ```
 */
export function fromNode(listener: NodeListener): (request: Request) => Promise<Response> {
  if (typeof listener !== "function") {
    throw new TypeError(
      `${String(listener)} is not a listener. Pass a function of a request and a response, an Express application, or \`fastify.routing\`.`,
    );
  }
  return async (request) => {
    const body = Buffer.from(await request.arrayBuffer());
    const { method, url } = request;
    const { host, pathname, search } = new URL(url);
    const server = createServer((incoming, response) => {
      // Nobody handles an error before the answer, so it closes the connection.
      const fail = (error: unknown): void => void response.destroy(toError(error));
      try {
        Promise.resolve(listener(incoming, response)).catch(fail);
      } catch (error) {
        fail(error);
      }
    });
    const [near, far] = duplexPair();
    server.emit("connection", far);
    try {
      return await new Promise<Response>((resolve, reject) => {
        const outgoing = send(
          {
            method,
            path: pathname + search,
            headers: { host, ...Object.fromEntries(request.headers), connection: "close", ...lengthOf(body) },
            createConnection: () => near,
          },
          (response) => resolve(toResponse(response)),
        );
        far.once("error", reject);
        outgoing.once("error", reject);
        outgoing.end(body);
      });
    } finally {
      near.destroy();
      far.destroy();
    }
  };
}

function lengthOf(body: Buffer): { "content-length"?: string } {
  return body.length === 0 ? {} : { "content-length": String(body.length) };
}

async function toResponse(response: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const status = response.statusCode ?? 0;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const hasBody = ![101, 204, 205, 304].includes(status);
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers });
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
