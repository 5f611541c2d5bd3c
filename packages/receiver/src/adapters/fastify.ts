import type { IncomingMessage, ServerResponse } from "node:http";
import { aText, checkOptions, type Expectation, required } from "../check-options.js";
import { checkEndpoint, type Endpoint } from "../http/endpoint.js";
import { handleFastify } from "./node.js";

/** What the plugin uses of a Fastify instance. */
export interface FastifyLike {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parser: (request: unknown, payload: unknown, done: (error: null) => void) => void,
  ): unknown;
  all(
    url: string,
    handler: (
      request: { readonly raw: IncomingMessage; readonly rawBody?: unknown },
      reply: { readonly raw: ServerResponse; hijack(): unknown },
    ) => Promise<void>,
  ): unknown;
}

/** Where the plugin serves the endpoint. */
export interface FastifyOptions {
  readonly url: string;
}

const members = { url: required(aText) } satisfies Record<keyof FastifyOptions, Expectation>;

/**
 * An endpoint as a plugin of Fastify. Only inside the plugin is the body left unparsed, so the rest of the
 * application keeps its JSON.
 *
 * @throws {TypeError} when it is given no endpoint, or no `url`.
 *
 * @example
 * ```ts
 * app.register(toFastify(receiver, { url: "/marketplace/events" }));
 * ```
 */
export function toFastify(
  endpoint: Endpoint,
  options: FastifyOptions,
): (fastify: FastifyLike) => Promise<void> {
  checkEndpoint("toFastify", endpoint);
  checkOptions("toFastify", options, members);
  const { url } = options;
  return async (fastify) => {
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser("*", (_request, _payload, done) => done(null));
    fastify.all(url, (request, reply) => handleFastify(endpoint, { request, response: reply }));
  };
}
