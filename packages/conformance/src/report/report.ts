import type { Finding } from "../judge.js";
import { deliveryScenarios } from "../scenarios/delivery.js";
import type { Area } from "../scenarios/index.js";
import type { Need } from "../scenarios/scenario.js";

/** What a check is about: an area of the scenarios, or the life of a subscription and of the process. */
export type CheckArea = "life" | Area;

/** What a check demands of a receiver. */
export interface CheckInfo {
  /** Stable, as `a-lost-event`. */
  readonly id: string;
  readonly area: CheckArea;
  readonly name: string;
  /** What a receiver must do to pass. */
  readonly requirement: string;
  /** What to change in a receiver that fails. */
  readonly remedy: string;
  /** The options without which it cannot be run. */
  readonly needs: ReadonlySet<Need>;
}

/** Something that happened during a check. */
export interface TimelineEntry {
  /** Milliseconds since the check began. */
  readonly at: number;
  readonly text: string;
}

/** One check, and how it ended. */
export interface Check {
  readonly id: string;
  readonly name: string;
  readonly area: CheckArea;
  /** What a receiver must do to pass. */
  readonly requirement: string;
  readonly status: "passed" | "failed" | "not run";
  /** The options that were missing, for a check that was not run. */
  readonly missing: readonly Need[];
  /** The subscription with which it was made; `null` when it was not run, or looks at the whole run. */
  readonly subscription: number | null;
  /** Milliseconds. */
  readonly duration: number;
  readonly findings: readonly Finding[];
  /** What to change, when it failed. */
  readonly remedy: string | null;
  /** What happened, in order. */
  readonly timeline: readonly TimelineEntry[];
}

/** What a run found out about a receiver. It can be written as JSON and read again. */
export interface Report {
  /** Raised when a field changes its meaning. */
  readonly schema: 1;
  /** The receiver's address. */
  readonly receiver: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Milliseconds. */
  readonly duration: number;
  /** `incomplete`: it was interrupted, or no check was run. */
  readonly verdict: "passed" | "failed" | "incomplete";
  readonly counts: { readonly passed: number; readonly failed: number; readonly notRun: number };
  /** Where to begin, when much failed. */
  readonly advice: readonly string[];
  /** What this run could not see or do, in words. */
  readonly limits: readonly string[];
  readonly checks: readonly Check[];
}

/** What is known when a run is over. */
export interface RunFacts {
  readonly url: string;
  /** The options that were given. */
  readonly given: ReadonlySet<Need>;
  readonly wasAborted: boolean;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Whether the receiver called the marketplace at all. */
  readonly wasCalled: boolean;
  readonly checks: readonly Check[];
}

/** Counts, and says what was beyond this run. */
export function createReport(facts: RunFacts): Report {
  const { url, given, wasAborted, startedAt, endedAt, wasCalled, checks } = facts;
  const count = (status: Check["status"]): number => checks.filter((check) => check.status === status).length;
  const counts = { passed: count("passed"), failed: count("failed"), notRun: count("not run") };
  const isComplete = !wasAborted && counts.passed + counts.failed > 0;
  return {
    schema: 1,
    receiver: url,
    startedAt: new Date(startedAt).toISOString(),
    duration: endedAt - startedAt,
    verdict: counts.failed > 0 ? "failed" : isComplete ? "passed" : "incomplete",
    counts,
    advice: adviceFor(checks, wasCalled),
    limits: (Object.keys(limits) as Need[]).filter((need) => !given.has(need)).map((need) => limits[need]),
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
      "The receiver never called the marketplace. Does it call the address in MARKETPLACE_URL, followed by /api?",
    );
  }
  if (failed.length > 1 && failed.some(({ name }) => name === first?.name)) {
    advice.push(`Begin with "${first?.name}": almost every other check depends on it.`);
  }
  return advice;
}

/** What cannot be checked without an option. */
const limits: Readonly<Record<Need, string>> = {
  start: "The receiver's process was not killed, and its log was not read. Give --start to check that.",
  tenants: "Tenants could not be seen, only calls and states. Give --tenants to check them.",
  sweep:
    "It is not known how often the receiver polls, so a lost event was not checked. Give --sweep to check it.",
};

/** Why a check was not run. */
export function whyNotRun({ missing }: Pick<Check, "missing">): string {
  return missing.length > 0 ? missing.map((need) => `needs --${need}`).join(", ") : "interrupted";
}

/** Whether a check took time of its own: one that was not run, or looks at the whole run, did not. */
export function hasDuration({ status, subscription }: Check): boolean {
  return status !== "not run" && subscription !== null;
}
