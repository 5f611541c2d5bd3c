import { type Clock, type Random, systemClock, systemRandom } from "../clock.js";
import { type Duration, toMilliseconds } from "../duration.js";
import type { Reporter } from "../hooks.js";
import { ReceiverError } from "../receiver-error.js";
import type { Store } from "../store/store.js";
import { createRetryPolicy, type RetryOptions } from "./backoff.js";
import { changeTask, type ReadTask, readTask } from "./change-task.js";
import { type RunContext, runClaim } from "./run-claim.js";
import { createSharedClock, type SharedClock } from "./shared-clock.js";
import { fromRow, type LaneName, laneNames, type Task } from "./task.js";
import type { RunResult, TaskHandler } from "./task-handler.js";
import { claim, type Enqueued, type Wake, wake } from "./transitions.js";

const PRUNE_EVERY = 3_600_000;
/** Milliseconds for what is aborted to say so. */
const ABORT_GRACE = 1000;

/** Findings of deliveries that are kept: more of them say nothing new. */
const MAX_KEPT = 1000;

/** How the queue works. */
export interface QueueOptions {
  readonly store: Store;
  readonly report: Reporter;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly retry?: RetryOptions;
  /** Tasks of the lane `event` at the same time in this process; other lanes have shares of it. Default 8. */
  readonly concurrency?: number;
  readonly lease?: Duration;
  readonly poll?: Duration;
  readonly remember?: Duration;
  /** What the keys and lanes of this queue begin with, where several share a store. Default `""`. */
  readonly scope?: string;
}

/** What may keep a lane from being worked on. */
export interface Gate {
  /** How many tasks may begin now. */
  places(): number;
  /** When to ask again, in milliseconds since 1970, where there are no places now. */
  opensAt(): number | undefined;
  /** A task of the lane begins; the returned function says that it ended. */
  begin(key: string): () => void;
}

/** What a stop left behind: keys that are still worked on by code that does not end. */
export interface StopReport {
  readonly left: readonly string[];
}

/** The durable queue: one task for each key, one worker for each key. */
export interface Queue {
  readonly store: Store;
  readonly scope: string;
  readonly clock: SharedClock;
  readonly random: Random;
  readonly attempts: number;
  /** The names of its lanes in the store. */
  lanes(...names: readonly LaneName[]): readonly string[];
  /**
   * Says who does the tasks whose key begins with `<scope><kind>/`.
   *
   * @throws {ReceiverError} `invalid_option` when somebody does them already.
   */
  handle(kind: string, handler: TaskHandler): void;
  /** Puts a gate before a lane; all gates of a lane must be open. */
  guard(lane: LaneName, gate: Gate): void;
  /** Says how long to wait until what is in order is looked at again. Without it, never. */
  lookAfter(delay: () => number): void;
  /** Wakes a task. It is written when the promise resolves. */
  enqueue(wake: Omit<Wake, "now">): Promise<Enqueued>;
  /** Changes a task that nobody need hold. */
  change<Result>(
    key: string,
    decide: (task: Task | undefined, now: number) => { task?: Task | "remove" | undefined; result: Result },
  ): Promise<Result>;
  /** Works on a key now and in this process, until there is nothing to do. */
  run(key: string): Promise<RunResult>;
  /** Begins to work on what is due. Calling it twice is harmless. */
  start(): void;
  /** Works on what is due until nothing is, or until then. */
  drain(until: number): Promise<void>;
  readonly state: "new" | "started" | "stopped";
  /** Takes nothing new, waits for what runs, and aborts it after `grace` milliseconds. */
  stop(grace: number): Promise<StopReport>;
  /** Takes nothing new in any process, or goes on. */
  pause(on: boolean): Promise<void>;
  isPaused(): Promise<boolean>;
  /** Looks for work now. */
  poke(): void;
}

/** Makes a queue over a store. */
export function createQueue(options: QueueOptions): Queue {
  const { store, report, random = systemRandom, concurrency = 8, scope = "" } = options;
  const clock = createSharedClock(options.clock ?? systemClock, store);
  const leaseMs = toMilliseconds(options.lease ?? "60s");
  const pollMs = toMilliseconds(options.poll ?? "1s");
  const rememberMs = toMilliseconds(options.remember ?? "30d");
  // Each lane has places of its own: a thousand looks, or eight calls that hang, keep no order waiting.
  const places: Record<LaneName, number> = {
    event: concurrency,
    handler: concurrency,
    retry: Math.ceil(concurrency / 2),
    sweep: Math.ceil(concurrency / 4),
    kept: 0,
  };
  const lookDelays: (() => number)[] = [];
  const gates = new Map<LaneName, Gate[]>();
  const handlers = new Map<string, TaskHandler>();
  const active = new Map<string, { readonly lane: LaneName; readonly result: Promise<RunResult> }>();
  const woken = new Set<string>();
  const where = { store, scope };
  const context: RunContext = {
    ...where,
    clock,
    report,
    leaseMs,
    retry: createRetryPolicy(options.retry, random),
    lookAgain() {
      const [delay] = lookDelays;
      return delay === undefined ? undefined : clock.now() + delay();
    },
    isWoken: (key) => woken.has(key),
  };

  // Made with the first claim: Workers refuse random values while a module is loaded.
  let owner: string | undefined;
  let state: Queue["state"] = "new";
  let pumping: Promise<void> | undefined;
  let pumpAgain = false;
  let nextPrune: number | undefined;
  const pauseKey = `${scope}pause`;
  let paused = false;
  let askPausedAt = Number.NEGATIVE_INFINITY;
  let cancelTimer = (): void => {};
  let stopper = new AbortController();

  const lanes: Queue["lanes"] = (...names) => names.map((name) => scope + name);

  async function take(
    key: string,
    known?: ReadTask,
  ): Promise<ReturnType<typeof claim> & { read?: ReadTask }> {
    owner ??= crypto.randomUUID();
    const lease = { owner, now: clock.now(), until: clock.now() + leaseMs };
    const { result, read } = await changeTask(where, { key, ...(known && { known }) }, (task) => {
      const outcome = claim(task, lease);
      return { result: outcome, task: outcome.kind === "claimed" ? outcome.task : undefined };
    });
    return { ...result, ...(read && { read }) };
  }

  async function release({ task }: ReadTask): Promise<void> {
    await changeTask(where, { key: task.key }, (now) => {
      if (now?.fence !== task.fence || now.lease?.owner !== owner) return { result: undefined };
      const { lease: _, ...free } = now;
      return { result: undefined, task: free };
    });
  }

  function gatesOf(lane: LaneName): readonly Gate[] {
    return gates.get(lane) ?? [];
  }

  function work(read: ReadTask): Promise<RunResult> {
    const { key, lane } = read.task;
    woken.delete(key);
    const ends = gatesOf(lane).map((gate) => gate.begin(key));
    const kind = key.slice(scope.length, key.indexOf("/", scope.length));
    const handler = handlers.get(kind) ?? unknownKind;
    const result = runClaim(context, read, { handler, stop: stopper.signal }).finally(() => {
      active.delete(key);
      for (const end of ends) end();
      poke();
    });
    active.set(key, { lane, result });
    return result;
  }

  async function pruneNowAndThen(): Promise<void> {
    const now = clock.now();
    nextPrune ??= now + PRUNE_EVERY;
    if (now < nextPrune) return;
    nextPrune = now + PRUNE_EVERY;
    const before = now - rememberMs;
    const [handler = "", kept = ""] = lanes("handler", "kept");
    await store.prune({ lane: handler, state: "done", before });
    await store.prune({ lane: handler, state: "dead", before: now - 3 * rememberMs });
    await store.prune({ lane: kept, state: "dead", before, keep: MAX_KEPT });
  }

  async function run(key: string): Promise<RunResult> {
    await clock.ready();
    for (;;) {
      const running = active.get(key);
      if (running !== undefined) {
        const result = await running.result;
        if (result.kind !== "done") return result;
        continue;
      }
      if (state === "stopped" || (await isPaused())) return { kind: "retry", at: clock.now() + pollMs };
      const known = await readTask(store, key);
      if (known !== undefined) {
        const { lane } = known.task;
        const closed = gatesOf(lane).find((gate) => gate.places() <= 0);
        if (closed !== undefined && known.task.lease === undefined) {
          return { kind: "retry", at: closed.opensAt() ?? clock.now() + pollMs };
        }
      }
      const claimed = await take(key, known);
      if (claimed.kind === "idle") return { kind: "done" };
      if (claimed.kind === "later") {
        // What waits for its next look is in order.
        return known?.task.lane === "sweep" ? toResult(known.task) : { kind: "retry", at: claimed.at };
      }
      // Claimed by the pump of this process between the two looks.
      if (claimed.kind === "busy" && active.has(key)) continue;
      if (claimed.kind === "busy" || claimed.read === undefined) return { kind: "busy" };
      const result = await work(claimed.read);
      if (result.kind !== "done") return result;
    }
  }

  function poke(): void {
    if (state !== "started") return;
    if (pumping !== undefined) {
      pumpAgain = true;
      return;
    }
    cancelTimer();
    pumping = pump()
      .catch((error) => report.error(error, "looking for due work"))
      .then(planNextLook)
      .catch((error) => {
        report.error(error, "planning the next look for due work");
        return pollMs;
      })
      .then((delay) => {
        pumping = undefined;
        if (state !== "started") return;
        // A poke during the last look was only noted.
        if (pumpAgain) poke();
        else cancelTimer = clock.after(Math.max(delay, 1), poke);
      });
  }

  /** How many tasks of each lane may begin now. */
  function freePlaces(): { readonly name: LaneName; readonly lane: string; readonly limit: number }[] {
    const shares = laneNames.map((name) => {
      let taken = 0;
      for (const { lane } of active.values()) if (lane === name) taken += 1;
      const allowed = gatesOf(name).map((gate) => gate.places());
      return { name, lane: scope + name, limit: Math.max(0, Math.min(places[name] - taken, ...allowed)) };
    });
    return shares.filter(({ limit }) => limit > 0);
  }

  async function pump(isOpen = (): boolean => state === "started"): Promise<void> {
    pumpAgain = false;
    await clock.ready();
    if (await isPaused()) return;
    do {
      pumpAgain = false;
      while (isOpen()) {
        const rows = await store.due(freePlaces(), clock.now());
        let begun = 0;
        for (const row of rows) {
          const task = fromRow(row);
          // A gate may have closed since, and one that lets a single task through counts it here.
          const open = freePlaces().some(({ name }) => name === task.lane);
          if (!isOpen() || !open || active.has(task.key)) continue;
          const { kind, read } = await take(task.key, { row, task });
          if (kind !== "claimed" || read === undefined) continue;
          if (!isOpen()) {
            await release(read);
            return;
          }
          begun += 1;
          work(read).catch((error) => report.error(error, `working on ${task.key}`));
        }
        if (begun === 0) break;
      }
    } while (pumpAgain && isOpen());
    await pruneNowAndThen();
  }

  /** Milliseconds until there may be something to do. */
  async function planNextLook(): Promise<number> {
    const free = freePlaces();
    const next = free.length === 0 ? undefined : await store.next(free.map(({ lane }) => lane));
    const opens = [...gates.values()]
      .flat()
      .flatMap((gate) => (gate.places() > 0 ? [] : (gate.opensAt() ?? [])));
    const now = clock.now();
    return Math.min(pollMs, ...[next, ...opens].flatMap((at) => (at === undefined ? [] : at - now)));
  }

  async function drain(until: number): Promise<void> {
    await clock.ready();
    const isOpen = (): boolean => state !== "stopped" && clock.now() < until;
    while (isOpen()) {
      await pump(isOpen);
      const results = [...active.values()].map(({ result }) => result);
      if (results.length > 0) {
        await waitFor(Promise.race(results), until - clock.now());
        continue;
      }
      const next = await store.next(lanes(...laneNames));
      if (next === undefined || next > clock.now() || (await isPaused())) return;
      // Something is due, and a gate is closed.
      const opens = [...gates.values()].flat().flatMap((gate) => gate.opensAt() ?? []);
      const opensAt = Math.min(...opens);
      if (opens.length === 0 || opensAt >= until) return;
      await new Promise<void>((resolve) => clock.after(Math.max(1, opensAt - clock.now()), resolve));
    }
  }

  /** Whether a person paused everything. Other processes may have been told, so the store is asked. */
  async function isPaused(): Promise<boolean> {
    if (clock.now() >= askPausedAt) {
      askPausedAt = clock.now() + pollMs;
      paused = (await store.read(pauseKey)) !== undefined;
    }
    return paused;
  }

  return {
    store,
    scope,
    clock,
    random,
    attempts: context.retry.attempts,
    lanes,
    run,
    drain,
    poke,
    get state() {
      return state;
    },
    handle(kind, handler) {
      if (handlers.has(kind)) {
        throw new ReceiverError("invalid_option", `Tasks of the kind "${kind}" have a handler already.`);
      }
      handlers.set(kind, handler);
    },
    guard(lane, gate) {
      gates.set(lane, [...gatesOf(lane), gate]);
    },
    lookAfter(delay) {
      lookDelays.push(delay);
    },
    async enqueue(given) {
      await clock.ready();
      const now = clock.now();
      const { result } = await changeTask(
        where,
        // Most events that must be handled once are new.
        { key: given.key, ...(given.once ? { known: "absent" as const } : {}) },
        (task) => {
          const { enqueued, task: next } = wake(task, { ...given, now });
          return { result: enqueued, task: next };
        },
      );
      if (active.has(given.key) && result !== "duplicate" && !given.onlyIdle) woken.add(given.key);
      poke();
      return result;
    },
    async change(key, decide) {
      await clock.ready();
      const now = clock.now();
      const { result } = await changeTask(where, { key }, (task) => decide(task, now));
      poke();
      return result;
    },
    async pause(on) {
      const known = await store.read(pauseKey);
      if (on && known === undefined) {
        const [lane = ""] = lanes("kept");
        const row = { key: pauseKey, revision: crypto.randomUUID(), lane: `${lane}/pause`, state: "paused" };
        await store.write({ ...row, readyAt: undefined, changedAt: clock.now(), body: "{}" }, undefined);
      }
      if (!on && known !== undefined) await store.remove(pauseKey, known.revision);
      askPausedAt = Number.NEGATIVE_INFINITY;
      poke();
    },
    isPaused,
    start() {
      if (state === "started") return;
      state = "started";
      stopper = new AbortController();
      poke();
    },
    async stop(grace) {
      state = "stopped";
      cancelTimer();
      const running = (): Promise<unknown> =>
        Promise.allSettled([pumping, ...[...active.values()].map(({ result }) => result)]);
      if (await waitFor(running(), grace)) return { left: [] };
      stopper.abort(new Error("The kit stops."));
      await waitFor(running(), ABORT_GRACE);
      return { left: [...active.keys()] };
    },
  };

  /** Waits for the end of work, for so many milliseconds at most, and says whether it came. */
  function waitFor(work: Promise<unknown>, ms: number): Promise<boolean> {
    return new Promise((resolve) => {
      const cancel = clock.after(Math.max(0, ms), () => resolve(false));
      work.finally(() => {
        cancel();
        resolve(true);
      });
    });
  }
}

function toResult({ dead }: Task): RunResult {
  return dead === undefined ? { kind: "done" } : { kind: "dead" };
}

function unknownKind(): never {
  throw new ReceiverError("invalid_option", "No part of this process does tasks of this kind.");
}
