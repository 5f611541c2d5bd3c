import { type BillingItemValueInput, toReference } from "@syndikit/contract";
import { and, eq, isNull } from "drizzle-orm";
import { readPrice, readReference } from "../../api/input.js";
import { ZERO } from "../../billing/money.js";
import { checkTiers } from "../../billing/tiers.js";
import { allowed, raise } from "../../errors.js";
import { isOneOf } from "../../store/dialect.js";
import type { Db, Tx } from "../../store/port.js";
import { billingItems, type ValueTierRow, valueTiers } from "../../store/tables/product.js";

/** A value tier that does not belong to a plan yet. */
export type TierFields = Omit<ValueTierRow, "id" | "productVersionId">;

interface TierInput {
  readonly tiers: readonly BillingItemValueInput[];
  /** The vendor of the plan. A plan can only offer its vendor's extra resources. */
  readonly vendorId: number;
  readonly baseUrl: string;
}

/**
 * Reads the value tiers of a request, sorted by extra resource and start.
 *
 * @throws {MarketplaceError} when an extra resource is not the vendor's, or tiers overlap.
 */
export async function readTiers(db: Db, { tiers, vendorId, baseUrl }: TierInput): Promise<TierFields[]> {
  const read = tiers.map((tier, index) => readTier(tier, `billingItemValues.${index}`, baseUrl));
  const ids = [...new Set(read.map(({ billingItemId }) => billingItemId))].sort((a, b) => a - b);
  await assertItemsOf(db, vendorId, ids);
  return ids.flatMap((id) => {
    const ofItem = read.filter(({ billingItemId }) => billingItemId === id).sort((a, b) => a.start - b.start);
    allowed(checkTiers(ofItem, toReference("billingItem", id)));
    return ofItem;
  });
}

/** Replaces the value tiers of a plan. */
export async function replaceTiers(
  tx: Tx,
  productVersionId: number,
  tiers: readonly TierFields[],
): Promise<void> {
  await tx.delete(valueTiers).where(eq(valueTiers.productVersionId, productVersionId));
  if (tiers.length > 0)
    await tx.insert(valueTiers).values(tiers.map((tier) => ({ ...tier, productVersionId })));
}

function readTier(tier: BillingItemValueInput, field: string, baseUrl: string): TierFields {
  const { url } = tier.item;
  return {
    billingItemId: readReference(url, { resource: "billingItem", field: `${field}.item`, baseUrl }),
    start: tier.start,
    end: tier.end ?? null,
    price: readPrice(`${field}.price`, tier.price),
    setup: tier.setup === undefined ? ZERO : readPrice(`${field}.setup`, tier.setup),
    step: tier.step ?? 1,
  };
}

async function assertItemsOf(db: Db, vendorId: number, ids: readonly number[]): Promise<void> {
  const rows = await db
    .select({ id: billingItems.id })
    .from(billingItems)
    .where(
      and(
        isOneOf(billingItems.id, ids),
        eq(billingItems.companyId, vendorId),
        isNull(billingItems.deletedAt),
      ),
    );
  const known = new Set(rows.map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) {
    raise("referenceUnknown", { field: "billingItemValues", value: toReference("billingItem", unknown) });
  }
}
