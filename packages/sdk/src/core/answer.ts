/** Reads an answer: the value that the method returns, or why there is none. */
import {
  defaultPageSize,
  locationHeader,
  pageNumbers,
  pagePrefix,
  requestIdHeader,
  totalItemsCappedHeader,
} from "../generated/wire.gen.js";
import type { Call } from "./call.js";
import type { Clock } from "./clock.js";
import { type ErrorHolder, readHolders } from "./error-body.js";
import type { KnownFacts } from "./errors.js";
import type { PageNumbers } from "./paging.js";
import type { Redactor } from "./redact.js";
import { type Failed, readRetryAfter } from "./retry.js";
import type { Answer } from "./send.js";

const MAX_BODY_KEPT = 2_048;
const MAX_BODY_QUOTED = 200;

/** Why an attempt failed, with what the retry decision and the error need. */
export interface Failure extends Failed, KnownFacts {
  /** Follows the request in the error's message. */
  readonly message: string;
  readonly cause?: unknown;
}

export interface Reading {
  readonly clock: Clock;
  readonly redact: Redactor;
  /** An earlier attempt may have done the work. */
  readonly mayHaveHappened: boolean;
}

/** The value of an answer, or a failure. */
export function readAnswer(
  { response, text, blob, fault }: Answer,
  { method, answer: kind, mayBeEmpty, signsIn, query }: Call,
  { clock, redact, mayHaveHappened }: Reading,
): { readonly data: unknown } | Failure {
  const { status, headers, statusText } = response;
  const type = headers.get("content-type") ?? "";
  const json = parse(type, text);

  const fail = (message: string) => ({
    kind: "api" as const,
    message: `→ ${status}${message}`,
    status,
    headers: redact.headers(headers),
    // It may hold a new token.
    body: signsIn ? "" : redact.body(text),
    requestId: readRequestId(headers, redact),
    retryAfter: readRetryAfter(headers, clock),
  });
  const unexpected = (detail: string, cut?: boolean): Failure => {
    const failure = fail(`, ${detail}`);
    const quoted = text && `: ${type} ${failure.body.slice(0, MAX_BODY_QUOTED)}`;
    return {
      ...failure,
      kind: "unexpected-response",
      message: failure.message + quoted,
      body: failure.body.slice(0, MAX_BODY_KEPT),
      cut,
    };
  };

  if (fault) return unexpected(fault);
  if (status >= 400) {
    // Only an error body of the interface makes an `ApiError`; an answer to HEAD has none.
    const holders = method === "HEAD" && headers.has(requestIdHeader) ? [] : readHolders(json, redact.line);
    if (!holders) return unexpected("not an error of the interface");
    // An earlier attempt has deleted it, and only its answer was lost.
    if (mayHaveHappened && status === 404 && method === "DELETE") return { data: undefined };
    const { key: code, text: said = statusText }: Partial<ErrorHolder> = holders[0] ?? {};
    return { holders, code, ...fail(` ${said}`) };
  }
  if (status >= 300) {
    const to = redact.headers(headers).get(locationHeader);
    // 304 goes nowhere: something on the way answers from its own copy.
    return unexpected(to ? `a redirect to ${to}` : "no answer of the interface");
  }
  if (blob && /any|text|blob/.test(String(kind))) return { data: blob };
  if (kind === undefined || (mayBeEmpty && !text && !blob?.size)) return { data: undefined };
  if (typeof kind === "object") return { data: readLocation(headers, kind.location) };
  if (kind === "page" || kind === "count") {
    const numbers = readPageNumbers(headers);
    if (typeof numbers === "string") return unexpected(`without the header ${numbers}`);
    if (kind === "count") return { data: numbers };
    const wrong = findPageFault(json, numbers, query);
    return wrong ? unexpected(wrong) : { data: { items: json, ...numbers } };
  }
  if (kind === "stream") return { data: response.body };
  // JSON that cannot be parsed was probably cut off on its way.
  if (json === undefined) return unexpected("no JSON", type.includes("json") && text !== "");
  if (kind === "text") return { data: text };
  const found = Array.isArray(json) ? "array" : typeof json;
  return kind === "any" || (kind === found && json !== null) ? { data: json } : unexpected(`no ${kind}`);
}

/** What a call returns when a filter is an empty list of values: nothing can match it, so no request is needed. */
export function findNothing({ query, answer }: Call): unknown {
  const { pageNumber = 1, pageSize = defaultPageSize }: Readonly<Record<string, unknown>> = { ...query };
  if (answer !== "page" && answer !== "count") return [];
  return { ...(answer === "page" && { items: [] }), pageNumber, pageSize, totalItems: 0, totalPages: 0 };
}

/** Names the answer in the marketplace's log. */
export function readRequestId(headers: Headers, redact: Redactor): string | undefined {
  return redact.line(headers.get(requestIdHeader) ?? "") || undefined;
}

/** `{ invoice: "invoice/310" }`, or `{ invoice: undefined }` when the answer names none. */
function readLocation(headers: Headers, kind: string): Record<string, string | undefined> {
  const reference = new RegExp(`${kind}/\\d+$`).exec(headers.get(locationHeader) ?? "")?.[0];
  return { [kind]: reference };
}

type Numbers = { -readonly [Name in keyof PageNumbers]?: PageNumbers[Name] };

/** The numbers of a page, or the name of the header that is missing: a missing count is not zero. */
function readPageNumbers(headers: Headers): Numbers | string {
  const numbers: Numbers = headers.has(totalItemsCappedHeader) ? { totalItemsCapped: true } : {};
  for (const name of pageNumbers) {
    const value = Number(headers.get(pagePrefix + name) || Number.NaN);
    if (Number.isNaN(value)) return pagePrefix + name;
    numbers[name] = value;
  }
  return numbers;
}

/** What is wrong with a page. Without these checks, reading a list could go on for ever, or read a page twice. */
function findPageFault(json: unknown, numbers: Numbers, query: Call["query"]): string | undefined {
  const { pageNumber = 1, totalPages = 0 } = numbers;
  const { pageNumber: asked = pageNumber }: { readonly pageNumber?: unknown } = { ...query };
  if (!Array.isArray(json)) return "no list";
  if (asked !== pageNumber) return `page ${pageNumber} instead of ${asked}`;
  return json.length || pageNumber >= totalPages ? undefined : `page ${pageNumber} of ${totalPages} is empty`;
}

/** The JSON of a text, or undefined. Only some content types are parsed: a proxy's page at status 200 is no answer. */
function parse(type: string, text: string): unknown {
  try {
    if (text && /json|plain|^$/i.test(type)) return JSON.parse(text);
  } catch {
    // The parser's own message would quote the text.
  }
  return undefined;
}
