import type { Seed } from "@syndikit/contract";
import { and, eq } from "drizzle-orm";
import type { Principal } from "../http/call.js";
import type { Moment } from "../ports.js";
import type { Db, Store, Tx } from "../store/port.js";
import { events } from "../store/tables/event.js";
import { type TokenRow, tokens, type UserRow, users } from "../store/tables/user.js";
import type { SandboxClock } from "../time/clock.js";
import type { Faults } from "./faults.js";
import type { SnapshotInfo, SnapshotStore } from "./snapshots.js";

/** Takes and restores snapshots of the whole marketplace. */
export interface Sandbox {
  /** Takes a snapshot. */
  take(name: string): Promise<SnapshotInfo>;
  list(): Promise<readonly SnapshotInfo[]>;
  /**
   * Restores a snapshot, clock included. Everybody signs in again, but the administrator who asks.
   *
   * @returns false when there is none of that name.
   */
  restore(name: string, asker: Asker): Promise<boolean>;
  /**
   * Goes back to a seed; the one that the server started with when absent. Everybody signs in again, but the
   * administrator who asks.
   */
  reset(seed: Seed | undefined, asker: Asker): Promise<void>;
}

/** The administrator who asks for a reset or a restore, and the token of the request. */
export type Asker = Pick<Principal, "userId" | "tokenId">;

interface SandboxOptions {
  readonly store: Store;
  readonly clock: SandboxClock;
  readonly faults: Faults;
  readonly snapshots: SnapshotStore;
  /** The snapshot of a new marketplace. */
  readonly snapshotOfSeed: (seed: Seed | undefined, asker: Asker) => Promise<Uint8Array>;
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
  const replace = async (bytes: Uint8Array, now: Moment, asker: Asker): Promise<void> => {
    const session = await store.read((db) => findSession(db, asker));
    await store.restore(bytes, async (tx) => {
      // The leases of the snapshot are from deliveries that have ended since.
      await tx.update(events).set({ leaseToken: null, leaseUntil: null });
      // Those of the snapshot may have been replaced or revoked since.
      await tx.delete(tokens);
      // In the same transaction, so that no request with the token is refused in between.
      if (session !== undefined) await keepSession(tx, session);
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
    async restore(name, asker) {
      const snapshot = await snapshots.get(name);
      if (snapshot !== undefined) await replace(snapshot.bytes, snapshot.now, asker);
      return snapshot !== undefined;
    },
    async reset(seed, asker) {
      await replace(await snapshotOfSeed(seed, asker), clock.wall(), asker);
    },
  };
}

interface Session {
  readonly token: TokenRow;
  readonly user: UserRow;
}

/** The token of the request, and its user. There is none with other credentials. */
async function findSession(db: Db, { tokenId }: Asker): Promise<Session | undefined> {
  if (tokenId === null) return undefined;
  const [session] = await db
    .select({ token: tokens, user: users })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(eq(tokens.id, tokenId));
  return session;
}

/**
 * Keeps a session if its user is still the same: by identifier, role and password. A name proves nothing, for anybody
 * can have taken it.
 */
async function keepSession(tx: Tx, { token, user }: Session): Promise<void> {
  const { id, userRole, passwordHash } = user;
  const [same] = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(and(eq(users.id, id), eq(users.userRole, userRole), eq(users.enabled, true)));
  if (same === undefined || same.passwordHash !== passwordHash) return;
  await tx.insert(tokens).values(token);
}
