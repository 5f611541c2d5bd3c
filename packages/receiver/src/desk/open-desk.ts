import { aDuration, aText, checkOptions, checkValue, type Expectation, required } from "../check-options.js";
import { aClock, type Clock } from "../clock.js";
import type { Duration } from "../duration.js";
import { createReporter } from "../hooks.js";
import { createQueue } from "../queue/create-queue.js";
import { aStore, type Store } from "../store/store.js";
import { createDesk, type Desk } from "./desk.js";

/** Options of {@link openDesk}. */
export interface OpenDeskOptions {
  /** The name of the marketplace, when several share the store. */
  readonly marketplace?: string;
  /** The clock. Default: that of the store if it has one, else the machine's. */
  readonly clock?: Clock;
  /** How long one call of the store may take. Default `"5s"`. */
  readonly storeTimeLimit?: Duration;
}

const members = {
  marketplace: aText,
  clock: aClock,
  storeTimeLimit: aDuration,
} satisfies Record<keyof OpenDeskOptions, Expectation>;

/**
 * Opens the desk of a store without a receiver: for scripts and for the command line. Processes that work on the store
 * notice the changes at their next `poll`.
 *
 * @throws {TypeError} when there is no store, or an option is misspelt, or is of the wrong kind.
 *
 * @example
 * ```ts
 * const desk = openDesk(sqliteStore("./receiver.db"));
 * console.log(await desk.inspect(), await desk.redrive("all"));
 * ```
 */
export function openDesk(store: Store, options: OpenDeskOptions = {}): Desk {
  checkValue("store of openDesk", store, required(aStore));
  checkOptions("openDesk", options, members);
  const { marketplace, clock, storeTimeLimit } = options;
  const scope = marketplace === undefined ? "" : `${marketplace}/`;
  return createDesk(
    createQueue({
      store,
      scope,
      report: createReporter(),
      // It works on nothing, so a pool of any size is large enough.
      concurrency: 0,
      clock,
      storeTimeLimit,
    }),
  );
}
