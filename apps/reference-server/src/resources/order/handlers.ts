import { InvoiceStatus, type OperationTypes, OrderStatus } from "@syndikit/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { askedBy, noContent, ok, okPage } from "../../api/call.js";
import { asItIs, datedWithin, equals, isAmong, type Standing } from "../../api/filters.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { countWithout, type Listed, selectPage } from "../../api/page.js";
import { type Caller, orNotFound } from "../../api/scope.js";
import { countsAsPaid } from "../../billing/settlement.js";
import { raise } from "../../errors.js";
import type { Services } from "../../services.js";
import { forEachRow, isFoundBy, isNotAmong, unindexed } from "../../store/dialect.js";
import { onOrder } from "../../store/keys.js";
import type { Db } from "../../store/port.js";
import { invoices, type OrderRow, orders } from "../../store/tables/billing.js";
import { presentOrder, presentOrders } from "../../subscriptions/order-dto.js";
import { getSubscription } from "../../subscriptions/payment.js";
import {
  belongsToReached,
  isSeller,
  narrowed,
  reachesSubscription,
  refersEach,
} from "../../subscriptions/reach.js";
import { record } from "../../subscriptions/record.js";

type OrderHandlers = Pick<Handlers, "orderGet" | "orderGetAllPaged" | "orderDelete">;

/** Reading and cancelling orders. They are placed in `subscriptions/ordering.ts`. */
export function createOrderHandlers({ store, clock }: Pick<Services, "store" | "clock">): OrderHandlers {
  return {
    async orderGetAllPaged(call) {
      return store.read(async (db) => {
        const { rows, page } = await listOrders(db, call, call.query);
        return okPage(await presentOrders(db, rows), page);
      }, askedBy(call));
    },

    async orderGet(call) {
      return store.read(async (db) => ok(await presentOrder(db, await getOrder(db, call))), askedBy(call));
    },

    async orderDelete(call) {
      return call.write(async (tx) => {
        const { id, status, subscriptionId } = await getOrder(tx, call);
        if (status === OrderStatus.REJECTED) return noContent;
        if (status !== OrderStatus.DEFERRED) raise("orderNotDeferred", { id, status });
        const subscription = await getSubscription(tx, subscriptionId);
        if (subscription.pendingRenewal?.upgraded === true) raise("orderBilled", { id });
        const patch = { deferredUpgrade: null };
        await record(tx, subscription, { patch, events: [], order: null, now: clock.now() });
        return noContent;
      }, onOrder(call.path.id));
    },
  };
}

const getOrder = orNotFound(findOrder, "order");

/** The order, if the caller reaches its subscription. */
async function findOrder(db: Db, caller: Caller, id: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.id, id),
        refersEach(orders.subscriptionId, reachesSubscription(caller)),
        showsOrder(caller),
      ),
    );
  return row;
}

/** Customers do not see orders that only declare proceeds. */
export function showsOrder(caller: Caller): SQL | undefined {
  return isSeller(caller) ? undefined : isPlaced();
}

/** A page of the orders of the subscriptions that a caller reaches. */
export async function listOrders(
  db: Db,
  caller: Caller,
  query: OperationTypes["orderGetAllPaged"]["query"],
): Promise<Listed<OrderRow>> {
  const lister = await narrowed(db, caller);
  const filteredBy = (paid: boolean | undefined, on: Standing): SQL | undefined => {
    // A customer has few orders: the database begins with those, and not with what they are filtered by.
    const filtered = isSeller(caller) ? on : unindexed;
    return and(
      belongsToReached(
        lister,
        orders,
        isSeller(caller) && isRare(query.externalReference, paid) ? unindexed : on,
      ),
      isPlaced(),
      isAmong(orders.type, query.type && [query.type], filtered),
      isAmong(orders.status, query.status && [query.status], filtered),
      equals(orders.subscriptionId, query.subscriptionId, filtered),
      equals(orders.externalReference, query.externalReference, filtered),
      paid === undefined ? undefined : hasUnpaid(!paid, filtered),
      datedWithin(orders.date, query, filtered),
    );
  };
  return selectPage(db, db.select().from(orders).$dynamic(), {
    from: orders,
    where: (on) => filteredBy(query.paid, on),
    query,
    sortable: { id: orders.id, date: orders.date },
    among: isPlaced(),
    // Few orders are unpaid.
    count:
      query.paid === true
        ? (remains) =>
            countWithout(db, orders, {
              all: and(filteredBy(undefined, asItIs), remains(orders.id)),
              few: and(filteredBy(false, asItIs), remains(orders.id)),
            })
        : undefined,
  });
}

/** Whether few orders match, of all sellers: then the database begins with them, and not with a seller's. */
function isRare(externalReference: string | undefined, paid: boolean | undefined): boolean {
  return externalReference !== undefined || paid === false;
}

const unpaidStates = Object.values(InvoiceStatus).filter((status) => !countsAsPaid(status));

function hasUnpaid(wanted: boolean, on: Standing): SQL {
  // Every unpaid invoice is issued.
  const unpaid = and(sql`${invoices.cashed} = 0`, isAmong(invoices.status, unpaidStates));
  if (!wanted) return isNotAmong(orders.id, invoices.orderId, unpaid);
  // Few invoices are unpaid, so the database begins with them.
  if (on(orders.status) === orders.status)
    return isFoundBy(orders.id, sql`select ${invoices.orderId} from ${invoices} where ${unpaid}`);
  return sql`exists (select 1 from ${invoices} where ${invoices.orderId} = ${orders.id} and ${unpaid}${forEachRow})`;
}

/**
 * Excludes orders that only declare proceeds: nobody placed them, they exist for an entry of the balance report. The
 * value is written out: with a bound value the database would not use the index.
 */
function isPlaced(): SQL {
  return sql`${orders.declared} = 0`;
}
