import { and, asc, eq, gt } from "drizzle-orm";
import { type Log, silentLog } from "../ports.js";
import { onSubscription } from "../store/keys.js";
import { type Db, type Store, UnreadableDocument } from "../store/port.js";
import { hasNoLedger, subscriptions } from "../store/tables/subscription.js";
import { openLedger } from "./record.js";

/** How many are read at once: the first start of this version may find all subscriptions of a marketplace. */
const AT_ONCE = 200;

/**
 * Makes the ledgers of the subscriptions of an earlier version, which had none. Call it before anything else is done
 * with the store. Each is a write of its own, so that an interrupted start goes on where it was.
 */
export async function openLedgers(store: Pick<Store, "read" | "write">, log: Log = silentLog): Promise<void> {
  let made = 0;
  let last: number | undefined = 0;
  while (last !== undefined) {
    const after: number = last;
    const ids = await store.read((db) => readNext(db, after));
    for (const id of ids) if (await openOne(store, id, log)) made += 1;
    last = ids.at(-1);
  }
  if (made > 0) log.info({ subscriptions: made }, "ledgers were made from the rows of before");
}

/** By their identifiers, so that those that cannot be read are passed over. */
async function readNext(db: Db, after: number): Promise<readonly number[]> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(hasNoLedger(subscriptions), gt(subscriptions.id, after)))
    .orderBy(asc(subscriptions.id))
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

/** @returns whether it could be read. */
async function openOne(store: Pick<Store, "write">, id: number, log: Log): Promise<boolean> {
  try {
    await store.write(async (tx) => {
      const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
      if (row?.ledgerNext === 0) await openLedger(tx, row);
    }, onSubscription(id));
    return true;
  } catch (error) {
    // One row that cannot be read does not keep the marketplace from starting. It is tried again at the next start.
    if (!(error instanceof UnreadableDocument)) throw error;
    log.error({ err: error, subscription: id }, "the ledger of a subscription cannot be made");
    return false;
  }
}
