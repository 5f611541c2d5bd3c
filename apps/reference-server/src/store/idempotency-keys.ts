import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import type { Sealed } from "./columns.js";
import { skipTaken } from "./dialect.js";
import type { Db, Tx } from "./port.js";
import { prepared } from "./prepared.js";
import { idempotencyKeys } from "./tables/idempotency.js";

/** An idempotency key with its user and operation. */
export interface RequestKey {
  readonly userId: number;
  readonly operationId: string;
  readonly key: string;
}

/** Expired keys that each write removes at most. More than one, so that expired keys do not pile up. */
const PRUNED_AT_ONCE = 20;

const isKey = and(
  eq(idempotencyKeys.userId, sql.placeholder("userId")),
  eq(idempotencyKeys.operationId, sql.placeholder("operationId")),
  eq(idempotencyKeys.key, sql.placeholder("key")),
);

/** The answer stored for a key, unless it was stored at or before `since`. */
export async function findRemembered(
  db: Db,
  { userId, operationId, key }: RequestKey,
  since: Moment,
): Promise<Sealed | undefined> {
  const [row] = await byKey(db).execute({ userId, operationId, key, since });
  return row?.remembered ?? undefined;
}

const byKey = prepared((db: Db) =>
  db
    .select({ remembered: idempotencyKeys.remembered })
    .from(idempotencyKeys)
    .where(and(isKey, gt(idempotencyKeys.createdAt, sql.placeholder("since"))))
    .prepare(),
);

/** How many answers are stored for a user's keys, without those that were stored at or before `since`. */
export function countRemembered(db: Db, userId: number, since: Moment): Promise<number> {
  return db.$count(
    idempotencyKeys,
    and(eq(idempotencyKeys.userId, userId), gt(idempotencyKeys.createdAt, since)),
  );
}

interface Answer {
  readonly remembered: Sealed;
  readonly now: Moment;
  /** Keys that were stored at or before this time are expired. */
  readonly tooOld: Moment;
}

/**
 * Stores an answer. First deletes the key's own entry if it has expired, because an expired key may be used again, and
 * some other expired keys.
 */
export async function replaceRemembered(
  tx: Tx,
  { userId, operationId, key }: RequestKey,
  { remembered, now, tooOld }: Answer,
): Promise<void> {
  await forget(tx).execute({ userId, operationId, key, tooOld });
  await insert(tx).execute({ userId, operationId, key, remembered, createdAt: now });
}

const forget = prepared((tx: Tx) => {
  const old = lte(idempotencyKeys.createdAt, sql.placeholder("tooOld"));
  const { id } = idempotencyKeys;
  // Concurrent writes find the same expired keys. Without `skipTaken` they would wait for the one that deletes them.
  const others = sql`(select ${id} from ${idempotencyKeys} where ${old} limit ${PRUNED_AT_ONCE} ${skipTaken})`;
  return tx
    .delete(idempotencyKeys)
    .where(and(old, or(isKey, inArray(id, others))))
    .prepare();
});

const insert = prepared((tx: Tx) =>
  tx
    .insert(idempotencyKeys)
    .values({
      userId: sql.placeholder("userId"),
      operationId: sql.placeholder("operationId"),
      key: sql.placeholder("key"),
      remembered: sql.placeholder("remembered"),
      createdAt: sql.placeholder("createdAt"),
    })
    .prepare(),
);
