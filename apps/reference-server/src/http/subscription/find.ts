import { eq, sql } from "drizzle-orm";
import { type SubscriptionRow, subscriptions } from "../../store/schema/subscription.js";
import type { Db } from "../../store/store.js";
import { type Caller, callerValues } from "../scope.js";
import { hotWithinReach } from "./reach.js";

const byId = hotWithinReach((db, reached) =>
  db
    .select()
    .from(subscriptions)
    .where(sql`${eq(subscriptions.id, sql.placeholder("id"))} and ${reached}`)
    .prepare(),
);

/** The subscription, if the caller reaches it. */
export async function findSubscription(
  db: Db,
  caller: Caller,
  id: number,
): Promise<SubscriptionRow | undefined> {
  const [row] = await byId(db, caller).execute({ ...callerValues(caller), id });
  return row;
}
