import type { OperationTypes } from "@syndikit/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { invoices, type OrderRow, orders } from "../../store/schema/billing.js";
import type { Db } from "../../store/store.js";
import type { Page } from "../call.js";
import { datedWithin } from "../dated-within.js";
import { pageOf } from "../page.js";
import type { Caller } from "../scope.js";
import { isSeller, listsSubscription, reachesSubscription, refersTo } from "../subscription/reach.js";

/** What the list of orders takes. */
export type OrderQuery = OperationTypes["orderGetAllPaged"]["query"];

/** The order, if the caller reaches its subscription. */
export async function findOrder(db: Db, caller: Caller, id: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, id),
        refersTo(orders.subscriptionId, reachesSubscription(caller)),
        isSeller(caller) ? undefined : isPlaced(),
      ),
    );
  return row;
}

/** A page of the orders of the subscriptions that a caller reaches. */
export async function listOrders(
  db: Db,
  caller: Caller,
  query: OrderQuery,
): Promise<{ readonly rows: readonly OrderRow[]; readonly page: Page }> {
  const { type, status, subscriptionId } = query;
  const where = and(
    refersTo(orders.subscriptionId, await listsSubscription(db, caller)),
    isPlaced(),
    type === undefined ? undefined : eq(orders.type, type),
    status === undefined ? undefined : eq(orders.status, status),
    subscriptionId === undefined ? undefined : eq(orders.subscriptionId, subscriptionId),
    datedWithin(orders.date, query),
  );
  const page = pageOf(query, { id: orders.id, date: orders.date });
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  return { rows, page: page.of(await db.$count(orders, where)) };
}

/** Nobody placed an order that only declares proceeds: it stands behind an entry of the balance report. */
function isPlaced(): SQL {
  return sql`${orders.id} not in (select ${invoices.orderId} from ${invoices} where ${invoices.cashed} = 1)`;
}
