import { type Clock, type Random, systemClock, systemRandom } from "../clock.js";
import { type Duration, toMilliseconds } from "../duration.js";
import type { Reporter } from "../hooks.js";
import { ReceiverError } from "../receiver-error.js";
import type { Claim, Enqueued, Lease, NewTask, Store } from "../store/store.js";
import { createRetryPolicy, type RetryOptions } from "./backoff.js";
import { type RunContext, runClaim } from "./run-claim.js";
import type { RunResult, TaskHandler } from "./task.js";

const pruneEvery = 3_600_000;

/** How the queue works. */
export interface QueueOptions {
  readonly store: Store;
  readonly report: Reporter;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly retry?: RetryOptions;
  /** Keys that are worked on at the same time in this process. Default 8. */
  readonly concurrency?: number;
  /** How long a crashed process holds a key. It is extended while the work goes on. Default `"60s"`. */
  readonly lease?: Duration;
  /** How often it looks for work that other processes put in. Default `"1s"`. */
  readonly poll?: Duration;
  /** How long a task that must happen once is remembered after it is done. Default `"30d"`. */
  readonly remember?: Duration;
}

/** The durable queue: one task for each key, one worker for each key. */
export interface Queue {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  /**
   * Says who does the tasks whose key begins with `<kind>/`.
   *
   * @throws {ReceiverError} `invalid_option`: somebody does them already.
   */
  handle(kind: string, handler: TaskHandler): void;
  /** Puts a task in. It is written when the promise resolves. */
  enqueue(task: NewTask): Promise<Enqueued>;
  /** Works on a key now and in this process, until it is idle. */
  run(key: string): Promise<RunResult>;
  /** Begins to work on what is due. Calling it twice is harmless. */
  start(): void;
  /** Takes nothing new, waits for what runs, and aborts it after `grace` (default `"30s"`). */
  stop(grace?: Duration): Promise<void>;
  /** Takes nothing new until then. */
  pauseUntil(at: number): void;
  /** Ends a pause. */
  resume(): void;
  /** Until when nothing runs, if it pauses. */
  pausedUntil(): number | undefined;
}

/** Makes a queue over a store. */
export function createQueue(options: QueueOptions): Queue {
  const { store, report, clock = systemClock, random = systemRandom, concurrency = 8 } = options;
  const leaseMs = toMilliseconds(options.lease ?? "60s");
  const pollMs = toMilliseconds(options.poll ?? "1s");
  const rememberMs = toMilliseconds(options.remember ?? "30d");
  // Made with the first claim: Workers refuse random values while a module is loaded.
  let owner: string | undefined;
  const handlers = new Map<string, TaskHandler>();
  const active = new Map<string, Promise<RunResult>>();
  const woken = new Set<string>();
  const context: RunContext = {
    store,
    clock,
    report,
    leaseMs,
    retry: createRetryPolicy(options.retry, random),
    isWoken: (key) => woken.has(key),
  };

  let started = false;
  let pumping = false;
  let pumpAgain = false;
  let paused: number | undefined;
  let nextPrune = clock.now() + pruneEvery;
  let cancelTimer = (): void => {};
  let stopper = new AbortController();

  function lease(): Lease {
    owner ??= crypto.randomUUID();
    return { owner, now: clock.now(), until: clock.now() + leaseMs };
  }

  function pausedUntil(): number | undefined {
    if (paused !== undefined && paused <= clock.now()) paused = undefined;
    return paused;
  }

  function work(claim: Claim): Promise<RunResult> {
    woken.delete(claim.key);
    const handler = handlers.get(claim.key.slice(0, claim.key.indexOf("/"))) ?? unknownKind;
    const running = runClaim(context, claim, { handler, stop: stopper.signal }).finally(() => {
      active.delete(claim.key);
      poke();
    });
    active.set(claim.key, running);
    return running;
  }

  function pruneNowAndThen(): void {
    if (clock.now() < nextPrune) return;
    nextPrune = clock.now() + pruneEvery;
    store.prune(clock.now() - rememberMs).catch((error) => report.error(error, "forgetting old tasks"));
  }

  async function run(key: string): Promise<RunResult> {
    for (;;) {
      const running = active.get(key);
      if (running !== undefined) {
        const result = await running;
        if (result.kind === "retry") return result;
        continue;
      }
      const until = pausedUntil();
      if (until !== undefined) return { kind: "retry", at: until };
      const claim = await store.claimKey(key, lease());
      if (claim === "idle") return { kind: "done" };
      // Claimed by the pump of this process between the two looks.
      if (claim === "busy" && active.has(key)) continue;
      if (claim === "busy") return { kind: "busy" };
      const result = await work(claim);
      if (result.kind !== "done") return result;
    }
  }

  function poke(): void {
    if (!started) return;
    if (pumping) {
      pumpAgain = true;
      return;
    }
    cancelTimer();
    pumping = true;
    pump()
      .catch((error) => report.error(error, "looking for due work"))
      .then(schedule)
      .catch((error) => report.error(error, "planning the next look for due work"));
  }

  async function pump(): Promise<void> {
    do {
      pumpAgain = false;
      while (started && pausedUntil() === undefined && active.size < concurrency) {
        const claim = await store.claimNext(lease());
        if (claim === undefined) break;
        work(claim).catch((error) => report.error(error, `working on ${claim.key}`));
      }
    } while (pumpAgain);
  }

  async function schedule(): Promise<void> {
    let delay = pollMs;
    try {
      const until = pausedUntil();
      if (until !== undefined) {
        // What is due stays due in a pause, and looking for it would only keep the store busy.
        delay = until - clock.now();
      } else if (active.size < concurrency) {
        const next = await store.nextDue();
        if (next !== undefined) delay = Math.min(delay, next - clock.now());
      }
    } finally {
      pumping = false;
      // A poke during the last look was only noted.
      if (pumpAgain) poke();
      else if (started) cancelTimer = clock.after(Math.max(delay, 1), poke);
    }
  }

  return {
    store,
    clock,
    random,
    run,
    pausedUntil,
    handle(kind, handler) {
      if (handlers.has(kind)) {
        throw new ReceiverError("invalid_option", `Tasks of the kind "${kind}" have a handler already.`);
      }
      handlers.set(kind, handler);
    },
    async enqueue(task) {
      const enqueued = await store.enqueue(task);
      if (active.has(task.key)) woken.add(task.key);
      pruneNowAndThen();
      poke();
      return enqueued;
    },
    start() {
      if (started) return;
      started = true;
      stopper = new AbortController();
      poke();
    },
    async stop(grace = "30s") {
      started = false;
      cancelTimer();
      const cancelGrace = clock.after(toMilliseconds(grace), () =>
        stopper.abort(new Error("The kit stops.")),
      );
      await Promise.allSettled(active.values());
      cancelGrace();
    },
    pauseUntil(at) {
      paused = at;
    },
    resume() {
      paused = undefined;
      poke();
    },
  };
}

function unknownKind(): never {
  throw new ReceiverError("invalid_option", "Nothing is configured for this kind of task in this process.");
}
