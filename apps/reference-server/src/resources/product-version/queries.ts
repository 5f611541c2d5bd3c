import type { OperationTypes } from "@syndikit/contract";
import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../store/port.js";
import {
  type ConfigurationParameterRow,
  configurationParameters,
  type PlanRow,
  planParameters,
  plans,
  products,
  type ValueTierRow,
  valueTiers,
} from "../../store/tables/product.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { contains, equals } from "../filters.js";
import { type Listed, selectPage } from "../page.js";
import { isOwn, isPublished, isSubscribed } from "../product/queries.js";
import { type Caller, everything, within } from "../scope.js";

export interface PlanRecord {
  readonly plan: PlanRow;
  /** The company that sells it. */
  readonly vendorId: number;
}

const fields = { plan: plans, vendorId: products.companyId };

/**
 * The plan, if the caller reaches it. Besides those in lists, a customer reads what the own company has a
 * subscription of, also when it is not on sale any more.
 */
export async function findPlan(db: Db, caller: Caller, id: number): Promise<PlanRecord | undefined> {
  const subscribed = caller.scopes.includes("published")
    ? isSubscribed(db, caller, eq(subscriptions.planId, plans.id))
    : undefined;
  const [record] = await db
    .select(fields)
    .from(plans)
    .innerJoin(products, eq(products.id, plans.productId))
    .where(and(eq(plans.id, id), isNull(plans.deletedAt), or(listsPlan(caller), subscribed)));
  return record;
}

/** A page of the plans that the caller finds in lists. */
export async function listPlans(
  db: Db,
  caller: Caller,
  query: OperationTypes["productVersionGetAllPaged"]["query"],
): Promise<Listed<PlanRecord>> {
  const toProduct = eq(products.id, plans.productId);
  const select = db.select(fields).from(plans).innerJoin(products, toProduct).$dynamic();
  return selectPage(db, select, {
    from: sql`${plans} inner join ${products} on ${toProduct}`,
    where: and(
      isNull(plans.deletedAt),
      listsPlan(caller),
      query.withUnpublished === false ? isPublished() : undefined,
      equals(plans.productId, query.product),
      contains([plans.name], query.name),
    ),
    query,
    sortable: { id: plans.id, name: plans.name, price: plans.price },
  });
}

/** The caller's own ones, and the published ones. */
function listsPlan(caller: Caller): SQL {
  const own = isOwn(caller);
  return within(caller, { any: everything, own, published: or(own, isPublished()) ?? own });
}

export interface PlanParts {
  /** Sorted by extra resource and start. */
  readonly tiers: readonly ValueTierRow[];
  /** The parameters that are active on it, lightest first. */
  readonly parameters: readonly ConfigurationParameterRow[];
}

/** The parts of some plans, by the id of the plan. */
export async function readParts(db: Db, planIds: readonly number[]): Promise<(planId: number) => PlanParts> {
  const tiers = await db
    .select()
    .from(valueTiers)
    .where(inArray(valueTiers.planId, [...planIds]))
    .orderBy(asc(valueTiers.planId), asc(valueTiers.billingItemId), asc(valueTiers.start));
  const active = await db
    .select({ planId: planParameters.planId, parameter: configurationParameters })
    .from(planParameters)
    .innerJoin(configurationParameters, eq(configurationParameters.id, planParameters.parameterId))
    .where(and(inArray(planParameters.planId, [...planIds]), isNull(configurationParameters.deletedAt)))
    .orderBy(asc(configurationParameters.weight), asc(configurationParameters.id));
  return (planId) => ({
    tiers: tiers.filter((tier) => tier.planId === planId),
    parameters: active.filter((entry) => entry.planId === planId).map(({ parameter }) => parameter),
  });
}
