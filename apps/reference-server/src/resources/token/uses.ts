import type { Clock, Log, Moment } from "../../ports.js";
import { onUsers } from "../../store/keys.js";
import type { Store } from "../../store/port.js";
import { noteUses, type TokenUse } from "./queries.js";

/** Keeps when tokens were last used. */
export interface TokenUses {
  /** Notes a use. It never waits and never fails: a request is not to depend on it. */
  note(tokenId: number, userId: number): void;
  /** Ends it, when all is written. */
  stop(): Promise<void>;
}

/** Milliseconds; what is kept of a token is so coarse, so that a request costs no write. */
const COARSE = 60_000;

/** Tokens in one statement, and users whose locks one write takes. */
const BATCH = 100;

/** So many tokens are known to be noted; then all of them are forgotten, and noted again. */
const MOST = 10_000;

interface TokenUsesOptions {
  readonly store: Store;
  readonly clock: Pick<Clock, "wall">;
  readonly log: Log;
}

/** The first use in a minute is written; what is used while that goes on is written together, after it. */
export function createTokenUses({ store, clock, log }: TokenUsesOptions): TokenUses {
  /** The last use that was written, or is about to be. */
  const noted = new Map<number, Moment>();
  const waiting = new Map<number, TokenUse>();
  let writing: Promise<void> | undefined;
  let stopped = false;

  async function writeWaiting(): Promise<void> {
    try {
      while (waiting.size > 0) {
        const batch = new Map([...waiting].slice(0, BATCH));
        for (const id of batch.keys()) waiting.delete(id);
        const users = new Set([...batch.values()].map(({ userId }) => userId));
        await store.write((tx) => noteUses(tx, batch), { ...onUsers([...users]), quiet: true });
      }
    } catch (error) {
      // Nothing depends on it, and the next use is noted again.
      log.warn({ err: error }, "the last use of tokens could not be stored");
      waiting.clear();
      noted.clear();
    } finally {
      writing = undefined;
    }
  }

  return {
    note(tokenId, userId) {
      if (stopped) return;
      const now = clock.wall();
      const last = noted.get(tokenId);
      // A clock that was set back is no reason to wait until it is there again.
      if (last !== undefined && Math.abs(now - last) < COARSE) return;
      if (noted.size >= MOST) noted.clear();
      noted.set(tokenId, now);
      waiting.set(tokenId, { userId, at: now });
      writing ??= writeWaiting();
    },

    async stop() {
      stopped = true;
      await writing;
    },
  };
}
