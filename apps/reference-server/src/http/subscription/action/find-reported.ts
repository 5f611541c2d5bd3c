import { eq, sql } from "drizzle-orm";
import { subscriptions } from "../../../store/schema/subscription.js";
import type { Db } from "../../../store/store.js";
import { type Caller, callerValues } from "../../scope.js";
import { invoicesOf } from "../children.js";
import { hotWithinReach } from "../reach.js";

// Only what the report is decided by, and what writing it looks at: the row is wide, and vendors report often.
const reported = hotWithinReach((db, reached) =>
  db
    .select({
      id: subscriptions.id,
      productId: subscriptions.productId,
      type: subscriptions.type,
      deploymentStatus: subscriptions.deploymentStatus,
      startDate: subscriptions.startDate,
      deferredUpgrade: subscriptions.deferredUpgrade,
      invoices: invoicesOf,
    })
    .from(subscriptions)
    .where(sql`${eq(subscriptions.id, sql.placeholder("id"))} and ${reached}`)
    .prepare(),
);

/** What a report on its tenant needs to know of a subscription. */
export type ReportedSubscription = Awaited<ReturnType<ReturnType<typeof reported>["execute"]>>[number];

/** The subscription that a report is about, if the caller reaches it. */
export async function findReported(
  db: Db,
  caller: Caller,
  id: number,
): Promise<ReportedSubscription | undefined> {
  const [row] = await reported(db, caller).execute({ ...callerValues(caller), id });
  return row;
}
