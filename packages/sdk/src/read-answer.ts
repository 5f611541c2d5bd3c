/** What an answer says: the value that the method answers, or the error that it is. */
import type { Answer } from "./attempt.js";
import type { Clock } from "./clock.js";
import { type AnswerFacts, ApiError, type ApiFacts, type CallFacts, UnexpectedResponse } from "./errors.js";
import * as flag from "./flag.js";
import { readHolders } from "./holders.js";
import type { Plan } from "./plan.js";
import { readRetryAfter } from "./retry-after.js";
import { errorStatus, locationHeader, pageNumbers, pagePrefix, requestIdHeader } from "./wire.gen.js";

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
  const { method, flags } = plan;
  const location = headers.get(locationHeader);
  const body = readJson(headers, text);
  const known = (): AnswerFacts => {
    return { ...facts(), status, headers, retryAfter: readRetryAfter(headers, clock) };
  };
  const unexpected = (detail: string): Error => {
    // What may hold a token is not quoted.
    const start = flags.includes(flag.signIn) ? "" : text.slice(0, 200);
    const quote = text && `: ${headers.get("content-type")} ${start}`;
    return new UnexpectedResponse(`→ ${status}, ${detail}${quote}`, known());
  };

  // What was to be deleted is gone: the first attempt did it, and only its answer was lost.
  const gone = unsure && status === 404 && method === "DELETE";
  if (!ok && !gone) {
    if (!errorStatus.test(String(status))) {
      throw unexpected(location ? `a redirect to ${location}` : "undocumented");
    }
    const holders = readHolders(body);
    const { key: code, text: said = response.statusText } = holders[0] ?? {};
    // The pattern is of the statuses that are documented.
    throw new ApiError(`→ ${status} ${said}`, {
      ...known(),
      holders,
      code,
      requestId: headers.get(requestIdHeader) ?? undefined,
    } as ApiFacts);
  }
  if (flags.includes(flag.located)) {
    // `{ invoice: "invoice/310" }`
    const [reference, kind] = /(\w+)\/\d+$/.exec(location ?? "") ?? [];
    return kind ? { [kind]: reference } : {};
  }
  const silent = gone || status === 204 || !flags.includes(flag.body);
  if (body === undefined && !silent) throw unexpected("no JSON");
  if (!flags.includes(flag.paged)) return silent ? undefined : body;
  const page: Record<string, unknown> = silent ? {} : { items: body };
  for (const name of pageNumbers) {
    const header = pagePrefix + name;
    // A missing count is not zero.
    page[name] = Number(headers.get(header) ?? "none");
    if (Number.isNaN(page[name])) throw unexpected(`without the header ${header}`);
  }
  return page;
}

/**
 * Text first, then the content type, then JSON: so an empty body, and a page of a proxy that came with status 200,
 * are told from an answer. `undefined` for those.
 */
function readJson(headers: Headers, text: string): unknown {
  try {
    if (text && /json|plain|^$/i.test(headers.get("content-type") ?? "")) return JSON.parse(text);
  } catch {
    // The parser's own message would quote the text.
  }
  return undefined;
}
