import type { Clock } from "../clock.js";
import type { Store } from "../store/store.js";

const ASK_AGAIN_AFTER = 60_000;

/** A clock with the time of the store, so that all processes that share it agree on when a lease ends. */
export interface SharedClock extends Clock {
  /** Resolves when the clock has the time of the store, which is read again from time to time. */
  ready(): Promise<void>;
}

/** Makes a clock that follows the store's clock if the store has one, and otherwise `clock`. */
export function createSharedClock(clock: Clock, store: Store): SharedClock {
  let offset = 0;
  let askedAt: number | undefined;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const before = clock.now();
    const time = await store.time?.();
    const after = clock.now();
    // The answer was made at some point between request and response. The middle is wrong by half of that at most.
    if (time !== undefined) offset = Math.round(time - (before + after) / 2);
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
      // Once it was read, the old difference is used until the new one is there.
      if (askedAt === undefined) await asking;
      else asking.catch(() => {});
    },
  };
}
