import { eq } from "drizzle-orm";
import { type Log, silentLog } from "../ports.js";
import { onSubscription } from "../store/keys.js";
import { type Store, UnreadableDocument } from "../store/port.js";
import { subscriptions } from "../store/tables/subscription.js";
import { openLedger } from "./record.js";

/**
 * Makes the ledgers of the subscriptions of an earlier version, which had none. Call it before anything else is done
 * with the store. Each is a write of its own, so that an interrupted start goes on where it was.
 */
export async function openLedgers(store: Store, log: Log = silentLog): Promise<void> {
  const rows = await store.read((db) =>
    db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.ledgerNext, 0)),
  );
  for (const { id } of rows) {
    await store
      .write(async (tx) => {
        const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
        if (row?.ledgerNext === 0) await openLedger(tx, row);
      }, onSubscription(id))
      .catch((error: unknown) => {
        // One row that cannot be read does not keep the marketplace from starting. It is tried again at the next start.
        if (!(error instanceof UnreadableDocument)) throw error;
        log.error({ err: error, subscription: id }, "the ledger of a subscription cannot be made");
      });
  }
  if (rows.length > 0) log.info({ subscriptions: rows.length }, "ledgers were made from the rows of before");
}
