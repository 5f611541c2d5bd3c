import type { Clock } from "../clock.js";
import type { Reporter } from "../hooks.js";
import { ReceiverError } from "../receiver-error.js";
import { isStoreSilent } from "../store/limit-store.js";
import type { Store } from "../store/store.js";
import type { RetryPolicy } from "./backoff.js";
import { changeTask, type ReadTask } from "./change-task.js";
import { type HeldTask, holdTask, leaseLost } from "./held-task.js";
import { RetryLater } from "./retry-later.js";
import type { Task } from "./task.js";
import type { RunResult, TaskHandler, TaskResult } from "./task-handler.js";
import {
  extend,
  isStale,
  revive,
  type Settlement,
  setAside,
  settle,
  startAnew,
  withoutRepeats,
} from "./transitions.js";

/** How many leases in a row may expire. A task that crashes its process each time must not do so for ever. */
const MAX_TAKEOVERS = 20;

export interface RunContext {
  readonly store: Store;
  readonly scope: string;
  readonly clock: Clock;
  readonly report: Reporter;
  readonly retry: RetryPolicy;
  readonly leaseMs: number;
  /** When to check a task in order again; `undefined` means never. */
  lookAgain(): number | undefined;
  /** Whether the key was woken in this process since the claim. */
  isWoken(key: string): boolean;
}

/** The handler of a claim, and the signals that abort it. */
interface Runner {
  readonly handler: TaskHandler;
  readonly stop: AbortSignal;
}

/** Runs one claim until it is settled, and extends its lease meanwhile. */
export function runClaim(context: RunContext, claimed: ReadTask, runner: Runner): Promise<RunResult> {
  const { key: subject, cause, attempts } = claimed.task;
  return context.report.around(
    { kind: "task", subject, cause, attempt: attempts + 1 },
    () => runToSettlement(context, claimed, runner),
    ({ kind }) => ({ outcome: kind }),
  );
}

async function runToSettlement(
  context: RunContext,
  claimed: ReadTask,
  { handler, stop }: Runner,
): Promise<RunResult> {
  const { clock, report, retry } = context;
  const held = holdTask(context, claimed);
  const { key } = claimed.task;
  const lease = keepLease(context, held, stop);
  const signal = AbortSignal.any([lease.signal, stop]);
  const result = await attempt(claimed.task, () =>
    handler({
      key,
      task: claimed.task,
      // A task that begins anew counts anew.
      get attempt() {
        return held.task.attempts + 1;
      },
      signal,
      isStale: () => context.isWoken(key) || isStale(held.task),
      async readSignals() {
        const row = await context.store.read(key);
        return row === undefined ? {} : ((JSON.parse(row.body) as Task).signals ?? {});
      },
      dropSignal: (name) =>
        held.change((task) => {
          const { [name]: _, ...signals } = task.signals ?? {};
          return { ...task, signals };
        }),
      writeRecord: (record) => held.change((task) => ({ ...task, record, takeovers: 0 })),
      revive: () => held.change((task) => revive(task)),
      async setAside({ as, error, record }) {
        const now = clock.now();
        // Written first: if the process ends between the two, this is done again.
        await changeTask(context, { key: as }, (kept) => ({
          task: kept ?? setAside(held.task, { key: as, error, now }),
          result: undefined,
        }));
        let repeats: Task["repeats"];
        await held.change((task) => {
          repeats = task.repeats;
          return startAnew(task, { record, now });
        });
        return repeats ?? {};
      },
      dropRepeats: async () => {
        if (claimed.task.repeats !== undefined) await held.change(withoutRepeats);
      },
    }),
  );
  lease.stop();

  const settlement =
    stop.aborted && result.kind !== "done" ? released(clock) : toSettlement(context, held, result);
  try {
    await held.change((task) => settle(task, settlement));
  } catch (error) {
    report.error(error, `settling ${key}`);
    return { kind: "busy" };
  }
  return conclude(held.task, { settlement, result, report, retry });
}

const released = (clock: Clock): Settlement => ({ kind: "released", now: clock.now() });

async function attempt(task: Task, work: () => Promise<TaskResult>): Promise<TaskResult> {
  if (task.takeovers > MAX_TAKEOVERS && task.dead === undefined) {
    const error = new Error(
      `The process ended during each of the last ${task.takeovers} attempts at ${task.key}. Look for what ends it.`,
    );
    return { kind: "dead", reason: "crashed", error };
  }
  try {
    return await work();
  } catch (error) {
    if (RetryLater.is(error)) return waitAsAsked(error);
    return { kind: "failed", error };
  }
}

/** A wait that the vendor's code asked for is not a failure. An event may end it early: it may be what it waits for. */
export function waitAsAsked(error: RetryLater): TaskResult {
  return {
    kind: "delayed",
    delay: error.delay,
    minimum: Math.min(error.delay, 1000),
    sleeping: error.message,
  };
}

function toSettlement(
  { clock, retry, lookAgain }: RunContext,
  { task }: HeldTask,
  result: TaskResult,
): Settlement {
  const now = clock.now();
  switch (result.kind) {
    case "done": {
      const { look = false, note } = result;
      return { kind: "done", now, lookAt: look ? lookAgain() : undefined, note };
    }
    case "failed": {
      const { error, look = false } = result;
      const { delay, minimum } = retry.delayAfter(task.attempts + 1);
      const failure = { now, error: textOf(error) };
      if (task.attempts + 1 >= retry.attempts) {
        return { kind: "dead", ...failure, reason: "exhausted", lookAt: look ? lookAgain() : undefined };
      }
      return { kind: "failed", ...failure, dueAt: now + delay, notBefore: now + minimum };
    }
    case "delayed": {
      const planned = retry.delayAfter(task.delays + 1);
      const longest = result.maxDelay ?? Number.POSITIVE_INFINITY;
      const delay = result.delay ?? Math.min(planned.delay, longest);
      const minimum =
        result.minimum ?? (result.delay === undefined ? Math.min(planned.minimum, longest) : delay / 2);
      const { error, sleeping } = result;
      return {
        kind: "delayed",
        now,
        dueAt: now + delay,
        notBefore: now + minimum,
        error: error === undefined ? undefined : textOf(error),
        sleeping,
      };
    }
    case "dead": {
      const { reason, error, look = false } = result;
      return { kind: "dead", now, reason, error: textOf(error), lookAt: look ? lookAgain() : undefined };
    }
    case "still_dead":
      return { kind: "still_dead", now, lookAt: result.look ? lookAgain() : undefined };
    default:
      return result satisfies never;
  }
}

function conclude(
  task: Task,
  {
    settlement,
    result,
    report,
    retry,
  }: { settlement: Settlement; result: TaskResult; report: Reporter; retry: RetryPolicy },
): RunResult {
  const { key } = task;
  switch (settlement.kind) {
    case "done":
      return { kind: "done" };
    case "released":
      return { kind: "retry", at: settlement.now };
    case "dead": {
      const { now: at, reason, error: text } = settlement;
      const error = "error" in result ? result.error : undefined;
      const made = task.attempts > 0 ? { attempts: task.attempts } : {};
      report.deadLettered({ key, reason, at, error: text, cause: error, ...made });
      return { kind: "dead" };
    }
    case "still_dead":
      return { kind: "dead" };
    case "failed":
    case "delayed": {
      const counted = settlement.kind === "failed";
      const retryAt = task.dueAt ?? settlement.dueAt;
      const error = "error" in result ? result.error : undefined;
      if (result.kind !== "delayed" || result.report !== false) {
        const attempts = { attempt: counted ? task.attempts : task.attempts + 1, attempts: retry.attempts };
        report.retrying({ key, ...attempts, counted, retryAt, error });
      }
      const acknowledge = result.kind === "delayed" && result.acknowledge === true;
      return { kind: "retry", at: retryAt, ...(acknowledge ? { acknowledge } : {}) };
    }
    default:
      return settlement satisfies never;
  }
}

function keepLease(
  { clock, report, leaseMs }: RunContext,
  held: HeldTask,
  stop: AbortSignal,
): { readonly signal: AbortSignal; stop(): void } {
  const lost = new AbortController();
  const { key } = held.task;
  let stopped = false;
  let cancel = clock.after(leaseMs / 3, extendLease);

  function extendLease(): void {
    // Work that ignores its signal is left to the process that takes the task over.
    if (stopped || stop.aborted) return;
    held
      .change((task) => extend(task, clock.now() + leaseMs))
      .then(again, (error: unknown) => {
        if (ReceiverError.is(error) && !isStoreSilent(error)) {
          lost.abort(leaseLost(key));
          return;
        }
        report.error(error, `extending the lease on ${key}`);
        again();
      });
  }

  function again(): void {
    if (!stopped) cancel = clock.after(leaseMs / 3, extendLease);
  }

  return {
    signal: lost.signal,
    stop() {
      stopped = true;
      cancel();
    },
  };
}

/** The text of an error, as it is stored and shown. */
export function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
