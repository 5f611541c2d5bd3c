import { headerNames, type MarketplaceEvent } from "@syndikit/contract";
import { DEFAULT_URL, eventUrl, type SigningOptions, signEvent } from "./sign-event.js";

/**
 * Creates a signed event as a `Request`: for `toFetch`, Hono, Next.js, Workers, Deno and Bun, and with `fromNode` for
 * Node, Express and Fastify.
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
 * Creates a poll of a metric as a `Request`.
 *
 * @param url where the metric is, or its path, as in `"/metric/notes"`.
 * @throws {TypeError} when there is no number of a subscription.
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
  if (!Number.isInteger(subscriptionId)) {
    throw new TypeError(`A metric is polled for a subscription, for example 42, not for ${subscriptionId}.`);
  }
  return new Request(new URL(url, DEFAULT_URL), {
    headers: { ...headers, [headerNames.subscriptionId]: String(subscriptionId) },
  });
}

/** The source of a function's events: API Gateway version 1 or 2, a function URL, or a load balancer. */
export type LambdaSource = "v1" | "v2" | "url" | "load-balancer";

/** Options of an event of a function. */
export interface LambdaOptions extends SigningOptions {
  /** Default `"v2"`. */
  readonly source?: LambdaSource;
  /** Whether the body is in base64. Default: only from a function URL. */
  readonly base64?: boolean;
}

/** The event of a function: the fields that a handler of HTTP requests reads. */
export interface SignedLambdaEvent {
  readonly httpMethod?: string;
  readonly path?: string;
  readonly rawPath?: string;
  readonly rawQueryString?: string;
  readonly version?: string;
  readonly requestContext?: { readonly http: { readonly method: string; readonly path: string } };
  readonly headers?: Readonly<Record<string, string>>;
  readonly multiValueHeaders?: Readonly<Record<string, readonly string[]>>;
  readonly body: string;
  readonly isBase64Encoded: boolean;
}

/**
 * Creates a signed event as the event of a function on AWS Lambda, for `toLambda`.
 *
 * @throws {TypeError} when the source is none of them.
 *
 * @example
 * ```ts
 * const { statusCode } = await handler(signedLambdaEvent(buildEvent("Subscription.CREATED"), { secret }));
 * ```
 */
export function signedLambdaEvent(
  event: MarketplaceEvent | string,
  { source = "v2", base64 = source === "url", ...options }: LambdaOptions,
): SignedLambdaEvent {
  const { method, path: target, headers, body: text } = signEvent(event, options);
  const [path = "", rawQueryString = ""] = target.split("?");
  const body = { body: base64 ? encode(text) : text, isBase64Encoded: base64 };
  switch (source) {
    case "v1":
      return {
        httpMethod: method,
        path,
        headers: capitalise(headers),
        multiValueHeaders: lists(capitalise(headers)),
        ...body,
      };
    case "load-balancer":
      return { httpMethod: method, path, multiValueHeaders: lists(headers), ...body };
    case "v2":
    case "url": {
      const requestContext = { http: { method, path } };
      return { version: "2.0", rawPath: path, rawQueryString, requestContext, headers, ...body };
    }
    default:
      throw new TypeError(
        `${String(source satisfies never)} is not a source of a function's event: use v1, v2, url or load-balancer.`,
      );
  }
}

function encode(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function lists(headers: Readonly<Record<string, string>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
}

/** Version 1 keeps the sender's spelling, so any case is possible. */
function capitalise(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
      value,
    ]),
  );
}
