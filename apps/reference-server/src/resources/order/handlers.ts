import type { OperationTypes } from "@syndikit/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { invoices, type OrderRow, orders } from "../../store/tables/billing.js";
import { datedWithin, equals } from "../filters.js";
import { type Listed, selectPage } from "../page.js";
import { type Caller, orNotFound } from "../scope.js";
import { isSeller, listsSubscription, reachesSubscription, refersTo } from "../subscription/reach.js";
import { presentOrder, presentOrders } from "./dto.js";

type OrderHandlers = Pick<Handlers, "orderGet" | "orderGetAllPaged">;

/** Reading orders; they are placed in `subscriptions/ordering.ts`. */
export function createOrderHandlers({ store }: Pick<Services, "store">): OrderHandlers {
  return {
    async orderGetAllPaged(call) {
      return store.read(async (db) => {
        const { rows, page } = await listOrders(db, call, call.query);
        return okPage(await presentOrders(db, rows), page);
      });
    },

    async orderGet(call) {
      return store.read(async (db) => ok(await presentOrder(db, await getOrder(db, call))));
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
        refersTo(orders.subscriptionId, reachesSubscription(caller)),
        isSeller(caller) ? undefined : isPlaced(),
      ),
    );
  return row;
}

/** A page of the orders of the subscriptions that a caller reaches. */
async function listOrders(
  db: Db,
  caller: Caller,
  query: OperationTypes["orderGetAllPaged"]["query"],
): Promise<Listed<OrderRow>> {
  const where = and(
    refersTo(orders.subscriptionId, await listsSubscription(db, caller)),
    isPlaced(),
    equals(orders.type, query.type),
    equals(orders.status, query.status),
    equals(orders.subscriptionId, query.subscriptionId),
    datedWithin(orders.date, query),
  );
  return selectPage(db, db.select().from(orders).$dynamic(), {
    from: orders,
    where,
    query,
    sortable: { id: orders.id, date: orders.date },
  });
}

/** Nobody placed an order that only declares proceeds: it exists for an entry of the balance report. */
function isPlaced(): SQL {
  return sql`${orders.id} not in (select ${invoices.orderId} from ${invoices} where ${invoices.cashed} = 1)`;
}
