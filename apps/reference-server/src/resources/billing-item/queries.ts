import {
  type BillingItemCreate,
  type BillingItemInput,
  BillingItemPresence,
  BillingItemValueType,
  type OperationTypes,
  toReference,
} from "@syndikit/contract";
import { and, eq, exists, isNull, ne, or, type SQL } from "drizzle-orm";
import { raise } from "../../errors.js";
import type { Db } from "../../store/port.js";
import { metrics } from "../../store/tables/metric.js";
import { type BillingItemRow, billingItems, plans, valueTiers } from "../../store/tables/product.js";
import { subscriptionItems, subscriptions } from "../../store/tables/subscription.js";
import { contains, selectPage } from "../page.js";
import { isPublished, type Listed, vendorIdOf } from "../product/queries.js";
import { type Caller, everything, nothing, within } from "../scope.js";

/** The extra resources that a caller finds in lists: the own ones, and those that a published plan offers. */
function listsItem(db: Db, caller: Caller): SQL {
  const vendorId = vendorIdOf(caller);
  const own = vendorId === null ? nothing : eq(billingItems.companyId, vendorId);
  const offered = exists(
    db
      .select({ id: valueTiers.id })
      .from(valueTiers)
      .innerJoin(plans, eq(plans.id, valueTiers.planId))
      .where(and(eq(valueTiers.billingItemId, billingItems.id), isPublished())),
  );
  return within(caller, { any: everything, own, published: or(own, offered) ?? own });
}

/** What a subscription of the caller's company has chosen. */
function isChosen(db: Db, { principal }: Caller): SQL {
  if (principal.companyId === null) return nothing;
  return exists(
    db
      .select({ id: subscriptionItems.id })
      .from(subscriptionItems)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionItems.subscriptionId))
      .where(
        and(
          eq(subscriptionItems.billingItemId, billingItems.id),
          eq(subscriptions.companyId, principal.companyId),
        ),
      ),
  );
}

/**
 * The extra resource, if the caller reaches it. Besides those in lists, a customer reads what a subscription of
 * the own company has chosen, also when no plan offers it any more.
 */
export async function findBillingItem(
  db: Db,
  caller: Caller,
  id: number,
): Promise<BillingItemRow | undefined> {
  const chosen = caller.scopes.includes("published") ? isChosen(db, caller) : undefined;
  const [row] = await db
    .select()
    .from(billingItems)
    .where(and(eq(billingItems.id, id), isNull(billingItems.deletedAt), or(listsItem(db, caller), chosen)));
  return row;
}

/** A page of the extra resources that the caller finds. */
export async function listBillingItems(
  db: Db,
  caller: Caller,
  query: OperationTypes["billingItemGetAllPaged"]["query"],
): Promise<Listed<BillingItemRow>> {
  const { search, identifier, valueType, companyId } = query;
  const { name, description } = billingItems;
  const where = and(
    isNull(billingItems.deletedAt),
    listsItem(db, caller),
    search === undefined ? undefined : contains([name, billingItems.identifier, description], search),
    identifier === undefined ? undefined : eq(billingItems.identifier, identifier),
    valueType === undefined ? undefined : eq(billingItems.valueType, valueType),
    companyId === undefined ? undefined : eq(billingItems.companyId, companyId),
  );
  return selectPage(db, db.select().from(billingItems).$dynamic(), {
    from: billingItems,
    where: where,
    query: query,
    sortable: { id: billingItems.id, name, identifier: billingItems.identifier },
  });
}

/** What of an extra resource can be changed after its creation. */
type BillingItemFields = Omit<BillingItemRow, "id" | "companyId" | "deletedAt">;

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
