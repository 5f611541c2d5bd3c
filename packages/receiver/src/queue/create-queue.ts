import { systemClock, systemRandom } from "../clock.js";
import { toMilliseconds } from "../duration.js";
import { ReceiverError } from "../receiver-error.js";
import { limitStore } from "../store/limit-store.js";
import type { Store } from "../store/store.js";
import { createRetryPolicy } from "./backoff.js";
import { changeTask, type ReadTask, readTask } from "./change-task.js";
import { type Claimed, createClaimer } from "./claimer.js";
import { createTimeCorrector } from "./correct-times.js";
import { createPauseSwitch } from "./pause-switch.js";
import { createPlaces } from "./places.js";
import { createPruner } from "./pruner.js";
import type { Queue, QueueOptions } from "./queue.js";
import { type RunContext, runClaim } from "./run-claim.js";
import { createSharedClock } from "./shared-clock.js";
import { createStandstillWatch } from "./standstill.js";
import { fromRow, laneNames, type Task } from "./task.js";
import type { RunResult, TaskHandler } from "./task-handler.js";
import { wake } from "./transitions.js";

/** Milliseconds that aborted work has to end. */
const ABORT_GRACE = 1000;

export function createQueue(options: QueueOptions): Queue {
  const { report, random = systemRandom, concurrency = 8, scope = "" } = options;
  const ownClock = options.clock ?? systemClock;
  checkConnections(options.store, concurrency);
  const storeTimeLimit = toMilliseconds(options.storeTimeLimit ?? "5s");
  const store = limitStore(options.store, { clock: ownClock, ms: storeTimeLimit, report });
  const clock = createSharedClock(ownClock, store);
  const leaseMs = toMilliseconds(options.lease ?? "60s");
  const pollMs = toMilliseconds(options.poll ?? "1s");
  const remember = toMilliseconds(options.remember ?? "30d");
  const places = createPlaces(concurrency);
  const pauseSwitch = createPauseSwitch({ store, clock, scope, poll: pollMs });
  const prune = createPruner({ store, clock, scope, remember });
  const correct = createTimeCorrector({ store, clock, scope, leaseMs });
  const claimer = createClaimer({ store, scope, clock, leaseMs });
  const standstill = createStandstillWatch({ clock: ownClock, report });
  const lookDelays: (() => number)[] = [];
  const handlers = new Map<string, TaskHandler>();
  const active = new Map<string, Promise<RunResult>>();
  const claims = new Set<Promise<unknown>>();
  // What the pump claims: the store may have it before this process knows.
  const beginning = new Map<string, Promise<unknown>>();
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

  let state: Queue["state"] = "new";
  let pumping: Promise<void> | undefined;
  let pumpAgain = false;
  let cancelTimer = (): void => {};
  let stopper = new AbortController();
  let endReservation = (): void => {};

  /** Lets the store keep what its calls need, such as a connection. */
  function reserve(): () => void {
    // A store that somebody wrapped, to count or to trace its calls, may answer later.
    const reserved: Promise<(() => void) | undefined> = Promise.resolve(store.reserve?.());
    return () => void reserved.then((end) => end?.()).catch((error) => report.error(error, "reserving"));
  }

  const lanes: Queue["lanes"] = (...names) => names.map((name) => scope + name);

  async function begin(key: string, known: ReadTask): Promise<Claimed> {
    const taking = claimer.take(key, known);
    beginning.set(
      key,
      taking.catch(() => {}),
    );
    try {
      return await taking;
    } finally {
      beginning.delete(key);
    }
  }

  function work(read: ReadTask): Promise<RunResult> {
    const { key, lane } = read.task;
    woken.delete(key);
    const giveBack = places.take(lane, key);
    const unreserve = reserve();
    const kind = key.slice(scope.length, key.indexOf("/", scope.length));
    const handler = handlers.get(kind) ?? unknownKind;
    const result = runClaim(context, read, { handler, stop: stopper.signal }).finally(() => {
      active.delete(key);
      giveBack();
      unreserve();
      poke();
    });
    active.set(key, result);
    return result;
  }

  /** Claims a task for `run`. A stop waits for it, and then what was claimed is given back. */
  async function takeUnlessStopped(key: string, known: ReadTask | undefined): Promise<Claimed | "stopped"> {
    const claim = async (): ReturnType<typeof takeUnlessStopped> => {
      const claimed = await claimer.take(key, known);
      if (state !== "stopped") return claimed;
      if (claimed.kind === "claimed" && claimed.read !== undefined) await claimer.release(claimed.read.task);
      return "stopped";
    };
    const claiming = claim();
    claims.add(claiming);
    try {
      return await claiming;
    } finally {
      claims.delete(claiming);
    }
  }

  async function run(key: string): Promise<RunResult> {
    await clock.ready();
    for (;;) {
      await beginning.get(key);
      const running = active.get(key);
      if (running !== undefined) {
        const result = await running;
        if (result.kind !== "done") return result;
        continue;
      }
      if (state === "stopped" || (await pauseSwitch.isOn()))
        return { kind: "retry", at: clock.now() + pollMs };
      const known = await readTask(store, key);
      if (known !== undefined) {
        // What was asked for is done, by whoever did it. A check that is due waits for its own turn.
        if (isOnlyLookedAt(known.task)) return toResult(known.task);
        const closed = places.closedGate(known.task.lane);
        if (closed !== undefined && known.task.lease === undefined) {
          return { kind: "retry", at: closed.opensAt() ?? clock.now() + pollMs };
        }
      }
      const claimed = await takeUnlessStopped(key, known);
      if (claimed === "stopped") return { kind: "retry", at: clock.now() + pollMs };
      if (claimed.kind === "idle") return { kind: "done" };
      if (claimed.kind === "later") {
        // Somebody else may have done it since it was read.
        const task = claimed.read?.task;
        return task !== undefined && isOnlyLookedAt(task)
          ? toResult(task)
          : { kind: "retry", at: claimed.at };
      }
      // The pump of this process claims it, or did between the two reads.
      if (claimed.kind === "busy" && (active.has(key) || beginning.has(key))) continue;
      if (claimed.kind === "busy" || claimed.read === undefined) return { kind: "busy" };
      const result = await work(claimed.read);
      if (result.kind !== "done") return result;
    }
  }

  function poke(): void {
    // A pump that runs looks again. One that begins looks anyway.
    pumpAgain = true;
    if (state !== "started" || pumping !== undefined) return;
    cancelTimer();
    standstill.looks();
    pumping = pump()
      .then(planNextLook)
      .then((delay) => {
        standstill.moved();
        return delay;
      })
      .catch((error) => {
        standstill.failed(error);
        report.error(error, "looking for due work");
        // Due tasks stay due, so without a wait, a store that cannot be written would be queried without a pause.
        return pollMs;
      })
      .then((delay) => {
        pumping = undefined;
        if (state !== "started") return;
        // A poke during the last round was only recorded.
        if (pumpAgain) poke();
        else cancelTimer = clock.after(Math.max(delay, 1), poke);
      });
  }

  /** Starts due tasks, and returns whether all remaining due tasks wait for something other than their time. */
  async function pump(isOpen = (): boolean => state === "started"): Promise<boolean> {
    pumpAgain = false;
    await clock.ready();
    if (await pauseSwitch.isOn()) return true;
    await claimer.releaseUnanswered();
    let isHeldUp = false;
    do {
      pumpAgain = false;
      while (isOpen()) {
        const shares = places.free().map(({ name, limit }) => ({ lane: scope + name, limit }));
        const rows = await store.due(shares, clock.now());
        // A task that runs here is due if its lease could not be extended.
        isHeldUp = rows.length > 0 && rows.every(({ key }) => active.has(key));
        let begun = 0;
        for (const row of rows) {
          const task = fromRow(row);
          // A gate may have closed meanwhile, and a gate that allows only one task counts it here.
          const open = places.free().some(({ name }) => name === task.lane);
          if (!isOpen() || !open || active.has(task.key)) continue;
          const { kind, read } = await begin(task.key, { row, task });
          if (kind !== "claimed" || read === undefined) continue;
          if (!isOpen()) {
            await claimer.release(read.task);
            return isHeldUp;
          }
          begun += 1;
          work(read).catch((error) => report.error(error, `working on ${task.key}`));
        }
        if (begun === 0) break;
      }
    } while (pumpAgain && isOpen());
    await prune();
    await correct();
    return isHeldUp;
  }

  /** Milliseconds until there may be work. */
  async function planNextLook(isHeldUp: boolean): Promise<number> {
    if (isHeldUp) return pollMs;
    const free = places.free();
    const next = free.length === 0 ? undefined : await store.next(lanes(...free.map(({ name }) => name)));
    const now = clock.now();
    const waits = [next, ...places.openings("closed")].flatMap((at) => (at === undefined ? [] : at - now));
    return Math.min(pollMs, ...waits);
  }

  async function drain(until: number): Promise<void> {
    const unreserve = reserve();
    try {
      await drainReserved(until);
    } finally {
      unreserve();
    }
  }

  async function drainReserved(until: number): Promise<void> {
    await clock.ready();
    const isOpen = (): boolean => state !== "stopped" && clock.now() < until;
    while (isOpen()) {
      await pump(isOpen);
      const results = [...active.values()];
      if (results.length > 0) {
        await waitFor(Promise.race(results), until - clock.now());
        continue;
      }
      const next = await store.next(lanes(...laneNames));
      // Work that ended since the pump looked may have put in more.
      if (pumpAgain) continue;
      if (next === undefined || next > clock.now() || (await pauseSwitch.isOn())) return;
      // A task is due, but a gate is closed.
      const opensAt = Math.min(...places.openings("all"));
      if (opensAt >= until) return;
      await new Promise<void>((resolve) => clock.after(Math.max(1, opensAt - clock.now()), resolve));
    }
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
    get standsStillSince() {
      return standstill.since;
    },
    handle(kind, handler) {
      if (handlers.has(kind)) {
        throw new ReceiverError("invalid_option", `Tasks of the kind "${kind}" already have a handler.`);
      }
      handlers.set(kind, handler);
    },
    guard: places.guard,
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
          const { enqueued, task: next } = wake(task, { now, ...given });
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
      await pauseSwitch.set(on);
      poke();
    },
    isPaused: pauseSwitch.isOn,
    start() {
      if (state === "started") return;
      state = "started";
      stopper = new AbortController();
      endReservation = reserve();
      poke();
    },
    async stop(grace) {
      state = "stopped";
      cancelTimer();
      standstill.moved();
      const running = (): Promise<unknown> => Promise.allSettled([pumping, ...claims, ...active.values()]);
      try {
        if (await waitFor(running(), grace)) return { left: [] };
        stopper.abort(new Error("The kit stops."));
        await waitFor(running(), ABORT_GRACE);
        return { left: [...active.keys()] };
      } finally {
        endReservation();
        endReservation = () => {};
      }
    },
  };

  /** Waits for work to end, at most this many milliseconds, and returns whether it ended. */
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

/** Code that holds a connection for each order must not take the last one. */
function checkConnections({ connections }: Store, concurrency: number): void {
  const needed = concurrency + 2;
  // A queue that works on nothing, as under a desk, needs no connection for itself.
  if (connections === undefined || concurrency === 0 || connections >= needed) return;
  throw new ReceiverError(
    "invalid_option",
    `The pool of the store has at most ${connections} connections, but with concurrency ${concurrency} it needs ${needed}: one ` +
      "for each order that your code works on, one that the store keeps, and one more. " +
      `Create it with max: ${needed}${connections > 2 ? `, or set concurrency: ${connections - 2}` : ""}.`,
  );
}

function isOnlyLookedAt({ lane, lease }: Task): boolean {
  return lane === "sweep" && lease === undefined;
}

function toResult({ dead }: Task): RunResult {
  return dead === undefined ? { kind: "done" } : { kind: "dead" };
}

function unknownKind(): never {
  throw new ReceiverError("invalid_option", "Nothing in this process handles tasks of this kind.");
}
