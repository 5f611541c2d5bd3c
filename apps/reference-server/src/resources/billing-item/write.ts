import {
  type BillingItemCreate,
  type BillingItemInput,
  BillingItemPresence,
  BillingItemValueType,
  toReference,
} from "@syndikit/contract";
import { and, eq, isNull, ne } from "drizzle-orm";
import { raise } from "../../errors.js";
import type { Db } from "../../store/port.js";
import { isLive, metrics } from "../../store/tables/metric.js";
import { type BillingItemRow, billingItems, valueTiers } from "../../store/tables/product.js";

/** The fields of an extra resource that can change after its creation. */
type BillingItemFields = Omit<BillingItemRow, "id" | "companyId" | "deletedAt">;

/** A new extra resource with only the required fields set. */
export function newBillingItem({ name, unit, description, type }: BillingItemCreate): BillingItemFields {
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

/** An extra resource after a change. Absent fields keep their value. */
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
 * Refuses an identifier that is taken. A new extra resource has no `id` yet.
 *
 * @throws {MarketplaceError} `valueTaken` when another extra resource of the vendor has the identifier.
 */
export async function assertIdentifierFree(
  db: Db,
  companyId: number,
  { id, identifier }: { readonly id: number | null; readonly identifier: string | null },
): Promise<void> {
  if (identifier === null) return;
  const same = and(
    eq(billingItems.companyId, companyId),
    eq(billingItems.identifier, identifier),
    isNull(billingItems.deletedAt),
    id === null ? undefined : ne(billingItems.id, id),
  );
  if ((await db.$count(billingItems, same)) > 0) {
    raise("valueTaken", { field: "identifier", value: identifier });
  }
}

/**
 * Keeps an extra resource pay-as-you-go while a metric is billed through it.
 *
 * @throws {MarketplaceError} `metricItemNotPayAsYouGo` when it would become anything else.
 */
export async function assertMetricsFit(db: Db, id: number, after: BillingItemFields): Promise<void> {
  if (after.valueType === BillingItemValueType.PAY_AS_YOU_GO) return;
  if ((await db.$count(metrics, and(eq(metrics.billingItemId, id), isLive))) > 0)
    raise("metricItemNotPayAsYouGo", {});
}

/**
 * Refuses to delete an extra resource that a plan offers, or that a metric is billed through.
 *
 * @throws {MarketplaceError} `stillInUse` when there is such a plan or metric. The error names one.
 */
export async function assertUnused(db: Db, id: number): Promise<void> {
  const resource = "billingItem";
  const [tier] = await db
    .select({ productVersionId: valueTiers.productVersionId })
    .from(valueTiers)
    .where(eq(valueTiers.billingItemId, id))
    .limit(1);
  if (tier !== undefined) {
    raise("stillInUse", { resource, id, by: toReference("productVersion", tier.productVersionId) });
  }
  const [metric] = await db
    .select({ id: metrics.id })
    .from(metrics)
    .where(and(eq(metrics.billingItemId, id), isLive))
    .limit(1);
  if (metric !== undefined) {
    raise("stillInUse", { resource, id, by: toReference("applicationMetric", metric.id) });
  }
}
