import type { Clock } from "../clock.js";
import type { PruneQuery, Store } from "../store/store.js";

const PRUNE_EVERY = 3_600_000;

/** How many findings of deliveries are kept: more of them give no new information. */
const MAX_KEPT = 1000;

/** How many rows one call deletes, so that it is short on a table of any size, and new work begins in between. */
const BATCH = 500;

/** Makes the function that deletes old events and findings, at most once an hour however often it is called. */
export function createPruner({
  store,
  clock,
  scope,
  remember,
}: {
  readonly store: Store;
  readonly clock: Clock;
  readonly scope: string;
  /** For how many milliseconds a handled event is remembered; dead letters are kept three times as long. */
  readonly remember: number;
}): () => Promise<void> {
  let next: number | undefined;

  return async () => {
    const now = clock.now();
    next ??= now + PRUNE_EVERY;
    if (now < next) return;
    // If a call fails, it is not repeated before the next time.
    next = now + PRUNE_EVERY;
    const before = now - remember;
    const [handler, kept] = [`${scope}handler`, `${scope}kept`];
    const queries: readonly Omit<PruneQuery, "limit">[] = [
      { lane: handler, state: "done", before },
      { lane: handler, state: "dead", before: now - 3 * remember },
      { lane: kept, state: "dead", before, keep: MAX_KEPT },
    ];
    for (const query of queries) {
      // What is left is deleted at the next look for work.
      if ((await store.prune({ ...query, limit: BATCH })) >= BATCH) next = now;
    }
  };
}
