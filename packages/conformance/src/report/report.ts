import type { Need } from "../scenarios/scenario.js";
import { type Cause, type CheckWithEvidence, findCauses } from "./causes.js";
import type { Check } from "./check.js";

/** The result of a run. It can be written as JSON and read again. */
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
  /** What the failed checks have in common; the first is the one to fix first. */
  readonly causes: readonly Cause[];
  /** What this run could not check, and which option would allow it. */
  readonly limits: readonly string[];
  readonly checks: readonly Check[];
}

/** The facts at the end of a run. */
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

/** Counts the results, and adds the limits of this run. */
export function createReport(facts: RunFacts): Report {
  const { url, given, wasAborted, startedAt, endedAt } = facts;
  const checks = facts.checks.map(({ check }) => check);
  const counts = countResults(checks);
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

export function countResults(results: readonly Pick<Check, "status">[]): Report["counts"] {
  const count = (status: Check["status"]): number =>
    results.filter((result) => result.status === status).length;
  return { passed: count("passed"), failed: count("failed"), notRun: count("not run") };
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

/** Whether a check took time: one that was not run, or is about the whole run, did not. */
export function hasDuration({ status, subscription }: Check): boolean {
  return status !== "not run" && subscription !== null;
}
