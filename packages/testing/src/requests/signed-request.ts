import { headerNames, type MarketplaceEvent } from "@syndikit/contract";
import { eventUrl, type SigningOptions, signEvent } from "./sign-event.js";

/**
 * An event as a `Request`: for `toFetch`, Hono, Next.js, Workers, Deno and Bun, and through `fromNode` for Node,
 * Express and Fastify.
 *
 * @example
 * ```ts
 * const response = await POST(signedRequest(buildEvent("Subscription.CREATED", { id: 42 }), { secret }));
 * ```
 */
export function signedRequest(event: MarketplaceEvent | string, options: SigningOptions): Request {
  const { method, headers, body } = signEvent(event, options);
  return new Request(eventUrl(options), { method, headers, body });
}

/**
 * A poll of a metric as a `Request`.
 *
 * @example
 * ```ts
 * const { value } = await (await GET(metricRequest("https://app.example/metric/notes", 42))).json();
 * ```
 */
export function metricRequest(
  url: string | URL,
  subscriptionId: number,
  headers: Readonly<Record<string, string>> = {},
): Request {
  return new Request(url, { headers: { ...headers, [headerNames.subscriptionId]: String(subscriptionId) } });
}
