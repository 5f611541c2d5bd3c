import { describe, isObject } from "../check-options.js";
import { BodyConsumedError } from "../http/body-consumed-error.js";
import { type BodySource, checkEndpoint, type Endpoint } from "../http/endpoint.js";
import { isBytes } from "../http/is-bytes.js";

/** What is used of a request. That of every platform has it, also where it is not of the global class. */
export interface FetchRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: FetchBody | null;
  readonly bodyUsed?: boolean;
}

/** A stream of bytes. */
export interface FetchBody {
  readonly locked: boolean;
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: unknown }>;
    cancel(): Promise<void>;
  };
}

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
export function toFetch(endpoint: Endpoint): (request: FetchRequest) => Promise<Response> {
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

function openBody(request: FetchRequest): BodySource {
  // Locked: something else reads it, or has begun to.
  if (request.bodyUsed || request.body?.locked) throw new BodyConsumedError("fetch");
  return request.body === null ? undefined : readStream(request.body);
}

// Not every runtime lets a stream be iterated.
async function* readStream(stream: FetchBody): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // Only bytes are sent over a network; a stream of something else is a mistake of what made it.
      if (!isBytes(value)) {
        throw new TypeError(
          `The body of the request must be a stream of bytes, and holds ${describe(value)}.`,
        );
      }
      yield value;
    }
  } finally {
    // Too large: the rest of the body is cancelled. The answer neither waits for that nor fails because of it.
    reader.cancel().catch(() => {});
  }
}
