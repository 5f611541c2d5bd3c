import { createReporter } from "../hooks.js";
import { createQueue } from "../queue/create-queue.js";
import type { Store } from "../store/store.js";
import { createDesk, type Desk } from "./desk.js";

/**
 * The desk of a store, without a receiver: for scripts and for the command line. The processes that work on the store
 * see what it changes within their `poll`.
 *
 * @param options `marketplace`: the name of the one to look after, where several share the store.
 *
 * @example
 * ```ts
 * const desk = openDesk(sqliteStore("./receiver.db"));
 * console.log(await desk.inspect(), await desk.redrive("all"));
 * ```
 */
export function openDesk(store: Store, options: { readonly marketplace?: string } = {}): Desk {
  const scope = options.marketplace === undefined ? "" : `${options.marketplace}/`;
  return createDesk(createQueue({ store, scope, report: createReporter() }));
}
