import { checkValue, type Expectation, isObject, required } from "../check-options.js";

/** The value of a header, as frameworks represent it. */
export type HeaderValue = string | readonly string[] | null | undefined;

/** A body that is passed on piece by piece. Iterating over a stream costs more than all other work of a delivery. */
export interface BodyFeed {
  /**
   * Passes each piece to `take` while it returns true. At the end it calls `end` once: true if all of it arrived, and
   * otherwise with the error, if there is one.
   */
  feed(take: (chunk: Uint8Array) => boolean, end: (whole: boolean, error?: unknown) => void): void;
}

/** The body of a request: its bytes, or a source of them. `undefined` if there is none. */
export type BodySource = Uint8Array | AsyncIterable<Uint8Array> | BodyFeed | undefined;

/** A request, reduced to what the kit reads. Adapters make it without copying or converting the body. */
export interface HttpRequest {
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  /** The query, without its question mark. */
  readonly query?: string;
  /** One header, by its name in any case. */
  header(name: string): HeaderValue;
  /**
   * Opens the body, once.
   *
   * @throws {BodyConsumedError} when a body parser has already read it.
   */
  body(): BodySource;
  /** The parsed body, if a body parser has already read it. The signed bytes cannot be restored from it. */
  parsed?(): unknown;
}

/** An answer. Its body is JSON; that of the operator's page is HTML. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A request handler: the receiver, metrics, external values, order validation. Adapters connect it to a framework. */
export interface Endpoint {
  /** Answers one request. It never rejects. */
  handle(request: HttpRequest): Promise<HttpResponse>;
}

const anEndpoint: Expectation = {
  what: "what createReceiver(), createMetrics(), createExternalValues(), createOrderValidation() or createOperatorPage() returned",
  fits: isObject,
  look(value, at) {
    if (!isObject(value) || typeof Reflect.get(value, "handle") === "function") return;
    const hint = "reconcile" in value ? " Pass a provisioner to createReceiver({ provisioner })." : "";
    throw new TypeError(`${at} must be ${anEndpoint.what}: its handle is missing.${hint}`);
  },
};

/**
 * Checks what an adapter is given.
 *
 * @throws {TypeError} when it is no endpoint.
 */
export function checkEndpoint(adapter: string, endpoint: unknown): void {
  checkValue(`endpoint of ${adapter}`, endpoint, required(anEndpoint));
}

/** The only value of a header. `undefined` if the header is absent or was sent twice. */
export function singleHeader(value: HeaderValue): string | undefined {
  if (typeof value === "string") return value;
  return value?.length === 1 ? value[0] : undefined;
}

/** An answer without a body. */
export function emptyResponse(status: number, headers: Readonly<Record<string, string>> = {}): HttpResponse {
  return { status, headers };
}

/** An answer with JSON, which no cache may keep. */
export function jsonResponse(status: number, value: unknown): HttpResponse {
  return {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    body: JSON.stringify(value),
  };
}
