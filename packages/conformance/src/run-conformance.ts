import { type Round, type SelectedCheck, selectChecks } from "./checks.js";
import { findSignedBody } from "./live/find-signed-body.js";
import { openRun } from "./live/run.js";
import { createSemaphore } from "./live/semaphore.js";
import type { CheckResult } from "./live/verdict.js";
import { type ConformanceOptions, withDefaults } from "./options.js";
import type { CheckWithEvidence } from "./report/causes.js";
import type { Check } from "./report/check.js";
import { createReport, type Report } from "./report/report.js";
import type { Need } from "./scenarios/scenario.js";

/** How many scenarios run at the same time. */
const MAX_CONCURRENT = 12;

/**
 * Certifies a receiver: starts a marketplace in this process, plays every scenario with the receiver, and returns a
 * report.
 *
 * @example
 * ```ts
 * const report = await runConformance({
 *   url: "http://127.0.0.1:3000/events",
 *   start: "node receiver.mjs",
 * });
 * ```
 * @throws {ConformanceError} when an option cannot be used, or the receiver does not answer.
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const settings = withDefaults(options);
  const { url, clock, signal, only, onCheck } = settings;
  const startedAt = clock.now();
  const given = givenNeeds(options);
  const selected = selectChecks(only, given);
  const run = await openRun(settings);
  const checks = new Map<SelectedCheck, CheckWithEvidence>();
  let signedOver: string | undefined;

  async function runCheck(one: SelectedCheck, onPlayed?: () => void): Promise<void> {
    const { definition, missing } = one;
    const isRun = missing.length === 0 && !signal.aborted;
    const result = isRun ? await definition.play(run, onPlayed) : undefined;
    onPlayed?.();
    const leaks = definition.readsLog ? await run.leaks() : [];
    // A check that was interrupted had no chance to pass. What it found may be the interruption, also where waiting
    // could not correct it: a process that does not answer because nobody waits for it any more.
    const check = result === undefined || signal.aborted ? notRun(one) : endOf(one, result, leaks);
    checks.set(one, { check, evidence: result?.evidence ?? null });
    onCheck?.(check, { done: checks.size, of: selected.length });
  }

  const inRound = (round: Round): readonly SelectedCheck[] =>
    selected.filter(({ definition }) => definition.round === round);
  try {
    const process = begin(inRound("process"), runCheck);
    await process.played;
    const places = createSemaphore(MAX_CONCURRENT);
    await Promise.all([
      process.judged,
      ...inRound("concurrent").map((one) => places.run(() => runCheck(one))),
    ]);
    for (const one of [...inRound("log"), ...inRound("whole run")]) await runCheck(one);
    const hasFailed = [...checks.values()].some(({ check }) => check.status === "failed");
    if (hasFailed && !signal.aborted) signedOver = await findSignedBody(settings);
  } finally {
    await run.close();
  }
  return createReport({
    url,
    given,
    wasAborted: signal.aborted,
    startedAt,
    endedAt: clock.now(),
    wasCalled: run.wasCalled(),
    wasRefused: run.wasRefused(),
    signedOver,
    checks: selected.flatMap((one) => checks.get(one) ?? []),
  });
}

/** Starts checks. `played` resolves when only their verdicts are left, and `judged` when these are there. */
function begin(
  some: readonly SelectedCheck[],
  runCheck: (one: SelectedCheck, onPlayed: () => void) => Promise<void>,
): { readonly played: Promise<unknown>; readonly judged: Promise<unknown> } {
  const begun = some.map((one) => {
    let onPlayed = (): void => undefined;
    const played = new Promise<void>((resolve) => {
      onPlayed = resolve;
    });
    return { played, judged: runCheck(one, onPlayed).finally(onPlayed) };
  });
  const judged = Promise.all(begun.map((one) => one.judged));
  // A failure reaches the code that awaits this promise. Until then it must not end the process.
  judged.catch(() => undefined);
  return { played: Promise.all(begun.map((one) => one.played)), judged };
}

function notRun({ definition, missing }: SelectedCheck): Check {
  const { id, name, area, requirement, beyond = null } = definition;
  return {
    ...{ id, name, area, requirement, beyond, missing },
    status: "not run",
    subscription: null,
    duration: 0,
    findings: [],
    remedy: null,
    timeline: [],
  };
}

function endOf(one: SelectedCheck, result: CheckResult, leaks: readonly string[]): Check {
  const leaked = leaks.map(
    (leak) => ({ rule: "the log", found: `what it wrote contains ${leak}`, permanent: true }) as const,
  );
  const findings = [...result.findings, ...leaked];
  const hasPassed = findings.length === 0;
  return {
    ...notRun(one),
    status: hasPassed ? "passed" : "failed",
    subscription: result.subscriptionId,
    duration: result.took,
    findings,
    remedy: hasPassed ? null : one.definition.remedy,
    timeline: result.timeline,
  };
}

function givenNeeds(options: ConformanceOptions): ReadonlySet<Need> {
  const needs = ["start", "tenants", "sweep"] as const satisfies readonly Need[];
  return new Set(needs.filter((need) => options[need] !== undefined));
}
