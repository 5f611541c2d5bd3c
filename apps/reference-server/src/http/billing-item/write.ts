import {
  type BillingItemCreate,
  type BillingItemInput,
  BillingItemPresence,
  BillingItemValueType,
  toReference,
} from "@syndikit/contract";
import { and, eq, isNull, ne } from "drizzle-orm";
import { raise } from "../../marketplace-error.js";
import { metrics } from "../../store/schema/metric.js";
import { type BillingItemRow, billingItems, valueTiers } from "../../store/schema/product.js";
import type { Db } from "../../store/store.js";

/** What of an extra resource can be changed after its creation. */
export type BillingItemFields = Omit<BillingItemRow, "id" | "companyId" | "deletedAt">;

/** An extra resource of which only the needed fields are known. */
export function newBillingItem(body: BillingItemCreate): BillingItemFields {
  const { name, unit, description, type } = body;
  return {
    name,
    unit,
    description,
    type,
    identifier: null,
    valueType: BillingItemValueType.PRE_PAID,
    presence: BillingItemPresence.OPTIONAL,
    weight: 0,
  };
}

/** An extra resource after a change: fields that are absent keep their value. */
export function changeBillingItem(before: BillingItemFields, input: BillingItemInput): BillingItemFields {
  return {
    name: input.name ?? before.name,
    unit: input.unit ?? before.unit,
    description: input.description ?? before.description,
    type: input.type ?? before.type,
    identifier: input.identifier ?? before.identifier,
    valueType: input.valueType ?? before.valueType,
    presence: input.presence ?? presenceOf(input.required) ?? before.presence,
    weight: input.weight ?? before.weight,
  };
}

function presenceOf(required: boolean | undefined): BillingItemFields["presence"] | undefined {
  if (required === undefined) return undefined;
  return required ? BillingItemPresence.REQUIRED : BillingItemPresence.OPTIONAL;
}

/**
 * Refuses an identifier that another extra resource of the vendor has.
 *
 * @throws MarketplaceError `valueTaken`.
 */
export async function assertIdentifierFree(
  db: Db,
  companyId: number,
  item: { readonly id: number | null; readonly identifier: string | null },
): Promise<void> {
  const { id, identifier } = item;
  if (identifier === null) return;
  const taken = await db.$count(
    billingItems,
    and(
      eq(billingItems.companyId, companyId),
      eq(billingItems.identifier, identifier),
      isNull(billingItems.deletedAt),
      id === null ? undefined : ne(billingItems.id, id),
    ),
  );
  if (taken > 0) raise("valueTaken", { field: "identifier", value: identifier });
}

/**
 * Refuses to make an extra resource anything but pay-as-you-go while a metric is billed through it.
 *
 * @throws MarketplaceError `metricItemNotPayAsYouGo`.
 */
export async function assertMetricsFit(db: Db, id: number, after: BillingItemFields): Promise<void> {
  if (after.valueType === BillingItemValueType.PAY_AS_YOU_GO) return;
  if ((await db.$count(metrics, eq(metrics.billingItemId, id))) > 0) raise("metricItemNotPayAsYouGo", {});
}

/**
 * Refuses to delete what a plan offers, or a metric is billed through.
 *
 * @throws MarketplaceError `stillInUse`, with one of them.
 */
export async function assertUnused(db: Db, id: number): Promise<void> {
  const [tier] = await db
    .select({ planId: valueTiers.planId })
    .from(valueTiers)
    .where(eq(valueTiers.billingItemId, id))
    .limit(1);
  const [metric] = await db
    .select({ id: metrics.id })
    .from(metrics)
    .where(eq(metrics.billingItemId, id))
    .limit(1);
  const by =
    tier === undefined
      ? metric && `applicationMetric/${metric.id}`
      : toReference("productVersion", tier.planId);
  if (by !== undefined) raise("stillInUse", { resource: "billingItem", id, by });
}
