import { headerNames, type MarketplaceEvent } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { expectMembers } from "../expect-members.js";

/** Options of a signed event. */
export interface SigningOptions {
  /** The secret that the marketplace and the receiver share. */
  readonly secret: string;
  /** Where it goes, or its path there. Default `"https://app.example/marketplace/events"`. */
  readonly url?: string | URL;
  /** `"wrong"`: signed by somebody with another secret. `"none"`: not signed. Default `"good"`. */
  readonly signature?: "good" | "wrong" | "none";
}

/**
 * An event as the marketplace sends it. Pass it to `http.request`, Fastify's `inject` or `light-my-request`; with
 * supertest, write `request(app).post(path).set(headers).send(body)`.
 */
export interface SignedEvent {
  readonly method: "POST";
  /** The path, with the query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The exact text that was signed. */
  readonly body: string;
}

export const DEFAULT_URL = "https://app.example/marketplace/events";

/**
 * Signs an event.
 *
 * @param event a payload, as `buildEvent` makes it, or any text at all.
 * @throws {TypeError} when an option is not known.
 *
 * @example
 * ```ts
 * const answer = await fastify.inject(signEvent(buildEvent("Subscription.CREATED"), { secret }));
 * ```
 */
export function signEvent(event: MarketplaceEvent | string, options: SigningOptions): SignedEvent {
  expectMembers("A signed event", options, { secret: true, url: true, signature: true });
  const { secret, signature = "good" } = options;
  if (!["good", "wrong", "none"].includes(signature)) {
    throw new TypeError(`${String(signature)} is not a signature: use good, wrong or none.`);
  }
  const { host, pathname, search } = eventUrl(options);
  const body = typeof event === "string" ? event : JSON.stringify(event);
  const key = signature === "wrong" ? `not ${secret}` : secret;
  return {
    method: "POST",
    path: pathname + search,
    headers: {
      accept: "application/json",
      "content-type": "application/json; charset=utf-8",
      host,
      ...(signature === "none" ? {} : { [headerNames.eventSignature.toLowerCase()]: sign(body, key) }),
    },
    body,
  };
}

export function eventUrl({ url = DEFAULT_URL }: SigningOptions): URL {
  return new URL(url, DEFAULT_URL);
}
