import type { EventAttemptOutcome } from "@syndikit/contract";
import { createAbort } from "../abort.js";
import { toDateTime } from "../date-time.js";
import { type Asked, type AskedEvent, createAsked } from "../outbound/asked.js";
import type { Gate, Send } from "../outbound/gate.js";
import { TOTAL_TIMEOUT } from "../outbound/outbound.js";
import { after, type Clock, delay, type Log, nextTurn, type Random } from "../ports.js";
import type { Seals } from "../security/seals.js";
import { onVendors } from "../store/keys.js";
import type { Store, Tallies, Tx } from "../store/port.js";
import { events } from "../store/tables/event.js";
import { type Outcome, recordInterrupted, recordOutcomes, releaseOvertaken } from "./attempts.js";
import {
  type ClaimedEvent,
  deliver,
  findEndpoints,
  type OutgoingFaults,
  type SignableEvent,
  withhold,
} from "./delivery.js";
import { createRates, DEFAULT_PAUSE_AFTER } from "./endpoints.js";
import { claimAsked, countLeased, readNextDue } from "./queue.js";
import { DEFAULT_SCHEDULE } from "./retries.js";
import { correctWaits, hasWaitsAhead, watchForSetBack } from "./set-back.js";

/** Delivers due events while it runs. */
export interface Dispatcher {
  /** Records what an earlier process left in flight, and starts. */
  start(): Promise<void>;
  /** Reads the queue now, because the clock was moved. New events and redeliveries wake the dispatcher without this. */
  wake(): void;
  /**
   * Waits until everything that is due now was attempted, and nothing is in flight.
   *
   * @param timeout - milliseconds, on the machine's clock.
   * @returns false when that took too long, or the dispatcher is not running.
   */
  settle(timeout: number): Promise<boolean>;
  /**
   * Starts no more deliveries, waits for those in flight, records them, and releases every lease.
   *
   * @param grace - milliseconds until deliveries in flight are aborted; {@link TOTAL_TIMEOUT} when absent.
   */
  stop(grace?: number): Promise<void>;
  status(): { readonly running: boolean; readonly inFlight: number };
}

export interface DispatcherOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly gate: Gate;
  readonly seals: Seals;
  readonly faults: OutgoingFaults;
  /** Milliseconds to wait after each failure. The last value repeats. {@link DEFAULT_SCHEDULE} when absent. */
  readonly schedule?: readonly number[] | undefined;
  /** Days with failures and without a success until an endpoint is paused; never when 0, 5 when absent. */
  readonly pauseAfter?: number | undefined;
  /**
   * Whether other processes deliver from the same store. If so, leases that exist at the start are left to expire.
   * Otherwise their deliveries were interrupted, and are retried at once.
   */
  readonly shared?: boolean;
  /** Counters shared with other processes that deliver from the same store. */
  readonly tallies?: Pick<Tallies, "change"> | undefined;
  /** The events that somebody asked to send again; nobody does when absent. */
  readonly asked?: Asked;
  /** Called after each attempt, with its duration in milliseconds. */
  readonly onAttempt?: (outcome: EventAttemptOutcome, duration: number) => void;
  /** Milliseconds that a delivery which has ended waits for others to end; 2 when absent. */
  readonly gathering?: number;
}

/** In milliseconds. A delivery takes at most {@link TOTAL_TIMEOUT}. The rest is for recording it. */
const LEASE = 2 * TOTAL_TIMEOUT;

/** In milliseconds. The queue is read this often even if nothing is due, because another process may move the clock. */
const MAX_SLEEP = 1_000;

/**
 * In milliseconds. While deliveries are in flight and the last claim found nothing to send, new events alone cause no
 * other claim for this long: with one after every commit, a PATCH costs 1.05 times the processor time while a host does
 * not answer. A delivery that ends causes a claim at once.
 */
const CLAIM_PAUSE = 50;

/**
 * In milliseconds. A host that answers at once has four deliveries in flight, and without this wait two of them were
 * recorded while the others were sent: 4,911 commits for 10,000 events, and 18.3 writes to the disk for each, now 3,376
 * and 13.8.
 */
const GATHERING = 2;

/** Creates a dispatcher. It does nothing until it is started. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const {
    store,
    clock,
    random,
    log,
    gate,
    shared = false,
    asked = createAsked(),
    schedule = DEFAULT_SCHEDULE,
    pauseAfter = DEFAULT_PAUSE_AFTER,
    gathering = GATHERING,
  } = options;
  let state: "stopped" | "running" | "stopping" = "stopped";
  let stopListening = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** On the monotonic clock: until then, new events cause no claim. */
  let pausedUntil = 0;
  /** Set while new events wait for the end of the pause. */
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  // Every request of every delivery listens to it. The gate limits how many there are.
  let abort = createAbort(0);
  const { seals, faults, onAttempt } = options;
  const sending = { clock, random, seals, faults, schedule, onAttempt };
  const deliveries = new Set<Promise<void>>();
  const rates = createRates(clock.elapsed, options.tallies);
  /** Outcomes that are not recorded yet. They are kept while the store is unavailable. */
  let finished: Outcome[] = [];
  /** The current pass over the queue. */
  let pass: Promise<void> | undefined;
  /** Whether the dispatcher was woken after the pass has read the queue. */
  let wokenAgain = false;
  /** Resolves when the last stop is complete. */
  let stopping = Promise.resolve();
  /** Ends the wait for more deliveries to end. */
  let mostHaveEnded: (() => void) | undefined;
  const idleListeners = new Set<() => void>();
  const wasSetBack = watchForSetBack(clock);
  /** Whether the waits are to be corrected. At the start, because the clock may have been set back while no server ran. */
  let waitsAreSuspect = true;

  /** During a pass, it only sets the flag. */
  function wake(): void {
    wokenAgain = true;
    if (state === "stopped" || pass !== undefined) return;
    pass = processQueue()
      .then(() => {
        if (deliveries.size > 0) return;
        for (const notify of idleListeners) notify();
      })
      .catch((error: unknown) => {
        log.error({ err: error }, "the queue of events cannot be processed");
        sleep(MAX_SLEEP);
        wokenAgain = false;
      })
      .finally(() => {
        pass = undefined;
        if (wokenAgain) wake();
      });
  }

  /** Wakes the dispatcher for new events: at once, or when the pause is over. */
  function wakeForNew(): void {
    const wait = deliveries.size === 0 ? 0 : pausedUntil - clock.elapsed();
    if (wait > 0) pauseTimer ??= setTimeout(endPause, wait).unref();
    else wake();
  }

  function endPause(): void {
    pausedUntil = 0;
    if (pauseTimer === undefined) return;
    clearTimeout(pauseTimer);
    pauseTimer = undefined;
    wake();
  }

  /** Records outcomes and claims events until there is nothing to do. */
  async function processQueue(): Promise<void> {
    waitsAreSuspect = wasSetBack() || waitsAreSuspect;
    if (waitsAreSuspect) await correct();
    do {
      await gather();
      wokenAgain = false;
      // The two start at the same moment, so they share a commit.
      const recording = record();
      const claiming = state === "running" ? claim() : Promise.resolve([]);
      const [recorded, claimed, begun] = await Promise.allSettled([recording, claiming, startAsked()]);
      if (claimed.status === "rejected" || claimed.value.length > 0) endPause();
      if (claimed.status === "fulfilled") await startDeliveries(claimed.value);
      if (recorded.status === "rejected") throw recorded.reason;
      if (claimed.status === "rejected") throw claimed.reason;
      if (begun.status === "rejected") throw begun.reason;
      if (!wokenAgain && finished.length === 0) await sleepUntilNextDue();
    } while (wokenAgain || finished.length > 0);
  }

  /** Waits until more deliveries have ended than are in flight: what is recorded together shares a commit. */
  async function gather(): Promise<void> {
    await nextTurn();
    if (finished.length === 0 || haveMostEnded()) return;
    await new Promise<void>((resolve) => {
      const cancel = after(gathering, resolve);
      mostHaveEnded = () => {
        cancel();
        resolve();
      };
    });
    mostHaveEnded = undefined;
  }

  const haveMostEnded = (): boolean => finished.length > deliveries.size;

  async function correct(): Promise<void> {
    const times = { now: clock.now(), wall: clock.wall(), lease: LEASE };
    if (await store.read((db) => hasWaitsAhead(db, times))) {
      await store.write((tx) => correctWaits(tx, times), { quiet: true });
    }
    waitsAreSuspect = false;
  }

  async function record(): Promise<void> {
    const batch = finished;
    if (batch.length === 0) return;
    finished = [];
    try {
      // Quiet, so that it does not wake the dispatcher: this pass reads the queue anyway.
      await store.write((tx) => recordBatch(tx, batch), {
        quiet: true,
        ...onVendors(batch.map(({ event }) => event.vendor)),
        // If the record of a delivery is lost, the event is sent again.
        mayBeLost: true,
      });
    } catch (error) {
      finished = [...batch, ...finished];
      throw error;
    }
  }

  async function recordBatch(tx: Tx, batch: readonly Outcome[]): Promise<void> {
    await recordOutcomes(tx, batch, { now: clock.now(), log, pauseAfter });
    const sent = batch.flatMap((outcome) => (outcome.kind === "attempted" ? [outcome.event] : []));
    await releaseOvertaken(tx, sent, clock.now());
  }

  async function claim(): Promise<readonly ClaimedEvent[]> {
    // From now on, so that what is committed together with the claim does not cause another one.
    pausedUntil = clock.elapsed() + CLAIM_PAUSE;
    const room = gate.room("events");
    if (room.limit <= 0) return [];
    const wall = clock.wall();
    const leaseToken = createLeaseToken();
    const request = { now: clock.now(), wall, leaseUntil: wall + LEASE, leaseToken, ...room };
    return store.claim(request, (db, claimed) => findEndpoints(db, claimed, request.now));
  }

  async function startAsked(): Promise<void> {
    const taken = state === "running" ? asked.take() : [];
    if (taken.length === 0) return;
    const [now, wall] = [clock.now(), clock.wall()];
    const lease = { now, wall, leaseUntil: wall + LEASE, leaseToken: createLeaseToken() };
    const ids = taken.map(({ id }) => id);
    // Quiet, so that it does not wake the dispatcher: this pass goes on by itself.
    const { claimed, busy } = await store
      .write(
        async (tx) => {
          const { claimed, busy } = await claimAsked(tx, ids, lease);
          return { claimed: await findEndpoints(tx, claimed, now), busy };
        },
        { quiet: true },
      )
      .catch((error: unknown) => {
        for (const place of taken) place.putBack();
        throw error;
      });
    const places = new Map(taken.map((place) => [place.id, place]));
    for (const { event, state } of claimed) {
      if (state.kind === "removed") finished.push(withhold({ clock, schedule }, event));
      else {
        startDelivery({ event, secrets: state.secrets }, places.get(event.id));
        places.delete(event.id);
      }
    }
    // The next pass looks again: when what sends them now has ended.
    const later = new Set(busy);
    const idle = [...places.values()];
    for (const place of idle) if (!later.has(place.id)) place.done();
    if (asked.isReady()) wokenAgain = true;
    for (const place of idle) if (later.has(place.id)) place.putBack();
  }

  const createLeaseToken = (): string => Buffer.from(random.bytes(12)).toString("base64url");

  async function startDeliveries(claimed: readonly ClaimedEvent[]): Promise<void> {
    try {
      if (state !== "running") throw new Error("The dispatcher is stopping.");
      const waits = await Promise.all(
        claimed.map(({ event, state }) =>
          state.kind === "configured" && state.rateLimit !== null ? rates.ask(event, state.rateLimit) : 0,
        ),
      );
      for (const [index, { event, state }] of claimed.entries()) {
        if (state.kind === "removed") finished.push(withhold({ clock, schedule }, event));
        else if (state.kind === "paused") finished.push({ kind: "paused", event, reason: state.reason });
        else {
          const wait = waits[index] ?? 0;
          if (wait === 0) startDelivery({ event, secrets: state.secrets });
          else finished.push({ kind: "returned", event, until: clock.now() + wait });
        }
      }
    } catch (error) {
      finished.push(...claimed.map(({ event }): Outcome => ({ kind: "returned", event })));
      if (state === "running") throw error;
    }
  }

  function startDelivery(signable: SignableEvent, place?: AskedEvent): void {
    const { event } = signable;
    const { signal } = abort;
    const delivery = gate
      .hold("events", event, (send: Send) => deliver({ signal, send, ...sending }, signable))
      .catch((error: unknown): Outcome => {
        log.error({ err: error, event: event.id }, "an event could not be sent");
        const reason = "The service failed before the event was sent: see its log.";
        return { kind: "unsent", event, reason, until: clock.now() + (schedule[0] ?? LEASE) };
      })
      .then((outcome) => {
        finished.push(afterRest(outcome));
        deliveries.delete(delivery);
        place?.done();
        if (haveMostEnded()) mostHaveEnded?.();
        wake();
      });
    deliveries.add(delivery);
  }

  /** Tells the vendor why an event to an endpoint that does not answer is retried later than the schedule says. */
  function afterRest(outcome: Outcome): Outcome {
    if (outcome.kind !== "attempted" || outcome.nextAt === null) return outcome;
    const rest = gate.rest(outcome.event);
    if (rest === undefined || rest.left === 0) return outcome;
    const nextTry = clock.now() + rest.left;
    const note = `The endpoint is paused after ${rest.timeouts} time-outs, next try ${toDateTime(nextTry)}.`;
    return { ...outcome, note, nextAt: Math.max(outcome.nextAt, nextTry) };
  }

  async function sleepUntilNextDue(): Promise<void> {
    const now = clock.now();
    const nextDue = await store.read((db) => readNextDue(db, now));
    sleep(nextDue === null ? MAX_SLEEP : nextDue - now);
  }

  function sleep(milliseconds: number): void {
    clearTimeout(timer);
    if (state !== "running") return;
    // A listening server keeps its process alive anyway. A server inside a failed test must not.
    timer = setTimeout(wake, Math.min(Math.max(milliseconds, 1), MAX_SLEEP)).unref();
  }

  /** Resolves after a pass that found nothing to do with nothing in flight. */
  function untilIdle(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        idleListeners.delete(done);
        signal.removeEventListener("abort", done);
        resolve();
      };
      idleListeners.add(done);
      signal.addEventListener("abort", done, { once: true });
      wake();
    });
  }

  async function stop(grace: number): Promise<void> {
    state = "stopping";
    stopListening();
    clearTimeout(timer);
    clearTimeout(pauseTimer);
    // Counts from now, also while a pass still waits for the store.
    const graceTimer = setTimeout(() => abort.abort(), grace);
    await pass;
    await Promise.allSettled(deliveries);
    clearTimeout(graceTimer);
    await pass;
    await record().catch((error: unknown) => {
      log.error({ err: error }, "the last deliveries could not be recorded, and will be sent again");
    });
    state = "stopped";
  }

  return {
    async start() {
      if (state !== "stopped") return;
      if (!shared) {
        const count = await store.write((tx) => recordInterrupted(tx, { now: clock.now(), log, pauseAfter }));
        if (count > 0) log.warn({ events: count }, "deliveries were interrupted, and are retried");
      }
      waitsAreSuspect = true;
      state = "running";
      abort = createAbort(0);
      const listening = [store.onCommit([events], wakeForNew), asked.onAdd(wake)];
      stopListening = () => {
        for (const stop of listening) stop();
      };
      wake();
    },
    wake,
    async settle(timeout) {
      const timedOut = AbortSignal.timeout(timeout);
      while (state === "running" && !timedOut.aborted) {
        await untilIdle(timedOut);
        const times = { now: clock.now(), wall: clock.wall() };
        const leased = await store.read((db) => countLeased(db, times));
        if (!timedOut.aborted && leased === 0 && deliveries.size === 0) return true;
        // Another process has the lease. If that process has died, the lease expires.
        await delay(10);
      }
      return false;
    },
    stop(grace = TOTAL_TIMEOUT) {
      if (state === "running") stopping = stop(grace);
      return stopping;
    },
    status: () => ({ running: state === "running", inFlight: deliveries.size }),
  };
}
