import type { Clock as ClockAnswer, ClockInput } from "@syndikit/contract";
import { addDuration } from "../../domain/calendar.js";
import { MarketplaceError, problem, raise } from "../../marketplace-error.js";
import type { Moment } from "../../ports.js";
import type { SandboxClock, TooManyJobs } from "../../sandbox/clock.js";
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

/** So far the clock moves at a time: longer than any billing period or trial, and soon enough done. */
const LONGEST_MOVE = "P10Y";

/**
 * The time that the clock is to move to.
 *
 * @throws MarketplaceError 400 when that is in the past, too far away, or no time at all.
 */
export function targetOf(input: ClockInput, now: Moment): Moment {
  const target = "now" in input ? fromDateTime(input.now, "now") : addDuration(now, input.advance);
  if (target === null)
    return raise("fieldInvalid", { field: "advance", reason: "it leads beyond what a date can say" });
  if (target < now) return raise("clockBackwards", { now: toDateTime(now) });
  const furthest = addDuration(now, LONGEST_MOVE);
  if (furthest === null || target <= furthest) return target;
  const reason = `in one move the clock goes no further than to ${toDateTime(furthest)}`;
  return raise("fieldInvalid", { field: fieldOf(input), reason });
}

/** The refusal of a move that made too much due. What ran on the way stays done, so it says where to go on from. */
export function endedOnItsWay({ jobs }: TooManyJobs, input: ClockInput, now: Moment): MarketplaceError {
  const reason = `after ${jobs} jobs on the way the clock stands at ${toDateTime(now)}: move on from there`;
  return new MarketplaceError([problem("fieldInvalid", { field: fieldOf(input), reason })]);
}

function fieldOf(input: ClockInput): "now" | "advance" {
  return "now" in input ? "now" : "advance";
}
