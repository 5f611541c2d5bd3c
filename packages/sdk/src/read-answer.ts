/** What an answer says: the value that the method answers, or the error that it is. */
import type { Answer } from "./attempt.js";
import type { Clock } from "./clock.js";
import { type AnswerFacts, ApiError, type CallFacts, UnexpectedResponse } from "./errors.js";
import * as flag from "./flag.js";
import { readHolders } from "./holders.js";
import type { Plan } from "./plan.js";
import { readRetryAfter } from "./retry-after.js";
import { type ErrorStatus, errorStatuses, locationHeader, pageHeaders, requestIdHeader } from "./wire.gen.js";

/** What reading an answer takes. */
export interface Reading {
  readonly plan: Plan;
  readonly clock: Clock;
  readonly facts: () => CallFacts;
  /** An attempt before this one may have done the work. */
  readonly unsure: boolean;
}

/**
 * The value of an answer.
 *
 * @throws ApiError or UnexpectedResponse when it has none.
 */
export function readAnswer({ response, text }: Answer, { plan, clock, facts, unsure }: Reading): unknown {
  const { ok, status, headers } = response;
  const has = (letter: string): boolean => plan.flags.includes(letter);
  const location = headers.get(locationHeader);
  const known = (): AnswerFacts => {
    return { ...facts(), status, headers, retryAfter: readRetryAfter(headers, clock) };
  };
  const unexpected = (detail: string): Error => new UnexpectedResponse(`→ ${status}, ${detail}`, known());
  // What may hold a token is not quoted.
  const quote = (): string =>
    text ? `${headers.get("content-type")}: ${has(flag.signIn) ? "…" : text.slice(0, 200)}` : "an empty body";

  // What was to be deleted is gone: the first attempt did it, and only its answer was lost.
  const gone = unsure && status === 404 && plan.method === "DELETE";
  if (!ok && !gone) {
    if (errorStatuses.includes(status as ErrorStatus)) throw toApiError(response, text, known());
    if (location) throw unexpected(`a redirect to ${location}, which is not followed`);
    throw unexpected(`undocumented: ${quote()}`);
  }
  if (has(flag.located)) {
    // `{ invoice: "invoice/310" }`: what was created is called as the last part of the path.
    const [, kind = ""] = /.*\/(.*)/.exec(plan.path) ?? [];
    const [id] = /\d+$/.exec(location ?? "") ?? [];
    return { [kind]: id && `${kind}/${id}` };
  }
  const silent = gone || status === 204 || has(flag.silent);
  const body = silent ? undefined : readJson(headers, text);
  if (body === undefined && !silent) throw unexpected(`not JSON but ${quote()}`);
  if (!has(flag.paged)) return body;
  const page: Record<string, unknown> = silent ? {} : { items: body };
  for (const [name, header] of Object.entries(pageHeaders)) {
    // A missing count is not zero.
    page[name] = Number(headers.get(header) ?? "none");
    if (Number.isNaN(page[name])) throw unexpected(`without the header ${header}`);
  }
  return page;
}

/** The error for an answer whose status the interface documents. */
function toApiError({ status, statusText, headers }: Response, text: string, known: AnswerFacts): Error {
  const holders = readHolders(readJson(headers, text));
  const [first] = holders;
  return new ApiError(`→ ${`${status} ${statusText}`.trim()}${first ? `: ${first.text}` : ""}`, {
    ...known,
    // It was looked up among the documented ones.
    status: status as ErrorStatus,
    holders,
    code: first?.key,
    requestId: headers.get(requestIdHeader) ?? undefined,
  });
}

/**
 * Text first, then the content type, then JSON: so an empty body, and a page of a proxy that came with status 200,
 * are told from an answer. `undefined` for those.
 */
function readJson(headers: Headers, text: string): unknown {
  try {
    if (/json|^text\/plain|^$/i.test(headers.get("content-type") ?? "")) return JSON.parse(text);
  } catch {
    // The parser's own message would quote the text.
  }
  return undefined;
}
