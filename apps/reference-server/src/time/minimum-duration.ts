import { OrderType, SubscriptionType } from "@syndikit/contract";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { addMonths } from "../billing/period.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { orders } from "../store/tables/billing.js";
import { productVersions } from "../store/tables/product.js";
import type { SubscriptionRow } from "../store/tables/subscription.js";

const minimumOf = prepared((db) =>
  db
    .select({ months: productVersions.minimumDuration })
    .from(productVersions)
    .where(eq(productVersions.id, sql.placeholder("id")))
    .prepare(),
);

/** The order of a trial, and the renewal that ended it; other orders where there was none. */
const firstOrders = prepared((db) =>
  db
    .select({ type: orders.type, date: orders.date })
    .from(orders)
    .where(
      and(
        eq(orders.subscriptionId, sql.placeholder("id")),
        inArray(orders.type, [OrderType.TRIAL, OrderType.RENEWAL]),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(2)
    .prepare(),
);

type BoundRow = Pick<
  SubscriptionRow,
  "id" | "type" | "productVersionId" | "startDate" | "createdAt" | "anchorDay" | "periodEnd"
>;

/** Whether it renews even with auto-renewal off, for the minimum duration of its plan. A trial binds nobody. */
export async function isBound(db: Db, row: BoundRow): Promise<boolean> {
  return row.type !== SubscriptionType.TRIAL && (await keepsPrices(db, row));
}

/**
 * Whether the minimum duration of the current plan ends after the present period. It counts from the first DEPLOYED; if
 * that began a trial, from the renewal that made it paid.
 */
export async function keepsPrices(db: Db, row: BoundRow): Promise<boolean> {
  const { id, type, productVersionId, startDate, createdAt, anchorDay, periodEnd } = row;
  const [plan] = await minimumOf(db).execute({ id: productVersionId });
  if (plan === undefined) return false;
  // A paid period is at least a month.
  if (plan.months === 1 && type !== SubscriptionType.TRIAL) return false;
  const [first, second] = await firstOrders(db).execute({ id });
  const paidAt = first?.type === OrderType.TRIAL ? second?.date : undefined;
  return addMonths(paidAt ?? startDate ?? createdAt, plan.months, anchorDay) > periodEnd;
}
