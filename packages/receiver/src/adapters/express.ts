import type { ServerResponse } from "node:http";
import { checkEndpoint, type Endpoint } from "../http/endpoint.js";
import { handleNode, type NodeRequest } from "./node.js";

/**
 * An endpoint as a handler of Express, or of anything else with its signature. Mount the receiver before
 * `express.json()`; `express.raw()` before it does no harm. It also takes the request and the reply of Fastify, as a
 * controller of NestJS has them.
 *
 * @throws {TypeError} when it is given no endpoint.
 *
 * @example
 * ```ts
 * app.post("/marketplace/events", toExpress(receiver));
 * app.use(express.json());
 * ```
 */
export function toExpress(
  endpoint: Endpoint,
): (request: NodeRequest, response: ServerResponse, next?: (error?: unknown) => void) => Promise<void> {
  checkEndpoint("toExpress", endpoint);
  return async (request, response, next) => {
    const work = handleNode(endpoint, { request, response, framework: "express" });
    // Without `next`, as in a controller of NestJS, the caller awaits the result.
    await (next === undefined ? work : work.catch(next));
  };
}
