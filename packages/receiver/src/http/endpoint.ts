/** The value of a header, as frameworks represent it. */
export type HeaderValue = string | readonly string[] | null | undefined;

/** A body that is handed over as it arrives, where to iterate would cost more than all the rest of a delivery. */
export interface BodyFeed {
  /** Hands each piece to `take`, as long as that says true. At the end calls `end` with whether all of it came; the first call counts. */
  feed(take: (chunk: Uint8Array) => boolean, end: (whole: boolean) => void): void;
}

/** The body of a request: its bytes, or what they come from. `undefined` where there is none. */
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
   * @throws {BodyConsumedError} when a body parser was there first.
   */
  body(): BodySource;
  /** What a body parser made of the body, where one was there first. What is signed cannot be read from it. */
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

/** The one value of a header, or `undefined`; also for a header that was sent twice. */
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
