import { setMaxListeners } from "node:events";
import type { EventAttemptOutcome } from "@syndikit/contract";
import { type Outbound, TOTAL_TIMEOUT } from "../outbound/outbound.js";
import type { Clock, Log, Random } from "../ports.js";
import type { Seals } from "../secrets/seals.js";
import type { Store } from "../store/port.js";
import { type EventRow, events } from "../store/tables/event.js";
import { type Outcome, recordInterrupted, recordOutcomes, releaseOvertaken } from "./attempts.js";
import { deliver, findSecrets, type OutgoingFaults, type Signable } from "./delivery.js";
import { countLeased, readNextDue } from "./queue.js";
import { DEFAULT_SCHEDULE } from "./retries.js";

/** What a dispatcher works with. */
export interface DispatcherOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly outbound: Outbound;
  readonly seals: Seals;
  readonly faults: OutgoingFaults;
  /** Milliseconds to wait after each failure; the last one repeats. {@link DEFAULT_SCHEDULE} when absent. */
  readonly schedule?: readonly number[];
  /** Deliveries at a time; 32 when absent. */
  readonly concurrency?: number;
  /** Deliveries at a time to one host, so that a dead one cannot starve the others; 4 when absent. */
  readonly perHost?: number;
  /**
   * Others may work on the same store, so leases that are found at the start are left to run out. When absent,
   * there is nobody else: what is leased then was interrupted, and is taken up at once.
   */
  readonly shared?: boolean;
  /** Told of every attempt: how it ended, and how many milliseconds it took. */
  readonly onAttempt?: (outcome: EventAttemptOutcome, duration: number) => void;
}

/** Sends what is due, as long as it runs. */
export interface Dispatcher {
  /** Takes up what an earlier process left, and begins. */
  start(): Promise<void>;
  /** Looks for work now: the clock was moved, or an event was made due. New events wake it by themselves. */
  wake(): void;
  /**
   * Waits until everything that is due now was attempted, and nothing is on its way.
   * @param timeout milliseconds, on the machine's clock.
   * @returns false when that did not happen in time, or nothing runs.
   */
  settle(timeout: number): Promise<boolean>;
  /**
   * Takes nothing more, lets what is on its way end, records it, and gives back every lease.
   * @param grace how many milliseconds that may take; then it is broken off. As long as a delivery may take when absent.
   */
  stop(grace?: number): Promise<void>;
  /** How many deliveries are on their way, and for how many milliseconds the queue was not looked at. */
  status(): { readonly running: boolean; readonly inFlight: number; readonly sinceLastLook: number };
}

/** A delivery cannot take longer than the network may, and what is left is for recording it. */
const LEASE = 2 * TOTAL_TIMEOUT;

/** However long nothing is due, look again: the clock may have been moved by somebody else. */
const MAX_SLEEP = 1_000;

/** Makes a dispatcher. It does nothing until it is started. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const {
    store,
    clock,
    random,
    log,
    concurrency = 32,
    perHost = 4,
    shared = false,
    schedule = DEFAULT_SCHEDULE,
  } = options;
  const running = new Set<Promise<void>>();
  const inFlight = new Map<string, number>();
  /** Over, and not recorded yet. It stays here while the store is unavailable. */
  let finished: Outcome[] = [];
  /** Endpoints that had an event to be overtaken. After a restart such an event waits for its next retry. */
  const overtakable = new Set<string>();
  const quiet = new Set<() => void>();
  let abort = breaker(concurrency);
  let state: "idle" | "running" | "stopping" = "idle";
  let turning: Promise<void> | undefined;
  let again = false;
  let lastLook = clock.elapsed();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening = (): void => undefined;

  function launch(signable: Signable): void {
    const { event } = signable;
    inFlight.set(event.host, (inFlight.get(event.host) ?? 0) + 1);
    const context = { ...options, schedule, signal: abort.signal };
    const work = deliver(context, signable)
      .catch((error: unknown): Outcome => {
        log.error({ err: error, event: event.id }, "an event could not be sent");
        const reason = "The service failed before the event was sent: see its log.";
        return { kind: "unsent", event, reason, until: clock.now() + (schedule[0] ?? LEASE) };
      })
      .then((outcome) => {
        finished.push(outcome);
        const left = (inFlight.get(event.host) ?? 1) - 1;
        if (left > 0) inFlight.set(event.host, left);
        else inFlight.delete(event.host);
        running.delete(work);
        wake();
      });
    running.add(work);
  }

  async function record(): Promise<void> {
    const batch = finished;
    if (batch.length === 0) return;
    finished = [];
    try {
      // Quiet: whoever records looks at the queue in the same turn.
      await store.write((tx) => recordBatch(tx, batch), { quiet: true });
    } catch (error) {
      finished = [...batch, ...finished];
      throw error;
    }
  }

  async function recordBatch(
    tx: Parameters<typeof recordOutcomes>[0],
    batch: readonly Outcome[],
  ): Promise<void> {
    await recordOutcomes(tx, batch);
    for (const outcome of batch) {
      const { endpoint } = outcome.event;
      if (outcome.kind === "held" && outcome.held === "REORDER") overtakable.add(endpoint);
      if (outcome.kind !== "attempted" || !overtakable.has(endpoint)) continue;
      await releaseOvertaken(tx, outcome.event, clock.now());
    }
  }

  async function claim(limit: number): Promise<readonly EventRow[]> {
    if (limit <= 0) return [];
    const wall = clock.wall();
    const leaseToken = Buffer.from(random.bytes(12)).toString("base64url");
    return store.claim({
      now: clock.now(),
      wall,
      leaseUntil: wall + LEASE,
      leaseToken,
      limit,
      perHost,
      inFlight,
    });
  }

  async function begin(claimed: readonly EventRow[]): Promise<void> {
    if (claimed.length === 0) return;
    try {
      if (state !== "running") throw new Error("The dispatcher is stopping.");
      for (const signable of await store.read((db) => findSecrets(db, claimed))) launch(signable);
    } catch (error) {
      finished.push(...claimed.map((event): Outcome => ({ kind: "returned", event })));
      if (state === "running") throw error;
    }
  }

  /** Records and claims until nothing is left to do for now. */
  async function turn(): Promise<void> {
    do {
      // Those that end in the same moment are recorded together.
      await new Promise(setImmediate);
      again = false;
      lastLook = clock.elapsed();
      // Asked for in the same moment, the two share a commit.
      const recording = record();
      const claiming = claim(state === "running" ? concurrency - running.size : 0);
      const [recorded, claimed] = await Promise.allSettled([recording, claiming]);
      if (claimed.status === "fulfilled") await begin(claimed.value);
      if (recorded.status === "rejected") throw recorded.reason;
      if (claimed.status === "rejected") throw claimed.reason;
      if (!again && finished.length === 0) await lookAhead();
    } while (again || finished.length > 0);
  }

  async function lookAhead(): Promise<void> {
    const now = clock.now();
    const nextDue = await store.read((db) => readNextDue(db, now));
    sleep(nextDue === null ? MAX_SLEEP : nextDue - now);
  }

  function sleep(milliseconds: number): void {
    clearTimeout(timer);
    if (state !== "running") return;
    timer = setTimeout(wake, Math.min(Math.max(milliseconds, 1), MAX_SLEEP));
  }

  function wake(): void {
    again = true;
    if (state === "idle" || turning !== undefined) return;
    turning = turn()
      .then(() => {
        if (running.size > 0) return;
        for (const notify of quiet) notify();
      })
      .catch((error: unknown) => {
        log.error({ err: error }, "the queue of events cannot be worked on");
        sleep(MAX_SLEEP);
        again = false;
      })
      .finally(() => {
        turning = undefined;
        if (again) wake();
      });
  }

  /** Resolves after a look at the queue that found nothing to do while nothing was on its way. */
  function untilQuiet(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        quiet.delete(done);
        signal.removeEventListener("abort", done);
        resolve();
      };
      quiet.add(done);
      signal.addEventListener("abort", done, { once: true });
      wake();
    });
  }

  return {
    async start() {
      if (state !== "idle") return;
      if (!shared) {
        const count = await store.write((tx) => recordInterrupted(tx, clock.now()));
        if (count > 0) log.warn({ events: count }, "deliveries were interrupted, and are tried again");
      }
      state = "running";
      abort = breaker(concurrency);
      stopListening = store.onCommit([events], wake);
      wake();
    },
    wake,
    async settle(timeout) {
      const late = AbortSignal.timeout(timeout);
      while (state === "running" && !late.aborted) {
        await untilQuiet(late);
        const times = { now: clock.now(), wall: clock.wall() };
        const leased = await store.read((db) => countLeased(db, times));
        if (!late.aborted && leased === 0 && running.size === 0) return true;
        // Another dispatcher has it, or one that died: then its lease ends some time.
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      return false;
    },
    async stop(grace = TOTAL_TIMEOUT) {
      if (state !== "running") return;
      state = "stopping";
      stopListening();
      clearTimeout(timer);
      await turning;
      const hurry = setTimeout(() => abort.abort(), grace);
      await Promise.allSettled(running);
      clearTimeout(hurry);
      await turning;
      await record().catch((error: unknown) => {
        log.error({ err: error }, "the last deliveries could not be recorded, and will be sent again");
      });
      state = "idle";
    },
    status: () => ({
      running: state === "running",
      inFlight: running.size,
      sinceLastLook: clock.elapsed() - lastLook,
    }),
  };
}

/** Every delivery that is on its way listens, and the runtime takes more than ten listeners for a leak. */
function breaker(concurrency: number): AbortController {
  const controller = new AbortController();
  // A fault rule may ask for ten copies of each.
  setMaxListeners(concurrency * 10, controller.signal);
  return controller;
}
