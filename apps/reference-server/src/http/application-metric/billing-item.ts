import { BillingItemValueType } from "@syndikit/contract";
import { and, eq, isNull } from "drizzle-orm";
import { raise } from "../../marketplace-error.js";
import { billingItems, valueTiers } from "../../store/schema/product.js";
import type { Db } from "../../store/store.js";
import { readReference } from "../reference.js";

/** The extra resource that a request bills a metric through. */
export interface BillingItemField {
  readonly url: string;
  /** The vendor of the product. */
  readonly vendorId: number;
  readonly baseUrl: string;
}

/**
 * Reads the extra resource that bills a metric.
 *
 * @throws MarketplaceError when it is not the vendor's, or cannot be billed by what was measured.
 */
export async function readBillingItem(db: Db, { url, vendorId, baseUrl }: BillingItemField): Promise<number> {
  const field = "billingItem";
  const id = readReference(url, { resource: "billingItem", field, baseUrl });
  const [item] = await db
    .select({ valueType: billingItems.valueType })
    .from(billingItems)
    .where(
      and(eq(billingItems.id, id), eq(billingItems.companyId, vendorId), isNull(billingItems.deletedAt)),
    );
  if (item === undefined) return raise("referenceUnknown", { field, value: url });
  const priced = (await db.$count(valueTiers, eq(valueTiers.billingItemId, id))) > 0;
  if (item.valueType !== BillingItemValueType.PAY_AS_YOU_GO || !priced) raise("metricItemNotPayAsYouGo", {});
  return id;
}
