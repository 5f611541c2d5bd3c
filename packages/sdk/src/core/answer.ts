/** What an answer says: the value that the method answers, or why it has none. */
import { locationHeader, pageNumbers, pagePrefix, requestIdHeader } from "../generated/wire.gen.js";
import type { Call } from "./call.js";
import type { Clock } from "./clock.js";
import { readHolders } from "./error-body.js";
import type { AnswerFacts, ApiFacts, CallError } from "./errors.js";
import type { Redactor } from "./redact.js";
import { type Failed, readRetryAfter } from "./retry.js";
import type { Answer } from "./send.js";

const MAX_BODY_SHOWN = 2_048;
const MAX_BODY_QUOTED = 200;

/** Why an attempt did not work: enough to decide about another one, and to make the error. */
export interface Failure extends Failed {
  readonly kind: CallError["kind"];
  /** What happened, after the request. */
  readonly message: string;
  readonly facts?: AnswerFacts & Partial<ApiFacts>;
  readonly cause?: unknown;
}

/** What reading an answer takes. */
export interface Reading {
  readonly call: Call;
  readonly clock: Clock;
  readonly redact: Redactor;
  /** An attempt before this one may have done the work. */
  readonly unsure: boolean;
}

/** The value of an answer, or the failure that it is. */
export function readAnswer(answer: Answer, reading: Reading): { readonly data: unknown } | Failure {
  const { response, text } = answer;
  const { ok, status, headers } = response;
  const { call, unsure } = reading;
  const json = parse(headers, text);
  if (!ok) {
    const refused = readRefusal(answer, json, reading);
    // What was to be deleted is gone: an earlier attempt did it, and only its answer was lost.
    const gone = refused.kind === "api" && unsure && status === 404 && call.method === "DELETE";
    return gone ? { data: undefined } : refused;
  }
  const { answer: kind } = call;
  if (kind === undefined) return { data: undefined };
  if (typeof kind === "object") return { data: readLocation(headers.get(locationHeader), kind.location) };
  if (kind === "count" || kind === "page") {
    const numbers = readPageNumbers(headers);
    if (typeof numbers === "string") return unexpected(answer, `without the header ${numbers}`, reading);
    if (kind === "count") return { data: numbers };
    const fault = findPageFault(json, numbers, call.query);
    return fault ? unexpected(answer, fault, reading) : { data: { items: json, ...numbers } };
  }
  if (kind === "any" && text === "") return { data: undefined };
  if (isKind(kind, json)) return { data: json };
  // JSON that cannot be read to its end was cut on its way.
  const cut = json === undefined && text !== "" && isJson(headers);
  return { ...unexpected(answer, json === undefined ? "no JSON" : `no ${kind}`, reading), cut };
}

function isKind(kind: "object" | "array" | "string" | "any", json: unknown): boolean {
  if (kind === "array") return Array.isArray(json);
  if (kind === "any") return json !== undefined;
  return typeof json === kind && json !== null && !Array.isArray(json);
}

/** An error is the interface's only when its body is: a status alone may be a proxy's. */
function readRefusal(answer: Answer, json: unknown, reading: Reading): Failure {
  const { response, text } = answer;
  const { status, headers, statusText } = response;
  const location = headers.get(locationHeader);
  // An answer to HEAD has no body, whoever it is from.
  const bare = reading.call.method === "HEAD" && (isJson(headers) || headers.has(requestIdHeader));
  const holders = bare ? [] : readHolders(json);
  if (status < 400 || !holders) {
    const detail = location && status < 400 ? "a redirect" : "not the interface's";
    return unexpected(answer, detail, reading);
  }
  const { redact } = reading;
  const shown = holders.map((holder) => ({ ...holder, text: redact.line(holder.text) }));
  const { key: code, text: said = statusText } = shown[0] ?? {};
  const facts = { ...readFacts(answer, reading), body: redact.text(text), holders: shown, code };
  return {
    kind: "api",
    message: `→ ${status} ${said}`.trimEnd(),
    status,
    retryAfter: facts.retryAfter,
    facts,
  };
}

/** A failure for an answer that the interface does not have. */
export function unexpected(answer: Answer, detail: string, reading: Reading): Failure {
  const { status, headers } = answer.response;
  const facts = readFacts(answer, reading);
  const type = headers.get("content-type") ?? "";
  const location = facts.headers.get(locationHeader);
  const parts = [
    `→ ${status}, ${detail}`,
    location && ` to ${location}`,
    answer.text && `: ${type} ${facts.body.slice(0, MAX_BODY_QUOTED)}`,
  ];
  const message = parts.filter(Boolean).join("");
  return { kind: "unexpected-response", message, status, retryAfter: facts.retryAfter, facts };
}

function readFacts({ response, text }: Answer, { call, clock, redact }: Reading): AnswerFacts {
  const { status, headers } = response;
  return {
    status,
    headers: redact.headers(headers),
    // What may hold a new token is not quoted.
    body: call.signsIn ? "" : redact.text(text.slice(0, MAX_BODY_SHOWN)),
    requestId: headers.get(requestIdHeader) ?? undefined,
    retryAfter: readRetryAfter(headers, clock),
  };
}

/** `{ invoice: "invoice/310" }`, or nothing under that name when the answer names none. */
function readLocation(location: string | null, kind: string): Record<string, string | undefined> {
  const [reference] = new RegExp(`${kind}/\\d+$`).exec(location ?? "") ?? [];
  return { [kind]: reference };
}

/** The numbers of a page, or the name of the header that is missing: a missing count is not zero. */
function readPageNumbers(headers: Headers): Record<string, number> | string {
  const numbers: Record<string, number> = {};
  for (const name of pageNumbers) {
    const value = Number(headers.get(pagePrefix + name) ?? "none");
    if (Number.isNaN(value)) return pagePrefix + name;
    numbers[name] = value;
  }
  return numbers;
}

/** A reader of the list would go on without end, or read a page twice. */
function findPageFault(
  json: unknown,
  numbers: Record<string, number>,
  query: Call["query"],
): string | undefined {
  const { pageNumber = 1, totalPages = 0 } = numbers;
  const { pageNumber: asked = pageNumber }: { readonly pageNumber?: unknown } = { ...query };
  if (!Array.isArray(json)) return "no list";
  if (asked !== pageNumber) return `page ${pageNumber} instead of ${asked}`;
  return json.length === 0 && pageNumber < totalPages
    ? `page ${pageNumber} of ${totalPages} is empty`
    : undefined;
}

function isJson(headers: Headers): boolean {
  return /json/i.test(headers.get("content-type") ?? "");
}

/** Text first, then the content type, then JSON: so a page of a proxy at status 200 is told from an answer. */
function parse(headers: Headers, text: string): unknown {
  try {
    if (text && /json|plain|^$/i.test(headers.get("content-type") ?? "")) return JSON.parse(text);
  } catch {
    // The parser's own message would quote the text.
  }
  return undefined;
}
