import type { ObservedDelivery } from "../judge.js";
import type { EventSpec } from "../scenarios/scenario.js";

/** The kind of an event, as far as a receiver can tell the difference. */
export type SentKind =
  | "plain"
  | "reformatted"
  | "number id"
  | "no metadata"
  | "other entity"
  | "unknown subscription"
  | "no event"
  | "forged";

/** A delivery, its kind, and how long each answer to it took. */
export interface SentEvent extends ObservedDelivery {
  readonly kind: SentKind;
  /** Milliseconds, one for each answer. */
  readonly took: readonly number[];
}

/** What was seen in one check, to find causes that it shares with other checks. */
export interface Evidence {
  readonly sent: readonly SentEvent[];
  /** The calls that the receiver made, by name. */
  readonly calls: readonly string[];
  /** The state at the end, and the one that was expected. */
  readonly state: string;
  readonly expectedState: string;
  /** More tenants than expected were made. */
  readonly hasTooManyTenants: boolean;
  /** It acted on DELETED where it had not acted on UNDEPLOY_SENT. */
  readonly waitedForDeleted: boolean;
}

/** The kind of an event, as a receiver sees it. */
export function kindOf({ signature = "good", raw, id, entity, metadata, indented }: EventSpec): SentKind {
  if (signature !== "good") return "forged";
  if (raw !== undefined || id === "invalid") return "no event";
  if (entity !== undefined) return "other entity";
  if (id === "unknown") return "unknown subscription";
  if (id === "a number") return "number id";
  if (metadata === "absent") return "no metadata";
  return indented ? "reformatted" : "plain";
}
