import {
  type ErrorCode,
  type ErrorFields,
  type ErrorResponse,
  headerNames,
  type OperationId,
  toErrorEntry,
} from "@syndikit/contract";
import { MarketplaceError, type Problem, problem } from "../errors.js";
import { PasswordsBusy } from "../secrets/passwords.js";
import { StoreUnavailable, UniqueViolation } from "../store/port.js";
import type { Page, Reply } from "./call.js";

/** What an answer is made of besides the handler's reply. */
interface ResponseContext {
  /** The reply's body as it is sent; `undefined` when there is none. */
  readonly text: string | undefined;
  /** Those that every answer has. */
  readonly headers: Readonly<Record<string, string>>;
  readonly baseUrl: string;
  readonly head: boolean;
}

/** The answer that a handler's reply becomes. */
export function successResponse(
  reply: Reply<OperationId>,
  { text, headers, baseUrl, head }: ResponseContext,
): Response {
  const { status } = reply;
  const all: Record<string, string> = { ...headers };
  if (status === 200 && reply.page !== undefined) Object.assign(all, pageHeaders(reply.page));
  if (status === 201) all[headerNames.location] = `${baseUrl}/${reply.location}`;
  if (text === undefined || head) return new Response(null, { status, headers: all });
  all["Content-Type"] = "application/json";
  return new Response(text, { status, headers: all });
}

/** The four headers of a page. */
function pageHeaders({ number, size, total }: Page): Record<string, string> {
  return {
    [headerNames.pageNumber]: String(number),
    [headerNames.pageSize]: String(size),
    [headerNames.totalItems]: String(total),
    [headerNames.totalPages]: String(Math.ceil(total / size)),
  };
}

/** What an error becomes on the wire. */
interface ErrorAnswer {
  readonly error: MarketplaceError;
  /** True when it is a fault of the server, which the log must explain. */
  readonly unexpected: boolean;
}

/** Seconds after which an unavailable service is worth another try. */
const RETRY_AFTER = { [headerNames.retryAfter]: "5" };

/** The error of the catalogue that anything thrown becomes. Nothing of an unexpected one reaches the caller. */
export function toMarketplaceError(thrown: unknown): ErrorAnswer {
  const options = { cause: thrown };
  if (thrown instanceof MarketplaceError) return { error: thrown, unexpected: false };
  if (thrown instanceof StoreUnavailable) {
    const error = new MarketplaceError([problem("storeUnavailable", {})], RETRY_AFTER, options);
    return { error, unexpected: true };
  }
  if (thrown instanceof PasswordsBusy) {
    const problems = [
      problem("tooManyRequests", { seconds: Number(RETRY_AFTER[headerNames.retryAfter]) }),
    ] as const;
    return { error: new MarketplaceError(problems, RETRY_AFTER, options), unexpected: false };
  }
  if (thrown instanceof UniqueViolation) {
    const taken = problem("valueTaken", { field: thrown.column, value: "" });
    return { error: new MarketplaceError([taken], {}, options), unexpected: true };
  }
  return { error: new MarketplaceError([problem("internal", {})], {}, options), unexpected: true };
}

/**
 * The answer with an error: the catalogue's status, and one entry a problem.
 *
 * @param headers - those that every answer has; an error's own win.
 */
export function errorResponse(
  error: MarketplaceError,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body: ErrorResponse = {
    errorHolders: error.problems.map(({ code, fields }) => toErrorEntry(code, everyField(fields), requestId)),
  };
  return Response.json(body, { status: error.status, headers: { ...headers, ...error.headers } });
}

/** `toErrorEntry` reads only the fields of its code, and those a {@link Problem} has by its type. */
function everyField(fields: Problem["fields"]): ErrorFields<ErrorCode> {
  return fields as ErrorFields<ErrorCode>;
}
