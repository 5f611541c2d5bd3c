import { isObject } from "../check-options.js";
import { checkEndpoint, type Endpoint } from "../http/endpoint.js";
import { toFetch } from "./fetch.js";

/**
 * An endpoint as a handler of Hono.
 *
 * @throws {TypeError} when it is given no endpoint.
 *
 * @example
 * ```ts
 * app.all("/marketplace/events", toHono(receiver));
 * ```
 */
export function toHono(
  endpoint: Endpoint,
): (context: { readonly req: { readonly raw: Request } }) => Promise<Response> {
  checkEndpoint("toHono", endpoint);
  const handle = toFetch(endpoint);
  return async (context) => {
    // Others call it with a request, and its handler would fail at a field that is not there.
    const request: unknown = context?.req?.raw;
    if (!isObject(request)) {
      throw new TypeError(
        "The handler of toHono takes the context of Hono. With Express use toExpress, with Fastify toFastify, with node:http toNode, with a Request toFetch.",
      );
    }
    return handle(context.req.raw);
  };
}
