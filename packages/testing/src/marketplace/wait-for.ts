import { DeploymentStatus, type State, type Subscription } from "@syndikit/contract";
import { takeTurns } from "../clock/machine.js";
import type { Timers } from "../clock/timers.js";
import type { Duration } from "../duration.js";
import type { CallLog } from "./calls.js";
import { canReach } from "./can-reach.js";
import type { Server } from "./server.js";
import { type Facts, tellStory } from "./story.js";
import type { VendorConnection } from "./vendor-application.js";

interface Watched {
  readonly server: Server;
  readonly connection: VendorConnection;
  readonly log: CallLog;
  readonly timers: Timers;
}

/** Waits until nothing is left to do at this time, at most this many milliseconds of the machine's time. */
type Settle = (limit?: number) => Promise<void>;

/** Long enough for any delivery: the marketplace itself aborts those that take longer. */
const DEFAULT_LIMIT = 20_000;

/**
 * Makes a function that waits until nothing is left to do: no delivery is due, no task of the application is due
 * on the clock, no call of it is in progress, and none began during some turns of the event loop.
 */
export function createSettle({ server, connection, log, timers }: Watched): Settle {
  return async (limit = DEFAULT_LIMIT) => {
    const end = server.elapsed() + limit;
    do {
      const before = log.calls.length;
      await server.settle(Math.max(1, Math.ceil(end - server.elapsed())));
      const ran = timers.runDue();
      await takeTurns();
      const active = log.active > 0 || connection.active > 0;
      if (!ran && !active && log.calls.length === before) return;
    } while (server.elapsed() < end);
  };
}

/** Options of `waitFor`. */
export interface WaitOptions {
  /** The longest wait in real time, in milliseconds. Default 2,000. */
  readonly timeout?: number;
  /** How far the marketplace's clock may be moved, step by step, until the state is reached. Default: not at all. */
  readonly within?: Duration;
}

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/testing/NotReachedError");

/** A subscription did not reach a state. The message lists what was sent and answered, and says what to do. */
export class NotReachedError extends Error {
  override readonly name = "NotReachedError";

  constructor(
    /** The facts behind the message. */
    readonly facts: Facts,
  ) {
    super(tellStory(facts), facts.error === undefined ? {} : { cause: facts.error });
  }

  get [brand](): true {
    return true;
  }

  /** Whether a caught value is one, from this copy of the package or another one, where `instanceof` does not work. */
  static is(error: unknown): error is NotReachedError {
    return brand in Object(error);
  }
}

interface WaitTools {
  readonly read: () => Promise<Subscription>;
  readonly settle: Settle;
  /** Moves the clock forward by milliseconds. */
  readonly advance: (milliseconds: number) => Promise<void>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Monotonic milliseconds. */
  readonly elapsed: () => number;
  readonly collect: (subscription: Subscription) => Promise<Facts>;
}

const DEFAULT_TIMEOUT = 2_000;
/** The shortest wait, in milliseconds: also with a time limit of 0, work that is due now is finished. */
const MIN_SETTLE = 500;
const POLL = 10;
const FIRST_STEP = 1_000;

/** Waits for a state: first in real time, then, if allowed, in marketplace time. */
export async function waitFor(
  tools: WaitTools,
  wanted: State,
  {
    timeout = DEFAULT_TIMEOUT,
    within = 0,
  }: { readonly timeout?: number | undefined; readonly within?: number },
): Promise<Subscription> {
  const { read, settle, advance, sleep, elapsed, collect } = tools;
  expectWait(wanted, timeout);
  const start = elapsed();
  let left = within;
  for (let step = FIRST_STEP; ; ) {
    await settle(Math.max(MIN_SETTLE, timeout - (elapsed() - start)));
    const subscription = await read();
    if (subscription.deploymentStatus === wanted) return subscription;
    if (!canReach(subscription.deploymentStatus, wanted))
      throw new NotReachedError(await collect(subscription));
    if (left > 0) {
      const move = Math.min(step, left);
      left -= move;
      step *= 2;
      await advance(move);
    } else if (elapsed() - start < timeout) {
      await sleep(POLL);
    } else {
      throw new NotReachedError(await collect(subscription));
    }
  }
}

function expectWait(wanted: string, timeout: number): void {
  const states: readonly string[] = Object.values(DeploymentStatus);
  if (!states.includes(wanted)) {
    throw new TypeError(`${wanted} is not a state of a subscription. The states are: ${states.join(", ")}.`);
  }
  if (!(timeout >= 0)) throw new TypeError(`timeout must be a number of milliseconds, not ${timeout}.`);
}
