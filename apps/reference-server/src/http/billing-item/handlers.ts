import { eq } from "drizzle-orm";
import { found } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import { type BillingItemRow, billingItems } from "../../store/schema/product.js";
import { single } from "../../store/single.js";
import type { Db } from "../../store/store.js";
import { readVendor } from "../product/vendor-company.js";
import { created, noContent, ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import type { Caller } from "../scope.js";
import { findBillingItem, listBillingItems } from "./find.js";
import { presentBillingItem } from "./present.js";
import {
  assertIdentifierFree,
  assertMetricsFit,
  assertUnused,
  changeBillingItem,
  newBillingItem,
} from "./write.js";

/** The operations on extra resources. */
export type BillingItemHandlers = Pick<
  Handlers,
  | "billingItemGetAllPaged"
  | "billingItemCreate"
  | "billingItemGet"
  | "billingItemUpdate"
  | "billingItemDelete"
>;

/** Makes the handlers of extra resources. */
export function createBillingItemHandlers({ store, clock }: Services): BillingItemHandlers {
  return {
    async billingItemGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listBillingItems(db, call, call.query));
      return okPage(rows.map(presentBillingItem), page);
    },

    async billingItemCreate(call) {
      const fields = changeBillingItem(newBillingItem(call.body), call.body);
      return store.write(async (tx) => {
        const companyId = await readVendor(tx, { reference: call.body.owner, field: "owner", call });
        await assertIdentifierFree(tx, companyId, { id: null, identifier: fields.identifier });
        const row = single(
          await tx
            .insert(billingItems)
            .values({ ...fields, companyId })
            .returning(),
        );
        const item = presentBillingItem(row);
        return created(item.self, item);
      });
    },

    async billingItemGet(call) {
      return ok(presentBillingItem(await store.read((db) => theItem(db, call))));
    },

    async billingItemUpdate(call) {
      return store.write(async (tx) => {
        const before = await theItem(tx, call);
        const { id, companyId } = before;
        const fields = changeBillingItem(before, call.body);
        await assertIdentifierFree(tx, companyId, { id, identifier: fields.identifier });
        await assertMetricsFit(tx, id, fields);
        await tx.update(billingItems).set(fields).where(eq(billingItems.id, id));
        return ok(presentBillingItem({ ...before, ...fields }));
      });
    },

    async billingItemDelete(call) {
      return store.write(async (tx) => {
        const { id } = await theItem(tx, call);
        await assertUnused(tx, id);
        // The row stays, for subscriptions that chose it while a plan offered it.
        await tx.update(billingItems).set({ deletedAt: clock.now() }).where(eq(billingItems.id, id));
        return noContent;
      });
    },
  };
}

/** @throws MarketplaceError `notFound`. */
async function theItem(
  db: Db,
  call: Caller & { readonly path: { readonly id: number } },
): Promise<BillingItemRow> {
  return found(await findBillingItem(db, call, call.path.id), "billingItem", call.path.id);
}
