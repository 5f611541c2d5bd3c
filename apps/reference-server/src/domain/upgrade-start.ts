import type { Moment } from "../ports.js";
import { addMonths, wholeDays } from "./calendar.js";
import type { Period } from "./period.js";

const LONGEST_MONTH = 31;

/**
 * When a deferred upgrade takes effect, if the subscription renews until then: the first end of a period at or
 * after `from`.
 *
 * @param months - the billing period of the plan in use.
 */
export function upgradeStart(period: Period, months: number, from: Moment | null): Moment {
  if (from === null || from <= period.end) return period.end;
  // Whole periods that certainly lie before it are skipped, for it may be centuries away.
  const skipped = Math.floor(wholeDays(period.end, from) / (LONGEST_MONTH * months));
  let start = addMonths(period.end, skipped * months, period.anchorDay);
  while (start < from) start = addMonths(start, months, period.anchorDay);
  return start;
}
