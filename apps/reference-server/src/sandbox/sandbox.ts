import type { Seed } from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import type { Db, Store } from "../store/port.js";
import { events } from "../store/tables/event.js";
import { tokens, users } from "../store/tables/user.js";
import type { SandboxClock } from "../time/clock.js";
import type { Faults } from "./faults.js";
import type { SnapshotInfo, SnapshotStore } from "./snapshots.js";

/** Takes and restores snapshots of the whole marketplace. */
export interface Sandbox {
  /** Takes a snapshot. */
  take(name: string): Promise<SnapshotInfo>;
  list(): Promise<readonly SnapshotInfo[]>;
  /**
   * Restores a snapshot, clock included.
   *
   * @returns false when there is none of that name.
   */
  restore(name: string): Promise<boolean>;
  /** Goes back to a seed; the one that the server started with when absent. */
  reset(seed?: Seed): Promise<void>;
}

interface SandboxOptions {
  readonly store: Store;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly snapshots: SnapshotStore;
  /** The snapshot of a new marketplace. */
  readonly snapshotOfSeed: (seed: Seed | undefined) => Promise<Uint8Array>;
  /** Called after a restore or a reset. */
  readonly onReplaced: () => void;
}

export function createSandbox({
  store,
  clock,
  faults,
  snapshots,
  snapshotOfSeed,
  onReplaced,
}: SandboxOptions): Sandbox {
  const replace = async (bytes: Uint8Array, now: Moment): Promise<void> => {
    const sessions = await store.read(findSessions);
    await store.restore(bytes, async (tx) => {
      // The leases of the snapshot are from deliveries that have ended since.
      await tx.update(events).set({ leaseToken: null, leaseUntil: null });
      // In the same transaction, so that no request with a token is refused in between.
      for (const { token, userName } of sessions) {
        const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.userName, userName));
        if (user !== undefined)
          await tx
            .insert(tokens)
            .values({ ...token, userId: user.id })
            .onConflictDoNothing();
      }
    });
    await faults.load();
    await clock.jump(now);
    onReplaced();
  };

  return {
    async take(name) {
      const now = clock.now();
      return snapshots.put(name, now, await store.snapshot());
    },
    list: () => snapshots.list(),
    async restore(name) {
      const snapshot = await snapshots.get(name);
      if (snapshot !== undefined) await replace(snapshot.bytes, snapshot.now);
      return snapshot !== undefined;
    },
    async reset(seed) {
      await replace(await snapshotOfSeed(seed), clock.wall());
    },
  };
}

interface Session {
  readonly userName: string;
  readonly token: Omit<typeof tokens.$inferInsert, "id" | "userId">;
}

/** The tokens to keep: otherwise a script would have to sign in again after each restore. */
async function findSessions(db: Db): Promise<readonly Session[]> {
  return db
    .select({
      userName: users.userName,
      token: {
        hash: tokens.hash,
        permanent: tokens.permanent,
        createdAt: tokens.createdAt,
        expiresAt: tokens.expiresAt,
      },
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(sql`${users.enabled} = 1`);
}
