import type { OperationTypes } from "@syndikit/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { found } from "../../errors.js";
import { ok, okPage, type Page } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { invoices, type OrderRow, orders } from "../../store/tables/billing.js";
import { datedWithin, selectPage } from "../page.js";
import type { Caller } from "../scope.js";
import { isSeller, listsSubscription, reachesSubscription, refersTo } from "../subscription/queries.js";
import { presentOrder, presentOrders } from "./dto.js";

/** Reading orders. */
type OrderHandlers = Pick<Handlers, "orderGet" | "orderGetAllPaged">;

/** Makes the handlers that read orders. */
export function createOrderHandlers({ store }: Pick<Services, "store">): OrderHandlers {
  return {
    async orderGetAllPaged(call) {
      return store.read(async (db) => {
        const { rows, page } = await listOrders(db, call, call.query);
        return okPage(await presentOrders(db, rows), page);
      });
    },

    async orderGet(call) {
      const { id } = call.path;
      return store.read(async (db) =>
        ok(await presentOrder(db, found(await findOrder(db, call, id), "order", id))),
      );
    },
  };
}

/** What the list of orders takes. */
type OrderQuery = OperationTypes["orderGetAllPaged"]["query"];

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
  return selectPage(db, db.select().from(orders).$dynamic(), {
    from: orders,
    where: where,
    query: query,
    sortable: { id: orders.id, date: orders.date },
  });
}

/** Nobody placed an order that only declares proceeds: it stands behind an entry of the balance report. */
function isPlaced(): SQL {
  return sql`${orders.id} not in (select ${invoices.orderId} from ${invoices} where ${invoices.cashed} = 1)`;
}
