import { type BillingItemDTO, BillingItemPresence, toReference } from "@syndikit/contract";
import type { BillingItemRow } from "../../store/schema/product.js";
import { compact } from "../compact.js";

/** An extra resource, as the wire has it. */
export function presentBillingItem(row: BillingItemRow): BillingItemDTO {
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
