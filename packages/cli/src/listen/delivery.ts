import type { Verification } from "@syndikit/signature";
import type { SeenEvent } from "../event/read-event.js";
import type { HeaderList, Outcome } from "../http/outcome.js";

/** The result of checking a signature. `unchecked`: the secret is not known. */
export type Verdict = "valid" | "missing" | "malformed" | "mismatch" | "unchecked";

/** One request that came through the listener. */
export interface Delivery {
  /** The time of arrival, in milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly url: URL;
  /** Undefined for other requests, such as a metric poll. */
  readonly event: SeenEvent | undefined;
  readonly verdict: Verdict | undefined;
  readonly headers: HeaderList;
  readonly body: Uint8Array;
  readonly outcome: Outcome;
}

export function toVerdict(check: Verification | undefined): Verdict {
  if (check === undefined) return "unchecked";
  return check.ok ? "valid" : check.reason;
}
