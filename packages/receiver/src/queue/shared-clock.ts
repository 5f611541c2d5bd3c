import type { Clock } from "../clock.js";
import type { Store } from "../store/store.js";

const ASK_AGAIN_AFTER = 60_000;

/** A clock that shows the time of the store, so that all processes on it agree when a lease ends. */
export interface SharedClock extends Clock {
  /** Resolves when the clock shows the time of the store. It is asked for again from time to time. */
  ready(): Promise<void>;
}

/** Makes a clock that runs as `clock` does, and shows what the store's does, where the store has one. */
export function createSharedClock(clock: Clock, store: Store): SharedClock {
  let offset = 0;
  let askedAt: number | undefined;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const before = clock.now();
    const time = await store.time?.();
    const after = clock.now();
    // The answer was made between the question and now; the middle is wrong by half of that at most.
    if (time !== undefined) offset = time - (before + after) / 2;
    askedAt = after;
  }

  return {
    now: () => clock.now() + offset,
    after: (ms, task) => clock.after(ms, task),
    async ready() {
      if (store.time === undefined) return;
      if (askedAt !== undefined && clock.now() - askedAt < ASK_AGAIN_AFTER) return;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      // Once it was known, the old difference serves until the new one is there.
      if (askedAt === undefined) await asking;
      else asking.catch(() => {});
    },
  };
}
