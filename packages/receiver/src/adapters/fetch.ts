import { BodyConsumedError } from "../http/body-consumed-error.js";
import type { BodySource, Endpoint } from "../http/endpoint.js";

/**
 * An endpoint as a function from `Request` to `Response`: for Next.js route handlers, Workers, Deno and Bun.
 *
 * @example
 * ```ts
 * export const POST = toFetch(receiver);
 * ```
 */
export function toFetch(endpoint: Endpoint): (request: Request) => Promise<Response> {
  return async (request) => {
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
