import { found } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import { ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import { findOrder, listOrders } from "./find.js";
import { presentOrder, presentOrders } from "./present.js";

/** Reading orders. */
export type OrderHandlers = Pick<Handlers, "orderGet" | "orderGetAllPaged">;

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
