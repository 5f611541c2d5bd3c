import type { Clock as ClockAnswer, ClockInput } from "@syndikit/contract";
import { addDuration } from "../../domain/calendar.js";
import { raise } from "../../marketplace-error.js";
import type { Moment } from "../../ports.js";
import type { SandboxClock } from "../../sandbox/clock.js";
import { compact } from "../compact.js";
import { fromDateTime, toDateTime } from "../date-time.js";

/** What a move of the clock did. */
export interface MoveResult {
  readonly jobs?: number;
  readonly settled?: boolean;
}

/** The clock, as the wire has it. */
export function presentClock(clock: SandboxClock, { jobs, settled }: MoveResult = {}): ClockAnswer {
  return compact({ now: toDateTime(clock.now()), status: clock.status, mode: clock.mode, jobs, settled });
}

/**
 * The time that the clock is to move to.
 *
 * @throws MarketplaceError 400 when that is in the past, or no time at all.
 */
export function targetOf(input: ClockInput, now: Moment): Moment {
  const target = "now" in input ? fromDateTime(input.now, "now") : addDuration(now, input.advance);
  if (target === null)
    return raise("fieldInvalid", { field: "advance", reason: "it leads beyond what a date can say" });
  return target < now ? raise("clockBackwards", { now: toDateTime(now) }) : target;
}
