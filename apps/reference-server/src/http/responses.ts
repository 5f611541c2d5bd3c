import {
  type ErrorCode,
  type ErrorFields,
  type ErrorResponse,
  headerNames,
  type OperationId,
  toErrorEntry,
} from "@syndikit/contract";
import type { Page, Reply } from "../api/call.js";
import { MarketplaceError, problem } from "../errors.js";
import { PasswordsBusy } from "../security/passwords.js";
import { ShareRefused } from "../shares/shares.js";
import {
  OutcomeUnknown,
  StoreBeingReplaced,
  StoreTooNew,
  StoreUnavailable,
  UniqueViolation,
  UnreadableDocument,
  UnstorableText,
} from "../store/port.js";

interface ResponseContext {
  /** The body as it is sent; `undefined` when there is none. */
  readonly text: string | undefined;
  /** The media type, for a reply of bytes. */
  readonly mediaType: string | undefined;
  /** Headers for this response alone. Those of its body are added to them. */
  readonly headers: Record<string, string>;
  readonly baseUrl: string;
  /** Whether the request is a HEAD, whose response has no body. */
  readonly head: boolean;
}

/** The response for a handler's reply. A HEAD has the headers of the GET, including the length. */
export async function successResponse(
  reply: Reply<OperationId>,
  { text, mediaType = "", headers, baseUrl, head }: ResponseContext,
): Promise<Response> {
  const { status } = reply;
  if (status === 200 && "page" in reply && reply.page !== undefined)
    Object.assign(headers, pageHeaders(reply.page));
  if (status === 201) headers[headerNames.location] = `${baseUrl}/${reply.location}`;
  if (status === 200 && reply.bytes !== undefined) {
    headers["Content-Type"] = mediaType;
    if (reply.bytes instanceof ReadableStream) {
      // Keeps proxies from buffering the stream.
      headers["X-Accel-Buffering"] = "no";
    }
    if (reply.fileName !== undefined) headers["Content-Disposition"] = `inline; filename="${reply.fileName}"`;
    if (!head) return new Response(reply.bytes, { status, headers });
    if (reply.bytes instanceof ReadableStream) await reply.bytes.cancel();
    else headers["Content-Length"] = String(reply.bytes.byteLength);
    return new Response(null, { status, headers });
  }
  if (text === undefined) return new Response(null, { status, headers });
  headers["Content-Type"] = "application/json";
  if (!head) return new Response(text, { status, headers });
  headers["Content-Length"] = String(Buffer.byteLength(text));
  return new Response(null, { status, headers });
}

function pageHeaders({ number, size, total, isCapped }: Page): Record<string, string> {
  return {
    [headerNames.pageNumber]: String(number),
    [headerNames.pageSize]: String(size),
    [headerNames.totalItems]: String(total),
    [headerNames.totalPages]: String(Math.ceil(total / size)),
    ...(isCapped ? { [headerNames.totalItemsCapped]: "true" } : {}),
  };
}

/** Seconds until a retry may succeed, when the caller has too much in progress. */
const RETRY_SOON = { [headerNames.retryAfter]: "1" };

/** Seconds until a retry may succeed, when the store is unavailable or busy. */
const RETRY_AFTER = { [headerNames.retryAfter]: "5" };

/**
 * Converts anything thrown to an error of the catalogue. Details of unexpected errors do not reach the caller.
 *
 * @returns the error, and whether it was unexpected: then the log must contain what was thrown.
 */
export function toMarketplaceError(thrown: unknown): { error: MarketplaceError; unexpected: boolean } {
  const options = { cause: thrown };
  if (thrown instanceof MarketplaceError) return { error: thrown, unexpected: false };
  if (thrown instanceof StoreUnavailable || thrown instanceof StoreTooNew) {
    const error = new MarketplaceError([problem("storeUnavailable", {})], RETRY_AFTER, options);
    return { error, unexpected: true };
  }
  if (thrown instanceof UnreadableDocument) {
    const { document, problem: reason } = thrown;
    const unreadable = problem("documentUnreadable", { document, reason });
    return { error: new MarketplaceError([unreadable], {}, options), unexpected: true };
  }
  if (thrown instanceof OutcomeUnknown) {
    // Not 503 with Retry-After: clients would assume that nothing was changed, and repeat a request that has no
    // idempotency key.
    return { error: new MarketplaceError([problem("outcomeUnknown", {})], {}, options), unexpected: true };
  }
  if (thrown instanceof StoreBeingReplaced) {
    return {
      error: new MarketplaceError([problem("clockAdvancing", {})], RETRY_SOON, options),
      unexpected: false,
    };
  }
  if (thrown instanceof UnstorableText) {
    const reason = "a text has the character U+0000, which cannot be stored";
    const error = new MarketplaceError([problem("fieldInvalid", { field: "request", reason })], {}, options);
    return { error, unexpected: false };
  }
  if (thrown instanceof ShareRefused) {
    const error = new MarketplaceError([problem("shareInUse", {})], RETRY_SOON, options);
    return { error, unexpected: false };
  }
  if (thrown instanceof PasswordsBusy) {
    const error = new MarketplaceError([problem("passwordsBusy", {})], RETRY_AFTER, options);
    return { error, unexpected: false };
  }
  if (thrown instanceof UniqueViolation) {
    const taken = problem("valueTaken", { field: thrown.column, value: "" });
    return { error: new MarketplaceError([taken], {}, options), unexpected: true };
  }
  return { error: new MarketplaceError([problem("internal", {})], {}, options), unexpected: true };
}

/**
 * Fields of errors that only contain the service's own names and numbers. All others may contain what the caller sent.
 */
const PUBLIC_FIELDS: ReadonlySet<string> = new Set([
  "action",
  "allowed",
  "by",
  "expected",
  "field",
  "from",
  "id",
  "kind",
  "limit",
  "max",
  "method",
  "min",
  "now",
  "operation",
  "resource",
  "role",
  "seconds",
  "state",
  "status",
  "to",
]);

/** An error for the log: its keys and messages, without what the caller sent. */
export function errorEntries(
  { problems }: MarketplaceError,
  requestId: string,
): readonly { readonly key: string; readonly error: string }[] {
  return problems.map(({ code, fields }) => {
    const shown = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, PUBLIC_FIELDS.has(name) ? value : "…"]),
    );
    // Safe for the same reason as in `errorResponse`.
    const { key, error } = toErrorEntry(code, shown as ErrorFields<ErrorCode>, requestId);
    return { key, error };
  });
}

interface ErrorOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly earlierForm?: boolean;
}

/**
 * The response for an error, with one entry per problem.
 *
 * @param options - `headers` are added to every response; the error's own headers take precedence. `earlierForm` sends
 * only the messages.
 */
export function errorResponse(
  error: MarketplaceError,
  requestId: string,
  { headers = {}, earlierForm = false }: ErrorOptions = {},
): Response {
  const errorHolders = error.problems.map(({ code, fields }) =>
    // `toErrorEntry` reads only the fields of the code, which a problem has by its type.
    toErrorEntry(code, fields as ErrorFields<ErrorCode>, requestId),
  );
  const body: Partial<ErrorResponse> = earlierForm
    ? { errors: errorHolders.map((entry) => entry.error) }
    : { errorHolders };
  return Response.json(body, { status: error.status, headers: { ...headers, ...error.headers } });
}
