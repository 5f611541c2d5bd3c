import type { Desk } from "../desk/desk.js";
import type { Duration } from "../duration.js";
import type { Hooks } from "../hooks.js";
import type { Queue, StopReport } from "../queue/queue.js";
import type { RunResult } from "../queue/task-handler.js";
import { ReceiverError } from "../receiver-error.js";

/** How a stop ends. */
export interface StopOptions {
  /** How long what runs may go on before it is aborted. Default `"30s"`. */
  readonly grace?: Duration;
}

/** How long to work. */
export interface DrainOptions {
  /** After this, nothing new is begun, and `drain` returns. What runs is left to the next one. */
  readonly deadline: Duration;
}

/** Brings tenants in line with the state of their subscriptions. */
export interface Provisioner extends Desk {
  /**
   * Takes up what a crash left, tries again what was given up, works on what is due, and sweeps. Calling it twice is
   * harmless.
   *
   * @throws {ReceiverError} `invalid_option` when the store cannot be used as it is set up.
   */
  start(): Promise<void>;
  /** Takes nothing new, and waits for what runs; after `grace` it is aborted. It says what does not end. */
  stop(options?: StopOptions): Promise<StopReport>;
  /** Works until nothing is due, or the time is over: for cron and functions, without `start`. */
  drain(options: DrainOptions): Promise<void>;
  /**
   * Looks at one subscription now, and waits for the end of that. It works without `start` too. With `patient`, the
   * minimum of a back-off holds, and the answer says when it is over: for a queue of your own.
   */
  reconcile(subscriptionId: number, options?: { readonly patient?: boolean }): Promise<RunResult>;
  /** Has every live subscription looked at soon, and says how many those are. */
  sweep(): Promise<number>;
}

/** What a receiver shares with its provisioner. */
export interface ProvisionerInternals {
  readonly queue: Queue;
  readonly hooks: Hooks | undefined;
  readonly desk: Desk;
}

const internals = Symbol("internals of the provisioner");

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
