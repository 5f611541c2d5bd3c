import { type CaptureRecord, keepHarmless, readRecordBody, writeBody } from "../capture/capture-record.js";
import { adviseOn, isAccepted, summarise } from "../http/explain-outcome.js";
import type { HeaderList } from "../http/outcome.js";
import { toIso } from "../text/format.js";
import type { Delivery, Verdict } from "./delivery.js";

/** The source of a request: the marketplace, or the user, who sent it again unchanged or edited. */
export type Origin = "marketplace" | "again" | "edited";

/** A delivery as it is shown, stored and sent again. It holds no secret, and is plain JSON. */
export interface Entry extends CaptureRecord {
  /** Counts up, and continues after a restart. */
  readonly number: number;
  readonly origin: Origin;
  /** The address that it was forwarded to. */
  readonly url: string;
  readonly bytes: number;
  /** For example `Subscription.CREATED`; absent for other requests. */
  readonly event?: string | undefined;
  readonly id?: string | undefined;
  readonly entityUrl?: string | undefined;
  readonly eventId?: number | undefined;
  readonly verdict?: Verdict | undefined;
  /** The status, such as `204`, or a few words on why there was no answer. */
  readonly result: string;
  readonly accepted: boolean;
  readonly status?: number;
  readonly failure?: string;
  readonly durationMs: number;
  readonly answerHeaders: HeaderList;
  /** The beginning of the answer's body. */
  readonly answer: string;
  /** Advice, if the delivery failed. */
  readonly advice?: string | undefined;
}

/** The number of characters of an answer to keep. An error page can be long. */
const KEPT_OF_ANSWER = 4_096;

/** The headers of an answer that are useful and not secret. */
const keptOfAnswer = new Set(["content-type", "content-length", "location", "retry-after"]);

export function toEntry(delivery: Delivery, origin: Origin, number: number): Entry {
  const { at, method, path, url, event, verdict, headers, body, outcome } = delivery;
  const isAnswer = outcome.kind === "answer";
  const advice = adviceOn(delivery, origin);
  return {
    number,
    origin,
    time: toIso(at),
    method,
    path,
    url: url.href,
    headers: keepHarmless(headers),
    ...writeBody(body),
    bytes: body.length,
    event: event?.name,
    id: event?.id,
    entityUrl: event?.entityUrl,
    eventId: event?.eventId,
    verdict,
    result: summarise(outcome),
    accepted: isAccepted(outcome),
    ...(isAnswer ? { status: outcome.status } : { failure: outcome.reason }),
    durationMs: outcome.durationMs,
    answerHeaders: isAnswer ? outcome.headers.filter(([name]) => keptOfAnswer.has(name.toLowerCase())) : [],
    answer: isAnswer ? new TextDecoder().decode(outcome.body).slice(0, KEPT_OF_ANSWER) : "",
    advice,
  };
}

/** Advice on a failed delivery. A wrong signature comes first, because it explains the refusal that followed. */
function adviceOn({ verdict, outcome, url }: Delivery, origin: Origin): string | undefined {
  const hint = origin === "marketplace" ? hintOnVerdict(verdict) : undefined;
  if (hint !== undefined) return hint;
  const reason = adviseOn(outcome, url);
  if (reason === undefined) return undefined;
  return origin === "marketplace" ? `${reason} The marketplace tries again.` : reason;
}

function hintOnVerdict(verdict: Verdict | undefined): string | undefined {
  switch (verdict) {
    case "missing":
      return "The product has no secret: listen with --set-secret to give it one.";
    case "mismatch":
      return "The product signs with another secret: pass that one, or listen with --set-secret to replace it.";
    case "malformed":
      return "The signature header was changed on the way.";
    default:
      return undefined;
  }
}

/** The body as text; undefined when it is not text. */
export function textOf(entry: Entry): string | undefined {
  return entry.bodyBase64 === undefined ? (entry.body ?? "") : undefined;
}

export const bodyOf: (entry: Entry) => Uint8Array = readRecordBody;

/** Whether the filter occurs in the visible part of an entry. Case is ignored. */
export function matches(entry: Entry, filter: string): boolean {
  const { event, entityUrl, method, path, result, origin, verdict } = entry;
  const shown = [event, entityUrl, method, path, result, origin, verdict, entry.accepted ? "ok" : "failed"];
  return shown.join(" ").toLowerCase().includes(filter.toLowerCase());
}
