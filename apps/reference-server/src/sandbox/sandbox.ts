import type { Seed } from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import type { Db, Store } from "../store/port.js";
import { events } from "../store/tables/event.js";
import { tokens, users } from "../store/tables/user.js";
import type { SandboxClock } from "../time/clock.js";
import type { Faults } from "./faults.js";
import type { SnapshotInfo, SnapshotStore } from "./snapshots.js";

/** Replaces and copies the marketplace as a whole. */
export interface Sandbox {
  /** Copies everything under a name. */
  take(name: string): Promise<SnapshotInfo>;
  list(): Promise<readonly SnapshotInfo[]>;
  /** Goes back to a snapshot, its clock included. False when there is none of that name. */
  restore(name: string): Promise<boolean>;
  /** Goes back to a seed; the one that the server was started with when none is named. */
  reset(seed?: Seed): Promise<void>;
}

interface SandboxOptions {
  readonly store: Store;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly snapshots: SnapshotStore;
  /** A fresh marketplace of a seed, as a snapshot. */
  readonly snapshotOfSeed: (seed: Seed | undefined) => Promise<Uint8Array>;
  /** Called after everything was replaced. */
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
    const signedIn = await store.read(findSignedIn);
    // In the same write: nobody who is signed in is turned away in between.
    await store.restore(bytes, async (tx) => {
      // The leases of a copy belong to deliveries of another time.
      await tx.update(events).set({ leaseToken: null, leaseUntil: null });
      for (const { token, userName } of signedIn) {
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

interface SignedIn {
  readonly userName: string;
  readonly token: Omit<typeof tokens.$inferInsert, "id" | "userId">;
}

/** Whoever is signed in stays so, or a scripted sandbox would have to sign in again after each step back. */
async function findSignedIn(db: Db): Promise<readonly SignedIn[]> {
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
