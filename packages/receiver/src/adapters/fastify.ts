import type { IncomingMessage, ServerResponse } from "node:http";
import type { Endpoint } from "../http/endpoint.js";
import { handleNode } from "./node.js";

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
      request: { readonly raw: IncomingMessage },
      reply: { readonly raw: ServerResponse; hijack(): unknown },
    ) => Promise<void>,
  ): unknown;
}

/** Where the plugin serves the endpoint. */
export interface FastifyOptions {
  readonly url: string;
}

/**
 * An endpoint as a plugin of Fastify. Only inside the plugin is the body left unparsed, so the rest of the
 * application keeps its JSON.
 *
 * @example
 * ```ts
 * app.register(toFastify(receiver, { url: "/marketplace/events" }));
 * ```
 */
export function toFastify(
  endpoint: Endpoint,
  { url }: FastifyOptions,
): (fastify: FastifyLike) => Promise<void> {
  return async (fastify) => {
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser("*", (_request, _payload, done) => done(null));
    fastify.all(url, async ({ raw: request }, reply) => {
      reply.hijack();
      await handleNode(endpoint, { request, response: reply.raw, framework: "fastify" });
    });
  };
}
