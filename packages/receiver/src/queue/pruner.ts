import type { Clock } from "../clock.js";
import type { Store } from "../store/store.js";

const PRUNE_EVERY = 3_600_000;

/** How many findings of deliveries are kept: more of them give no new information. */
const MAX_KEPT = 1000;

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
    next = now + PRUNE_EVERY;
    const before = now - remember;
    const [handler, kept] = [`${scope}handler`, `${scope}kept`];
    await store.prune({ lane: handler, state: "done", before });
    await store.prune({ lane: handler, state: "dead", before: now - 3 * remember });
    await store.prune({ lane: kept, state: "dead", before, keep: MAX_KEPT });
  };
}
