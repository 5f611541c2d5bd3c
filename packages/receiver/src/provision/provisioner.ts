import { type Expectation, isObject } from "../check-options.js";
import type { Desk } from "../desk/desk.js";
import type { Duration } from "../duration.js";
import type { Hooks } from "../hooks.js";
import type { Queue, StopReport } from "../queue/queue.js";
import type { RunResult } from "../queue/task-handler.js";
import { ReceiverError } from "../receiver-error.js";

/** Options of `stop`. */
export interface StopOptions {
  /**
   * How long running work may continue before it is aborted; it then has one more second to end. Default `"8s"`, which is
   * within the ten seconds that Docker gives a container.
   */
  readonly grace?: Duration;
}

/** Options of `drain`. */
export interface DrainOptions {
  /** After this time no new work starts, and `drain` returns. Unfinished work is left to the next run. */
  readonly deadline: Duration;
}

/** Keeps tenants in line with the state of their subscriptions. */
export interface Provisioner extends Desk {
  /**
   * Starts the work: continues what a crash interrupted, retries dead letters, runs what is due, and sweeps. A second
   * call has no effect.
   *
   * @throws {ReceiverError} `invalid_option` when the store cannot be used as it is set up.
   */
  start(): Promise<void>;
  /** Starts no new work and waits for what runs; aborts it after `grace`. Returns what still did not end. */
  stop(options?: StopOptions): Promise<StopReport>;
  /** Works until nothing is due or the time is over. For cron jobs and functions, instead of `start`. */
  drain(options: DrainOptions): Promise<void>;
  /**
   * Handles one subscription now, and waits until that is done. It does not need `start`. With `patient`, it respects
   * the back-off after a failure, and the result says when to try again: for your own queue.
   */
  reconcile(subscriptionId: number, options?: { readonly patient?: boolean }): Promise<RunResult>;
  /** Schedules a check of every live subscription, and returns how many there are. */
  sweep(): Promise<number>;
}

/** What a receiver shares with its provisioner. */
export interface ProvisionerInternals {
  readonly queue: Queue;
  readonly hooks: Hooks | undefined;
  readonly desk: Desk;
}

// Two copies of this package, as an ES module and as CommonJS, share it: so its version changes with what is hidden.
const internals = Symbol.for("@syndikit/receiver provisioner 1");

/** Hides what a receiver shares in a provisioner. */
export function withInternals(provisioner: Provisioner, shared: ProvisionerInternals): Provisioner {
  return Object.assign(provisioner, { [internals]: shared });
}

/**
 * What a receiver shares with its provisioner.
 *
 * @throws {ReceiverError} `invalid_option` when `createProvisioner` did not make it.
 */
export function internalsOf(provisioner: Provisioner): ProvisionerInternals {
  const shared: unknown = Reflect.get(provisioner, internals);
  // Only `withInternals` knows the symbol.
  if (shared !== undefined) return shared as ProvisionerInternals;
  throw new ReceiverError("invalid_option", "The provisioner was not made by createProvisioner().");
}

export const aProvisioner: Expectation = { what: "what createProvisioner() returned", fits: isObject };
