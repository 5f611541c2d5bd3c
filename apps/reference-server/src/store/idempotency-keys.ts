import { and, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { Moment } from "../ports.js";
import type { Sealed } from "./columns.js";
import { skipTaken } from "./dialect.js";
import type { Db, Tx } from "./port.js";
import { prepared } from "./prepared.js";
import { idempotencyKeys } from "./tables/idempotency.js";

/** Whose key it is, and for which operation. */
export interface RequestKey {
  readonly userId: number;
  readonly operationId: string;
  readonly key: string;
}

/** Each answer that is remembered removes at most so many that are too old: more than one, so that they never add up. */
const PRUNED_AT_ONCE = 20;

const isKey = and(
  eq(idempotencyKeys.userId, sql.placeholder("userId")),
  eq(idempotencyKeys.operationId, sql.placeholder("operationId")),
  eq(idempotencyKeys.key, sql.placeholder("key")),
);

/** What is remembered for a key, if it is not older than a time. */
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

interface Answer {
  readonly remembered: Sealed;
  readonly now: Moment;
  /** What is as old as this, or older, is forgotten. */
  readonly tooOld: Moment;
}

/** Remembers an answer. The key's own entry goes when it is too old, for the key may be used again, and some others. */
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
  // All writes find the same old keys, and would wait for the one that removes them.
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
