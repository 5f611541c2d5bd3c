import type { Seed } from "@syndikit/contract";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Principal } from "../api/call.js";
import { raise } from "../errors.js";
import type { Moment } from "../ports.js";
import type { Db, SnapshotContent, Store, Tx } from "../store/port.js";
import { readSetting, writeSetting } from "../store/settings.js";
import type { SnapshotInfo, SnapshotStore } from "../store/snapshots.js";
import { eventShares, events } from "../store/tables/event.js";
import { messages } from "../store/tables/message.js";
import { type TokenRow, tokens, type UserRow, users } from "../store/tables/user.js";
import { openLedgers } from "../subscriptions/open-ledgers.js";
import type { ServerClock } from "../time/clock.js";
import type { Faults } from "../time/faults.js";
import { endLeases } from "../vendor-calls/poll-leases.js";

/** Takes and restores snapshots of the whole marketplace. */
export interface Sandbox {
  take(name: string): Promise<SnapshotInfo>;
  list(): Promise<readonly SnapshotInfo[]>;
  /** @returns false when there is no snapshot with this name. */
  remove(name: string): Promise<boolean>;
  /**
   * Restores a snapshot, including its clock. Everybody has to sign in again, except the administrator who asks.
   *
   * @returns `unknown` when there is no snapshot with this name; `demo` when it contains the demo, which is not
   * allowed.
   */
  restore(
    name: string,
    asker: Asker,
    options: { readonly allowDemo: boolean },
  ): Promise<"restored" | "unknown" | "demo">;
  /**
   * Resets to a seed; when absent, to the one that the server started with. Everybody has to sign in again, except the
   * administrator who asks.
   */
  reset(seed: Seed | undefined, asker: Asker): Promise<void>;
}

/** The administrator who asks for a reset or a restore, and the token of the request. */
export type Asker = Pick<Principal, "userId" | "tokenId">;

interface SandboxOptions {
  readonly store: Store;
  readonly clock: ServerClock;
  readonly faults: Faults;
  readonly snapshots: SnapshotStore;
  /** Creates the snapshot of a new marketplace. */
  readonly snapshotOfSeed: (seed: Seed | undefined, asker: Asker) => Promise<Uint8Array>;
  /** The fingerprint of the key that seals the secrets. */
  readonly keyFingerprint: string;
  /** Called after a restore or a reset. */
  readonly onReplaced: () => void;
}

interface Replacement {
  readonly asker: Asker;
  readonly allowDemo: boolean;
}

/** Thrown to roll back a restore. */
class HoldsDemo extends Error {
  constructor() {
    super("The snapshot holds the demo, whose passwords are public.");
    this.name = "HoldsDemo";
  }
}

export function createSandbox({
  store,
  clock,
  faults,
  snapshots,
  snapshotOfSeed,
  keyFingerprint,
  onReplaced,
}: SandboxOptions): Sandbox {
  const replace = async (
    content: SnapshotContent,
    now: Moment | "real",
    { asker, allowDemo }: Replacement,
  ): Promise<void> => {
    const session = await store.read((db) => findSession(db, asker));
    const restore = (setTime: (tx: Tx) => Promise<void>): Promise<void> =>
      store.restore(content, async (tx) => {
        await assertKey(tx, keyFingerprint);
        if (!allowDemo && (await readSetting(tx, "demo"))) throw new HoldsDemo();
        // The snapshot's leases belong to deliveries that have ended since.
        await tx
          .update(events)
          .set({ leaseToken: null, leaseUntil: null })
          .where(isNotNull(events.leaseUntil));
        await endLeases(tx);
        // Unsent mails of the snapshot were sent since, or are outdated.
        await tx.update(messages).set({ dueAt: null }).where(isNotNull(messages.dueAt));
        // Tokens and links of the snapshot may have been replaced or revoked since.
        await tx.delete(tokens);
        await tx.delete(eventShares);
        // In the same transaction, so that no request with the token is refused in between.
        if (session !== undefined) await keepSession(tx, session);
        await setTime(tx);
      });
    await clock.jump(now, async (setTime) => {
      await restore(setTime);
      await openLedgers(store);
    });
    await faults.load();
    onReplaced();
  };

  return {
    async take(name) {
      return snapshots.take(name, clock.now(), store);
    },
    list: () => snapshots.list(),
    remove: (name) => snapshots.remove(name),
    async restore(name, asker, { allowDemo }) {
      const restored = await snapshots.use(name, async ({ content, now }) => {
        try {
          await replace(content, now, { asker, allowDemo });
          return "restored" as const;
        } catch (error) {
          if (error instanceof HoldsDemo) return "demo" as const;
          throw error;
        }
      });
      return restored ?? "unknown";
    },
    async reset(seed, asker) {
      await replace(await snapshotOfSeed(seed, asker), "real", { asker, allowDemo: true });
    },
  };
}

/**
 * A snapshot sealed with another key would contain secrets that nobody can open. A snapshot without a fingerprint has
 * no sealed secrets, and gets the fingerprint of this key.
 *
 * @throws {MarketplaceError} 409 when the key is another one.
 */
async function assertKey(tx: Tx, keyFingerprint: string): Promise<void> {
  const sealedBy = await readSetting(tx, "keyFingerprint");
  if (sealedBy === null) await writeSetting(tx, "keyFingerprint", keyFingerprint);
  else if (sealedBy !== keyFingerprint) raise("snapshotOfAnotherKey", { fingerprint: sealedBy });
}

interface Session {
  readonly token: TokenRow;
  readonly user: UserRow;
}

/** The token of the request, and its user; `undefined` when the request has other credentials. */
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
 * Keeps a session if its user is still the same: by identifier, role and password. A name proves nothing, because
 * anybody could have taken it.
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
