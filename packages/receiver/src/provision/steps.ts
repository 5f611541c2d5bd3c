import type { Clock } from "../clock.js";
import { type Duration, toMilliseconds } from "../duration.js";
import type { Around } from "../operation.js";
import type { TaskWork } from "../queue/task-handler.js";
import { ReceiverError } from "../receiver-error.js";
import { withTimeLimit } from "../time-limit.js";
import type { RecordKeeper } from "./record-keeper.js";
import { type Stored, toStored } from "./stored.js";

/** Options of a step. */
export interface StepOptions {
  /** How long the step may take before it counts as failed. Default: `timeLimit` of the provisioner. */
  readonly timeLimit?: Duration;
}

/** Options of `step.waitFor`. */
export interface WaitOptions {
  /** After this time `waitFor` returns `undefined`. Default: it waits without a limit. */
  readonly timeout?: Duration;
}

/** Runs durable steps: work whose result is stored, so that it is not repeated. */
export interface StepFunction {
  /**
   * Runs work and stores its result. It runs at least once, always with the same `idempotencyKey`, and never again once
   * its result is stored.
   */
  <Value>(
    name: string,
    work: (context: { readonly signal: AbortSignal }) => Value | Promise<Value>,
    options?: StepOptions,
  ): Promise<Stored<Value>>;
  /** Waits without occupying a worker, also across restarts. Then your handler runs again and skips finished steps. */
  sleep(name: string, duration: Duration): Promise<void>;
  /**
   * Waits until your code calls `receiver.signal(subscription, name, value)`, without occupying a worker, also across
   * restarts. The value is not validated.
   */
  waitFor<Value = unknown>(name: string, options?: WaitOptions): Promise<Value | undefined>;
}

/** Thrown through the vendor's code, to leave it while it waits. */
export class Suspended extends Error {
  override readonly name = "Suspended";
  /** Until when to wait, in milliseconds since 1970; `undefined` means for ever. */
  readonly until: number | undefined;

  constructor(what: string, until: number | undefined) {
    super(what);
    this.until = until;
  }
}

/** The steps of one execution of vendor code. */
export interface StepRunner {
  readonly step: StepFunction;
  /** What the code waits for, if it waits. The code may have caught the error that signals it. */
  suspended(): Suspended | undefined;
  /** Waits for steps that the code started in parallel, and that still run after one of them failed. */
  idle(): Promise<void>;
  /** How many steps run now. */
  running(): number;
}

export interface StepsOptions {
  readonly work: TaskWork;
  readonly keeper: RecordKeeper;
  readonly clock: Clock;
  readonly around: Around;
  /** Milliseconds. */
  readonly timeLimit: number;
  readonly signal: AbortSignal;
  /** Separates the step names from those of other code in the same run. */
  readonly scope: string;
  /** Runs before each new step. */
  readonly checkpoint?: () => Promise<void>;
}

/** Makes the step function for one execution of the vendor's code. */
export function createSteps(options: StepsOptions): StepRunner {
  const { work: task, keeper, clock, around, signal, scope, checkpoint = async () => {} } = options;
  const used = new Set<string>();
  const inFlight = new Set<Promise<unknown>>();
  let suspended: Suspended | undefined;

  function begin<Value>(name: string, work: (key: string) => Promise<Value>): Promise<Value> {
    if (used.has(name)) return Promise.reject(nameReused(name));
    used.add(name);
    const step = work(scope + name);
    inFlight.add(step);
    const forget = (): boolean => inFlight.delete(step);
    step.then(forget, forget);
    return step;
  }

  async function run<Value>(
    key: string,
    work: (context: { readonly signal: AbortSignal }) => Value | Promise<Value>,
    ms: number,
  ): Promise<Stored<Value>> {
    const { steps } = keeper.run;
    // Stored under this name by an earlier execution of the same code.
    if (Object.hasOwn(steps, key)) return steps[key] as Stored<Value>;
    await next();
    const operation = { kind: "step", subject: task.key, name: key } as const;
    const limit = { clock, ms, what: `The step "${key}" of ${task.key}`, signal };
    // `await` gives a `Value`, but TypeScript calls its type `Awaited<Value>`.
    const made = (await around(operation, () => withTimeLimit(limit, (signal) => work({ signal })))) as Value;
    const value = toStored(made);
    await keeper.storeStep(key, value);
    return value;
  }

  async function next(): Promise<void> {
    signal.throwIfAborted();
    await checkpoint();
  }

  function suspend(what: string, until: number | undefined): never {
    suspended = new Suspended(what, until);
    throw suspended;
  }

  /** Until when a wait with this name lasts. It is set when the code first gets here. */
  async function waitUntil(key: string, ms: number | undefined): Promise<number | undefined> {
    const known = keeper.run.waits?.[key];
    if (known !== undefined) return known ?? undefined;
    await next();
    const until = ms === undefined ? null : clock.now() + ms;
    await keeper.storeWait(key, until);
    return until ?? undefined;
  }

  const step: StepFunction = Object.assign(
    <Value>(
      name: string,
      work: (context: { readonly signal: AbortSignal }) => Value | Promise<Value>,
      { timeLimit }: StepOptions = {},
    ) =>
      begin(name, (key) =>
        run(key, work, timeLimit === undefined ? options.timeLimit : toMilliseconds(timeLimit)),
      ),
    {
      sleep: (name: string, duration: Duration) =>
        begin(name, async (key) => {
          if (Object.hasOwn(keeper.run.steps, key)) return;
          const until = await waitUntil(key, toMilliseconds(duration));
          if (until !== undefined && clock.now() < until) suspend(`the sleep "${name}"`, until);
          await keeper.storeStep(key, null);
        }),
      waitFor: <Value = unknown>(name: string, { timeout }: WaitOptions = {}) =>
        begin(name, async (key): Promise<Value | undefined> => {
          const { steps } = keeper.run;
          // The value is the one that the vendor's own code passed to `signal`.
          if (Object.hasOwn(steps, key)) return (steps[key] ?? undefined) as Value | undefined;
          const until = await waitUntil(key, timeout === undefined ? undefined : toMilliseconds(timeout));
          const given = (await task.readSignals())[name];
          if (given === undefined && (until === undefined || clock.now() < until)) {
            suspend(`the signal "${name}"`, until);
          }
          const value: unknown = given === undefined ? null : JSON.parse(given);
          await keeper.storeStep(key, value);
          if (given !== undefined) await task.dropSignal(name);
          return (value ?? undefined) as Value | undefined;
        }),
    },
  );

  return {
    step,
    suspended: () => suspended,
    running: () => inFlight.size,
    async idle() {
      // When a step ends, the vendor's code may start another.
      while (inFlight.size > 0) await Promise.allSettled(inFlight);
    },
  };
}

function nameReused(name: string): ReceiverError {
  return new ReceiverError(
    "step_name_reused",
    `Two steps are named "${name}", so the second would get the result of the first. Give each its own name.`,
  );
}
