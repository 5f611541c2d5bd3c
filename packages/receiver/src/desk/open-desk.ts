import type { Clock } from "../clock.js";
import { createReporter } from "../hooks.js";
import { createQueue } from "../queue/create-queue.js";
import type { Store } from "../store/store.js";
import { createDesk, type Desk } from "./desk.js";

/** Options of {@link openDesk}. */
export interface OpenDeskOptions {
  /** The name of the marketplace, when several share the store. */
  readonly marketplace?: string;
  /** The clock. Default: that of the store if it has one, else the machine's. */
  readonly clock?: Clock;
}

/**
 * Opens the desk of a store without a receiver: for scripts and for the command line. Processes that work on the store
 * notice the changes at their next `poll`.
 *
 * @example
 * ```ts
 * const desk = openDesk(sqliteStore("./receiver.db"));
 * console.log(await desk.inspect(), await desk.redrive("all"));
 * ```
 */
export function openDesk(store: Store, { marketplace, clock }: OpenDeskOptions = {}): Desk {
  const scope = marketplace === undefined ? "" : `${marketplace}/`;
  return createDesk(createQueue({ store, scope, report: createReporter(), ...(clock && { clock }) }));
}
