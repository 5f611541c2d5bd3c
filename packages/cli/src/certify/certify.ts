import { createLane } from "./live/lane.js";
import { openRun, type RunOptions } from "./live/open-run.js";
import type { Round } from "./plans.js";
import { checkOf } from "./report/check-of.js";
import { type Check, type Report, reportOf } from "./report/report.js";
import type { Need } from "./scenarios/scenario.js";
import { type Selected, select } from "./select.js";

/** What to certify, and how. */
export interface CertifyOptions extends RunOptions {
  /** Identifiers, areas, or parts of names; empty: everything. */
  readonly only: readonly string[];
  /** Hears of each check as it ends. */
  readonly onChecked?: (check: Check, progress: { readonly done: number; readonly of: number }) => void;
}

/** How many scenarios are played at once. */
const atOnce = 12;

/**
 * Plays the conformance list with a vendor's receiver, against a marketplace that it starts itself.
 *
 * @throws CliError when the receiver does not answer, or `only` selects nothing.
 */
export async function certify(options: CertifyOptions): Promise<Report> {
  const { clock, signal, onChecked } = options;
  const startedAt = clock.now();
  const selected = select(options.only, needsThatAreMet(options));
  const run = await openRun(options);
  const checks = new Map<Selected, Check>();
  try {
    const playOne = async (one: Selected, onPlayed?: () => void): Promise<void> => {
      const isPlayed = one.missing.length === 0 && !signal.aborted;
      const played = isPlayed ? await one.plan.play(run.stage, onPlayed) : undefined;
      onPlayed?.();
      // What was cut off by Ctrl-C had no chance to become well.
      const isCut = signal.aborted && played?.problems.some(({ lasting }) => lasting) !== true;
      const check = checkOf(one, isCut ? undefined : played, one.plan.readsLog ? run.leaks() : []);
      checks.set(one, check);
      onChecked?.(check, { done: checks.size, of: selected.length });
    };
    const those = (round: Round): readonly Selected[] => selected.filter(({ plan }) => plan.round === round);
    const ending = begin(those("ending"), playOne);
    await ending.played;
    const lane = createLane(atOnce);
    await Promise.all([ending.judged, ...those("beside").map((one) => lane.run(() => playOne(one)))]);
    for (const one of [...those("log"), ...those("looking back")]) await playOne(one);
  } finally {
    await run.close();
  }
  return reportOf(options, {
    startedAt,
    endedAt: clock.now(),
    wasCalled: run.wasCalled(),
    checks: selected.flatMap((one) => checks.get(one) ?? []),
  });
}

/** Begins checks. `played` resolves when only their verdicts are left, and `judged` when those are there. */
function begin(
  some: readonly Selected[],
  playOne: (one: Selected, onPlayed: () => void) => Promise<void>,
): { readonly played: Promise<unknown>; readonly judged: Promise<unknown> } {
  const begun = some.map((one) => {
    let onPlayed = (): void => undefined;
    const played = new Promise<void>((resolve) => {
      onPlayed = resolve;
    });
    return { played, judged: playOne(one, onPlayed).finally(onPlayed) };
  });
  const judged = Promise.all(begun.map((one) => one.judged));
  // Whoever awaits it hears of a failure. Until then it must not end this process.
  judged.catch(() => undefined);
  return { played: Promise.all(begun.map((one) => one.played)), judged };
}

function needsThatAreMet({ start, tenants, sweep }: RunOptions): ReadonlySet<Need> {
  const met = new Set<Need>();
  if (start !== undefined) met.add("start");
  if (tenants !== undefined) met.add("tenants");
  if (sweep !== undefined) met.add("sweep");
  return met;
}
