import type { Clock } from "../clock.js";
import { createReporter } from "../hooks.js";
import { createQueue } from "../queue/create-queue.js";
import type { Store } from "../store/store.js";
import { createDesk, type Desk } from "./desk.js";

/** Which desk. */
export interface OpenDeskOptions {
  /** The name of the marketplace to look after, where several share the store. */
  readonly marketplace?: string;
  /** Where time comes from. Default: the machine, and the store where that has a time of its own. */
  readonly clock?: Clock;
}

/**
 * The desk of a store, without a receiver: for scripts and for the command line. The processes that work on the store
 * see what it changes within their `poll`.
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
