import type { Finding } from "../judge.js";
import type { Area } from "../scenarios/index.js";
import type { Need } from "../scenarios/scenario.js";
import { type Cause, type CheckWithEvidence, findCauses } from "./causes.js";

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
  /** What of it the marketplace does not send today, in a sentence. */
  readonly beyond?: string;
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
  /** What of it the marketplace does not send today, in a sentence; `null` where it may send all of it. */
  readonly beyond: string | null;
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
  /** `incomplete`: nothing failed, but tenants could not be seen, it was interrupted, or no check was run. */
  readonly verdict: "passed" | "failed" | "incomplete";
  readonly counts: { readonly passed: number; readonly failed: number; readonly notRun: number };
  /** What the failed checks have in common; the first is the one to begin with. */
  readonly causes: readonly Cause[];
  /** What this run could not see or do, and how it can. */
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
  readonly wasCalled: boolean;
  readonly wasRefused: boolean;
  readonly signedOver?: string | undefined;
  readonly checks: readonly CheckWithEvidence[];
}

/** Counts, and says what was beyond this run. */
export function createReport(facts: RunFacts): Report {
  const { url, given, wasAborted, startedAt, endedAt } = facts;
  const checks = facts.checks.map(({ check }) => check);
  const count = (status: Check["status"]): number => checks.filter((check) => check.status === status).length;
  const counts = { passed: count("passed"), failed: count("failed"), notRun: count("not run") };
  const isComplete = !wasAborted && given.has("tenants") && counts.passed + counts.failed > 0;
  return {
    schema: 1,
    receiver: url,
    startedAt: new Date(startedAt).toISOString(),
    duration: endedAt - startedAt,
    verdict: counts.failed > 0 ? "failed" : isComplete ? "passed" : "incomplete",
    counts,
    causes: findCauses(facts),
    limits: (Object.keys(limits) as Need[]).filter((need) => !given.has(need)).map((need) => limits[need]),
    checks,
  };
}

/** What cannot be checked without an option. */
const limits: Readonly<Record<Need, string>> = {
  tenants:
    'Whether tenants are made once and removed was not seen. To complete the run, answer GET with a list such as [{"subscription": 12, "id": "a"}], and give its address with --tenants.',
  start:
    "The receiver's process was not killed, and its log was not read. Give the command that starts it with --start.",
  sweep:
    "It is not known how often the receiver polls, so a lost event was not checked. Give the seconds between two polls with --sweep.",
};

/** Why a check was not run. */
export function whyNotRun({ missing }: Pick<Check, "missing">): string {
  return missing.length > 0 ? missing.map((need) => `needs --${need}`).join(", ") : "interrupted";
}

/** Whether a check took time of its own: one that was not run, or looks at the whole run, did not. */
export function hasDuration({ status, subscription }: Check): boolean {
  return status !== "not run" && subscription !== null;
}
