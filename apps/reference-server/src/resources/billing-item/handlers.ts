import { type BillingItemDTO, BillingItemPresence, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { onOwnCatalogue } from "../../api/own.js";
import { orNotFound } from "../../api/scope.js";
import type { Services } from "../../services.js";
import { single } from "../../store/prepared.js";
import { type BillingItemRow, billingItems } from "../../store/tables/product.js";
import { readVendor } from "../product/references.js";
import { findBillingItem, listBillingItems } from "./queries.js";
import {
  assertIdentifierFree,
  assertMetricsFit,
  assertUnused,
  changeBillingItem,
  newBillingItem,
} from "./write.js";

type BillingItemHandlers = Pick<
  Handlers,
  | "billingItemGetAllPaged"
  | "billingItemCreate"
  | "billingItemGet"
  | "billingItemUpdate"
  | "billingItemDelete"
>;

export function createBillingItemHandlers({ store, clock }: Services): BillingItemHandlers {
  return {
    async billingItemGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listBillingItems(db, call, call.query), askedBy(call));
      return okPage(rows.map(presentBillingItem), page);
    },

    async billingItemCreate(call) {
      const fields = changeBillingItem(newBillingItem(call.body), call.body);
      return call.write(async (tx) => {
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
      }, onOwnCatalogue(call));
    },

    async billingItemGet(call) {
      return ok(presentBillingItem(await store.read((db) => getBillingItem(db, call), askedBy(call))));
    },

    async billingItemUpdate(call) {
      return call.write(async (tx) => {
        const before = await getBillingItem(tx, call);
        const { id, companyId } = before;
        const fields = changeBillingItem(before, call.body);
        await assertIdentifierFree(tx, companyId, { id, identifier: fields.identifier });
        await assertMetricsFit(tx, id, fields);
        await tx.update(billingItems).set(fields).where(eq(billingItems.id, id));
        return ok(presentBillingItem({ ...before, ...fields }));
      }, onOwnCatalogue(call));
    },

    async billingItemDelete(call) {
      return call.write(async (tx) => {
        const { id } = await getBillingItem(tx, call);
        await assertUnused(tx, id);
        // The row stays for subscriptions that chose it while a plan offered it.
        await tx.update(billingItems).set({ deletedAt: clock.now() }).where(eq(billingItems.id, id));
        return noContent;
      }, onOwnCatalogue(call));
    },
  };
}

const getBillingItem = orNotFound(findBillingItem, "billingItem");

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
