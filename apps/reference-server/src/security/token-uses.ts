import { sql } from "drizzle-orm";
import type { Clock, Log, Moment } from "../ports.js";
import { isOneOf } from "../store/dialect.js";
import { onUsers } from "../store/keys.js";
import type { Store, Tx } from "../store/port.js";
import { tokens, tokenUses } from "../store/tables/user.js";

/** Records when tokens were last used. */
export interface TokenUses {
  /** Records a use. It never waits and never fails, so that no request depends on it. */
  note(tokenId: number, userId: number): void;
  /** Stops it, after everything was written. */
  stop(): Promise<void>;
}

/** Milliseconds. Uses are recorded with this granularity, so that most requests cause no write. */
const COARSE = 60_000;

/** The most tokens in one statement, and the most users whose locks one write takes. */
const BATCH = 100;

/** The most tokens in the cache of recorded uses. When it is full, it is emptied, and uses are recorded again. */
const MOST = 10_000;

interface TokenUsesOptions {
  readonly store: Store;
  readonly clock: Pick<Clock, "wall">;
  readonly log: Log;
}

/** The first use of a token in a minute is written. Uses that arrive during a write are written together after it. */
export function createTokenUses({ store, clock, log }: TokenUsesOptions): TokenUses {
  /** The last use that was written, or will be. */
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
      // Nothing depends on it, and the next use is recorded again.
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
      // If the clock was set back, do not wait until it has caught up.
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

/** A use of a user's token. */
interface TokenUse {
  readonly userId: number;
  readonly at: Moment;
}

/** Records when tokens were last used. Tokens that were revoked meanwhile are skipped. */
async function noteUses(tx: Tx, uses: ReadonlyMap<number, TokenUse>): Promise<void> {
  const there = await tx
    .select({ id: tokens.id })
    .from(tokens)
    .where(isOneOf(tokens.id, [...uses.keys()]));
  const rows = there.map(({ id }) => ({ tokenId: id, lastUsedAt: uses.get(id)?.at ?? 0 }));
  if (rows.length === 0) return;
  await tx
    .insert(tokenUses)
    .values(rows)
    .onConflictDoUpdate({ target: tokenUses.tokenId, set: { lastUsedAt: sql`excluded.last_used_at` } });
}
