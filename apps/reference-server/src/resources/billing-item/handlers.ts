import { type BillingItemDTO, BillingItemPresence, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { found } from "../../errors.js";
import { created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { type BillingItemRow, billingItems } from "../../store/tables/product.js";
import { compact } from "../dto.js";
import { readVendor } from "../product/handlers.js";
import type { Caller } from "../scope.js";
import {
  assertIdentifierFree,
  assertMetricsFit,
  assertUnused,
  changeBillingItem,
  findBillingItem,
  listBillingItems,
  newBillingItem,
} from "./queries.js";

/** The operations on extra resources. */
type BillingItemHandlers = Pick<
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

/** An extra resource, as the wire has it. */
function presentBillingItem(row: BillingItemRow): BillingItemDTO {
  return compact({
    id: row.id,
    self: toReference("billingItem", row.id),
    name: row.name,
    identifier: row.identifier,
    unit: row.unit,
    description: row.description,
    type: row.type,
    valueType: row.valueType,
    presence: row.presence,
    required: row.presence === BillingItemPresence.REQUIRED,
    owner: { url: toReference("company", row.companyId) },
    weight: row.weight,
  });
}
