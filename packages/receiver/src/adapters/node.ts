import type { IncomingMessage, ServerResponse } from "node:http";
import { isObject } from "../check-options.js";
import { BodyConsumedError, type Framework } from "../http/body-consumed-error.js";
import {
  type BodySource,
  checkEndpoint,
  type Endpoint,
  type HeaderValue,
  type HttpRequest,
  type HttpResponse,
} from "../http/endpoint.js";
import { isBytes } from "../http/is-bytes.js";
import { feedOf } from "./node-feed.js";

/** A request of Node, and the fields that frameworks add to it. */
export type NodeRequest = IncomingMessage & {
  readonly originalUrl?: string;
  readonly body?: unknown;
  readonly rawBody?: unknown;
};

/**
 * An endpoint as a listener of `node:http`.
 *
 * @throws {TypeError} when it is given no endpoint.
 *
 * @example
 * ```ts
 * createServer(toNode(receiver)).listen(3000);
 * ```
 */
export function toNode(
  endpoint: Endpoint,
): (request: NodeRequest, response: ServerResponse) => Promise<void> {
  checkEndpoint("toNode", endpoint);
  return (request, response) => handleNode(endpoint, { request, response, framework: "node" });
}

/** A request and a response, as Fastify wraps them: also in a controller of NestJS that uses it. */
export interface FastifyPair {
  readonly request: { readonly raw: NodeRequest; readonly body?: unknown; readonly rawBody?: unknown };
  readonly response: { readonly raw: ServerResponse; hijack?(): unknown };
}

/** One Node request and its response, whichever framework they come from. */
export async function handleNode(
  endpoint: Endpoint,
  given: { request: NodeRequest; response: ServerResponse; framework: Framework },
): Promise<void> {
  if (isWrapped(given)) return handleFastify(endpoint, given);
  const { request, response, framework } = given;
  if (typeof response?.writeHead !== "function") {
    const right = framework === "express" ? "toExpress" : framework === "fastify" ? "toFastify" : "toNode";
    throw new TypeError(
      `The handler of ${right} takes a request and a response of Node. With Hono use toHono, with a Request toFetch.`,
    );
  }
  send(request, response, await endpoint.handle(new ReceivedRequest(request, framework)));
}

function isWrapped(given: object): given is FastifyPair {
  const { request, response }: { request?: unknown; response?: unknown } = given;
  const isOf = (value: unknown, method: string): boolean =>
    isObject(value) && typeof Reflect.get(value, method) === "function";
  const raw: unknown = isObject(response) ? Reflect.get(response, "raw") : undefined;
  return !isOf(response, "writeHead") && isOf(raw, "writeHead") && isObject(request) && "raw" in request;
}

/** Fastify sends no answer of its own after `hijack`. A plugin such as fastify-raw-body keeps the bytes on its request. */
export async function handleFastify(endpoint: Endpoint, { request, response }: FastifyPair): Promise<void> {
  response.hijack?.();
  const bytes = request.rawBody ?? (isBytes(request.body) ? request.body : undefined);
  const answer = await endpoint.handle(new ReceivedRequest(request.raw, "fastify", bytes, request.body));
  send(request.raw, response.raw, answer);
}

// A class, because an object literal with these methods would create four functions for each request.
class ReceivedRequest implements HttpRequest {
  readonly method: string;
  readonly #request: NodeRequest;
  readonly #framework: Framework;
  readonly #bytes: unknown;
  readonly #parsed: unknown;

  constructor(request: NodeRequest, framework: Framework, bytes?: unknown, parsed?: unknown) {
    this.method = request.method ?? "";
    this.#request = request;
    this.#framework = framework;
    this.#bytes = bytes;
    this.#parsed = parsed;
  }

  get path(): string {
    return (this.#request.originalUrl ?? this.#request.url ?? "/").split("?", 1)[0] ?? "/";
  }

  header(name: string): HeaderValue {
    return this.#request.headers[name.toLowerCase()];
  }

  get query(): string {
    return (this.#request.originalUrl ?? this.#request.url ?? "").split("?", 2)[1] ?? "";
  }

  body(): BodySource {
    return openBody(this.#request, this.#framework, this.#bytes);
  }

  parsed(): unknown {
    return this.#parsed ?? this.#request.body;
  }
}

function openBody(request: NodeRequest, framework: Framework, bytes: unknown): BodySource {
  if (isBytes(bytes)) return bytes;
  if (typeof bytes === "string") return new TextEncoder().encode(bytes);
  // Raw body parsers, and platforms that keep the bytes, give exactly what was sent.
  if (isBytes(request.body)) return request.body;
  if (isBytes(request.rawBody)) return request.rawBody;
  // Some platforms and parsers keep the body as text. If decoding changed it, the signature check fails and says so.
  const text = [request.rawBody, request.body].find((kept) => typeof kept === "string");
  if (text !== undefined) return new TextEncoder().encode(text);
  // A body that was decoded to text is not necessarily what was sent.
  if (request.readableDidRead || request.readableEncoding !== null) throw new BodyConsumedError(framework);
  return feedOf(request);
}

function send(request: NodeRequest, response: ServerResponse, { status, headers, body }: HttpResponse): void {
  // A refused body is not read to its end, so the connection cannot be reused. HTTP/2 has no such header.
  const close = !request.complete && request.httpVersionMajor === 1;
  response.writeHead(status, close ? { ...headers, connection: "close" } : headers);
  response.end(request.method === "HEAD" ? undefined : body);
}
