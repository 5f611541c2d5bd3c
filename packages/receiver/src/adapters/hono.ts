import type { Endpoint } from "../http/endpoint.js";
import { toFetch } from "./fetch.js";

/**
 * An endpoint as a handler of Hono.
 *
 * @example
 * ```ts
 * app.all("/marketplace/events", toHono(receiver));
 * ```
 */
export function toHono(
  endpoint: Endpoint,
): (context: { readonly req: { readonly raw: Request } }) => Promise<Response> {
  const handle = toFetch(endpoint);
  return ({ req }) => handle(req.raw);
}
