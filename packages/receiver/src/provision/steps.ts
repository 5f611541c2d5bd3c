import { describe } from "../check-options.js";
import { checkDone } from "../check-return.js";
import type { Clock } from "../clock.js";
import { type Duration, toMilliseconds } from "../duration.js";
import type { Around } from "../operation.js";
import { textOf } from "../queue/run-claim.js";
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
  /**
   * Checks, when the code has returned, that it waited for each of its steps. Those that still run are waited for.
   *
   * @throws {ReceiverError} `step_not_awaited` when it did not: the result of the step was used by nobody.
   */
  checkAwaited(what: string): Promise<void>;
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
  readonly checkpoint?: (() => Promise<void>) | undefined;
}

/** Makes the step function for one execution of the vendor's code. */
export function createSteps(options: StepsOptions): StepRunner {
  const { work: task, keeper, clock, around, signal, scope, checkpoint = async () => {} } = options;
  const used = new Set<string>();
  const inFlight = new Set<Promise<unknown>>();
  const begun: {
    readonly name: string;
    readonly step: Promise<unknown>;
    readonly promise: WatchedPromise<unknown>;
  }[] = [];
  let suspended: Suspended | undefined;

  function begin<Value>(name: string, work: (key: string) => Promise<Value>): Promise<Value> {
    const step = (async () => {
      if (typeof name !== "string" || name === "") throw noName(name);
      if (used.has(name)) throw nameReused(name);
      used.add(name);
      return work(scope + name);
    })();
    inFlight.add(step);
    const forget = (): boolean => inFlight.delete(step);
    step.then(forget, forget);
    const promise = WatchedPromise.watch(step);
    begun.push({ name, step, promise });
    return promise;
  }

  async function run<Value>(
    key: string,
    work: (context: { readonly signal: AbortSignal }) => Value | Promise<Value>,
    ms: number,
  ): Promise<Stored<Value>> {
    if (typeof work !== "function") throw noWork(key, work);
    const { steps } = keeper.run;
    // Stored under this name by an earlier execution of the same code.
    if (Object.hasOwn(steps, key)) return steps[key] as Stored<Value>;
    await next();
    const operation = { kind: "step", subject: task.key, name: key } as const;
    const advice =
      "Give it a longer { timeLimit }, or wait between two steps with step.sleep or step.waitFor.";
    const limit = { clock, ms, what: `The step "${key}" of ${task.key}`, advice, signal };
    // `await` gives a `Value`, but TypeScript calls its type `Awaited<Value>`.
    const made = (await around(operation, () => withTimeLimit(limit, (signal) => work({ signal })))) as Value;
    checkDone(`The step "${key}" of ${task.key}`, made);
    const value = toStored(key, made);
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

  async function idle(): Promise<void> {
    // When a step ends, the vendor's code may start another.
    while (inFlight.size > 0) await Promise.allSettled(inFlight);
  }

  return {
    step,
    suspended: () => suspended,
    running: () => inFlight.size,
    async checkAwaited(what) {
      // Also one that it waits for elsewhere, as in a race: what still runs when the code returns counts for nothing.
      const running = begun.filter(({ step }) => inFlight.has(step));
      await idle();
      const forgotten = begun.find((one) => !one.promise.isAwaited || running.includes(one));
      if (forgotten === undefined) return;
      const [{ status, reason }] = (await Promise.allSettled([forgotten.step])) as [
        { readonly status: string; readonly reason?: unknown },
      ];
      throw notAwaited(
        what,
        forgotten.name,
        status === "rejected" && !(reason instanceof Suspended) ? reason : undefined,
      );
    },
    idle,
  };
}

/** A promise that knows whether somebody waits for it. `await` calls the `then` of a class of its own. */
class WatchedPromise<Value> extends Promise<Value> {
  // What `then` and `catch` make of it are promises as any other.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  static watch<Value>(watched: Promise<Value>): WatchedPromise<Value> {
    const promise = new WatchedPromise<Value>((resolve, reject) => {
      watched.then(resolve, reject);
    });
    // A failure that nobody waits for is found when the code returns, and must not end the process.
    Promise.prototype.then.call(promise, undefined, () => {});
    return promise;
  }

  isAwaited = false;

  // biome-ignore lint/suspicious/noThenProperty: it is a promise, which `await` asks by this method
  override then<Result = Value, Failure = never>(
    fulfilled?: ((value: Value) => Result | PromiseLike<Result>) | null,
    rejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    this.isAwaited = true;
    return super.then(fulfilled, rejected);
  }
}

function notAwaited(what: string, name: string, cause: unknown): ReceiverError {
  const failed = cause === undefined ? "" : ` The step failed: ${textOf(cause)}`;
  return new ReceiverError(
    "step_not_awaited",
    `${what} returned without waiting for the step "${name}". Write: await step("${name}", …).${failed}`,
    cause === undefined ? {} : { cause },
  );
}

function noName(name: unknown): ReceiverError {
  return new ReceiverError(
    "invalid_step",
    `A step must have a name, and has ${describe(name)}. Write: await step("tenant", () => …).`,
  );
}

function noWork(key: string, work: unknown): ReceiverError {
  return new ReceiverError(
    "invalid_step",
    `The step "${key}" must be given a function, not ${describe(work)}. Write: await step("${key}", () => …).`,
  );
}

function nameReused(name: string): ReceiverError {
  return new ReceiverError(
    "step_name_reused",
    `Two steps are named "${name}", so the second would get the result of the first. Give each its own name.`,
  );
}
