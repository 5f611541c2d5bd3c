import { describe, isObject } from "../check-options.js";
import { BodyConsumedError } from "../http/body-consumed-error.js";
import { type BodySource, checkEndpoint, type Endpoint } from "../http/endpoint.js";

/**
 * An endpoint as a function from `Request` to `Response`: for Next.js route handlers, Workers, Deno and Bun.
 *
 * @throws {TypeError} when it is given no endpoint.
 *
 * @example
 * ```ts
 * export const POST = toFetch(receiver);
 * ```
 */
export function toFetch(endpoint: Endpoint): (request: Request) => Promise<Response> {
  checkEndpoint("toFetch", endpoint);
  return async (request) => {
    checkRequest(request);
    const { pathname, search } = new URL(request.url);
    const { status, headers, body } = await endpoint.handle({
      method: request.method,
      path: pathname,
      query: search.slice(1),
      header: (name) => request.headers.get(name),
      body: () => openBody(request),
    });
    // HEAD and 204 must not have a body, not even an empty one.
    return new Response(request.method === "HEAD" ? null : (body ?? null), { status, headers });
  };
}

// By what is used of it: some frameworks pass a Request that is not of the global class.
function checkRequest(request: unknown): void {
  const headers: unknown = isObject(request) ? Reflect.get(request, "headers") : undefined;
  if (isObject(headers) && typeof Reflect.get(headers, "get") === "function") return;
  throw new TypeError(
    `The handler of toFetch takes a Request, not ${describe(request)}. With Express use toExpress, with Fastify toFastify, with node:http toNode, with Hono toHono.`,
  );
}

function openBody(request: Request): BodySource {
  if (request.bodyUsed) throw new BodyConsumedError("fetch");
  return request.body === null ? undefined : readStream(request.body);
}

// Not every runtime lets a stream be iterated.
async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Too large: the rest of the body is cancelled. The answer neither waits for that nor fails because of it.
    reader.cancel().catch(() => {});
  }
}
