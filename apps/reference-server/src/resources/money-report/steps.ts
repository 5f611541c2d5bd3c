import { ReportStep } from "@syndikit/contract";
import { Temporal } from "temporal-polyfill";
import { listLimits } from "../../api/list-limits.gen.js";
import type { EnumValue } from "../../enum-value.js";
import { raise } from "../../errors.js";
import type { Moment } from "../../ports.js";

type StepLength = EnumValue<typeof ReportStep>;

/** A step of a report. It ends before `end`. */
export interface Step {
  readonly begin: Moment;
  readonly end: Moment;
}

const MAX_STEPS = listLimits["MoneyOfCurrency.points"];

/** How many steps there are where nobody says from when. */
const USUAL_STEPS = 12;

interface Wanted {
  readonly from: Moment | undefined;
  readonly to: Moment | undefined;
  readonly step: StepLength;
  readonly now: Moment;
}

/**
 * The steps of a report, the oldest first. The first begins at `from`, the others with a day, a week or a month in UTC.
 * The last one ends at `to`, or with the present moment, which belongs to it: the clock of a sandbox stands still, and
 * much happens at one moment.
 *
 * @throws {MarketplaceError} `fieldInvalid` when there would be more than the interface allows.
 */
export function stepsOf({ from, to, step, now }: Wanted): readonly [Step, ...Step[]] {
  const end = Math.min(to ?? Number.POSITIVE_INFINITY, now + 1);
  const first = from ?? nextStep(startOf(end - 1, step), step, 1 - USUAL_STEPS);
  // A range without any time in it has one step, in which nothing happened.
  if (first >= end) return [{ begin: first, end: first }];
  const steps: [Step, ...Step[]] = [upTo(first)];
  for (let begin = steps[0].end; begin < end; begin = steps.at(-1)?.end ?? end) {
    if (steps.length === MAX_STEPS) {
      const reason = `there are more than ${MAX_STEPS} steps of a ${step} from it on`;
      return raise("fieldInvalid", { field: "from", reason });
    }
    steps.push(upTo(begin));
  }
  return steps;

  function upTo(begin: Moment): Step {
    return { begin, end: Math.min(end, nextStep(startOf(begin, step), step, 1)) };
  }
}

/** Where the day, week or month begins that a moment lies in. */
function startOf(at: Moment, step: StepLength): Moment {
  const day = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO("UTC").startOfDay();
  if (step === ReportStep.MONTH) return day.with({ day: 1 }).epochMilliseconds;
  if (step === ReportStep.WEEK) return day.subtract({ days: day.dayOfWeek - 1 }).epochMilliseconds;
  return day.epochMilliseconds;
}

function nextStep(start: Moment, step: StepLength, count: number): Moment {
  const date = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO("UTC");
  const length = {
    [ReportStep.DAY]: { days: count },
    [ReportStep.WEEK]: { weeks: count },
    [ReportStep.MONTH]: { months: count },
  };
  return date.add(length[step]).epochMilliseconds;
}
