import type { Rule } from "../judge.js";
import type { RunOptions } from "../live/open-run.js";
import type { Moment } from "../live/subject.js";
import type { CheckArea } from "../plans.js";
import { deliveryScenarios } from "../scenarios/delivery.js";
import type { Need } from "../scenarios/scenario.js";

/** What `certify` found out about a receiver. With `--json` it is written as it stands here. */
export interface Report {
  /** Raised when a field changes its meaning. */
  readonly schema: 1;
  /** The receiver's address. */
  readonly receiver: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Milliseconds. */
  readonly duration: number;
  /** `incomplete`: Ctrl-C, or nothing was run. */
  readonly verdict: "passed" | "failed" | "incomplete";
  readonly counts: { readonly passed: number; readonly failed: number; readonly notRun: number };
  /** Where to begin, when much failed. */
  readonly advice: readonly string[];
  /** What this run could not see or do, in words. */
  readonly limits: readonly string[];
  readonly checks: readonly Check[];
}

/** One check, and what came of it. */
export interface Check {
  /** For `--only`, and stable: `a-lost-event`. */
  readonly id: string;
  readonly name: string;
  readonly area: CheckArea;
  /** What holds in a receiver that passes it. */
  readonly guards: string;
  readonly status: "passed" | "failed" | "not run";
  /** What was missing, for a check that was not run. */
  readonly missing: readonly Need[];
  /** The subscription that it was played with. */
  readonly subscription: number | null;
  /** Milliseconds. */
  readonly duration: number;
  readonly findings: readonly Finding[];
  /** What to change, when it failed. */
  readonly remedy: string | null;
  /** What happened, in order. */
  readonly course: readonly Moment[];
}

/** One thing that was not as it must be. */
export interface Finding {
  readonly rule: Rule;
  /** What was seen, in words. */
  readonly found: string;
}

/** What a run came to. */
export interface Outcome {
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Whether the receiver called the marketplace at all. */
  readonly wasCalled: boolean;
  readonly checks: readonly Check[];
}

/** Counts, and says what was beyond this run. */
export function reportOf(
  options: Pick<RunOptions, "url" | "start" | "tenants" | "sweep" | "signal">,
  { startedAt, endedAt, wasCalled, checks }: Outcome,
): Report {
  const count = (status: Check["status"]): number => checks.filter((check) => check.status === status).length;
  const counts = { passed: count("passed"), failed: count("failed"), notRun: count("not run") };
  const isWhole = !options.signal.aborted && counts.passed + counts.failed > 0;
  return {
    schema: 1,
    receiver: options.url,
    startedAt: new Date(startedAt).toISOString(),
    duration: endedAt - startedAt,
    verdict: counts.failed > 0 ? "failed" : isWhole ? "passed" : "incomplete",
    counts,
    advice: adviceFor(checks, wasCalled),
    limits: limitsOf(options),
    checks,
  };
}

/** Almost every other check begins with what this one checks. */
const first = deliveryScenarios[0];

function adviceFor(checks: readonly Check[], wasCalled: boolean): readonly string[] {
  const failed = checks.filter(({ status }) => status === "failed");
  const advice: string[] = [];
  if (failed.length > 0 && !wasCalled) {
    advice.push(
      "The receiver never called the marketplace. Does it use MARKETPLACE_URL, with /api behind it?",
    );
  }
  if (failed.length > 1 && failed.some(({ name }) => name === first?.name)) {
    advice.push(`Begin with "${first?.name}": almost every other check needs what it checks.`);
  }
  return advice;
}

function limitsOf({
  start,
  tenants,
  sweep,
}: Pick<RunOptions, "start" | "tenants" | "sweep">): readonly string[] {
  const limits: string[] = [];
  if (start === undefined) {
    limits.push("The process could not be ended, nor its log be read. With --start it can.");
  }
  if (tenants === undefined) {
    limits.push("Tenants could not be seen, only calls and states. With --tenants they can.");
  }
  if (sweep === undefined) {
    limits.push("Nothing says how often the receiver looks by itself. With --sweep that is checked.");
  }
  return limits;
}
