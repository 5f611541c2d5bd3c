import type { Clock } from "../clock.js";
import type { Reporter } from "../hooks.js";
import type { Claim, Settlement, Store } from "../store/store.js";
import type { RetryPolicy } from "./backoff.js";
import { RetryLater } from "./retry-later.js";
import { leaseLost, type RunResult, type TaskHandler, type TaskResult } from "./task.js";

/** What running a claim needs. */
export interface RunContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly report: Reporter;
  readonly retry: RetryPolicy;
  readonly leaseMs: number;
  /** Whether the key was woken in this process since the claim. */
  isWoken(key: string): boolean;
}

/** Who does the work of a claim, and what calls it off. */
interface Runner {
  readonly handler: TaskHandler;
  readonly stop: AbortSignal;
}

/** Runs one claim to its settlement, and keeps its lease alive meanwhile. */
export function runClaim(context: RunContext, claim: Claim, runner: Runner): Promise<RunResult> {
  const { key: subject, cause, attempt } = claim;
  return context.report.around(
    { kind: "task", subject, cause, attempt },
    () => runToSettlement(context, claim, runner),
    ({ kind }) => ({ outcome: kind }),
  );
}

async function runToSettlement(
  context: RunContext,
  claim: Claim,
  { handler, stop }: Runner,
): Promise<RunResult> {
  const { store, clock, report, retry } = context;
  const lease = keepLease(context, claim);
  const result = await attempt(claim, retry, () =>
    handler({
      claim,
      signal: AbortSignal.any([lease.signal, stop]),
      isStale: () => lease.isDirty() || context.isWoken(claim.key),
      async writeRecord(record, tracked) {
        if (!(await store.writeRecord(claim, record, tracked))) throw leaseLost(claim.key);
      },
    }),
  );
  lease.stop();

  const now = clock.now();
  const settlement = toSettlement(claim, result, { now, retry });
  if (!(await store.settle(claim, settlement))) {
    report.error(leaseLost(claim.key), `settling ${claim.key}`);
    return { kind: "busy" };
  }
  if (settlement.kind === "done") return { kind: "done" };
  if (settlement.kind === "dead") {
    report.deadLettered(settlement.letter);
    return { kind: "dead" };
  }
  const { dueAt: retryAt } = settlement;
  const error = result.kind === "done" ? undefined : result.error;
  report.retrying({ key: claim.key, attempt: claim.attempt, retryAt, error });
  return { kind: "retry", at: retryAt };
}

async function attempt(
  claim: Claim,
  retry: RetryPolicy,
  work: () => Promise<TaskResult>,
): Promise<TaskResult> {
  // The attempt was counted when it was claimed: more than allowed means that the process died each time.
  if (claim.attempt > retry.attempts) {
    const error = new Error(`The process ended during each of the last attempts of ${claim.key}.`);
    return { kind: "dead", reason: "exhausted", error };
  }
  try {
    return await work();
  } catch (error) {
    if (error instanceof RetryLater) return { kind: "retry", error, delay: error.delay, countAttempt: false };
    return { kind: "retry", error };
  }
}

function toSettlement(
  claim: Claim,
  result: TaskResult,
  { now, retry }: { now: number; retry: RetryPolicy },
): Settlement {
  if (result.kind === "done") return { kind: "done", now };
  const { key, payload } = claim;
  const letter = { key, at: now, error: textOf(result.error), ...(payload === undefined ? {} : { payload }) };
  if (result.kind === "dead") return { kind: "dead", now, letter: { ...letter, reason: result.reason } };
  const { countAttempt = true, delay = retry.delayAfter(claim.attempt) } = result;
  if (countAttempt && claim.attempt >= retry.attempts) {
    return { kind: "dead", now, letter: { ...letter, reason: "exhausted" } };
  }
  return { kind: "retry", now, dueAt: now + delay, countAttempt };
}

function keepLease(
  { store, clock, report, leaseMs }: RunContext,
  claim: Claim,
): { readonly signal: AbortSignal; isDirty(): boolean; stop(): void } {
  const lost = new AbortController();
  let dirty = false;
  let stopped = false;
  let cancel = clock.after(leaseMs / 3, extend);

  function extend(): void {
    store.extend(claim, clock.now() + leaseMs).then(
      (state) => {
        dirty = state === "dirty";
        if (state === "lost") lost.abort(leaseLost(claim.key));
        else again();
      },
      (error) => {
        report.error(error, `extending the lease on ${claim.key}`);
        again();
      },
    );
  }

  function again(): void {
    if (!stopped) cancel = clock.after(leaseMs / 3, extend);
  }

  return {
    signal: lost.signal,
    isDirty: () => dirty,
    stop() {
      stopped = true;
      cancel();
    },
  };
}

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
