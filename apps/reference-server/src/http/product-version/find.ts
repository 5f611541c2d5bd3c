import type { OperationTypes } from "@syndikit/contract";
import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import { type PlanRow, plans, products } from "../../store/schema/product.js";
import { subscriptions } from "../../store/schema/subscription.js";
import type { Db } from "../../store/store.js";
import { contains } from "../contains.js";
import { pageOf } from "../page.js";
import type { Listed } from "../product/find.js";
import { isOwn, isPublished, isSubscribed } from "../product/reach.js";
import { type Caller, everything, within } from "../scope.js";

/** A plan, and who sells it. */
export interface PlanRecord {
  readonly plan: PlanRow;
  /** The vendor company. */
  readonly vendorId: number;
}

const fields = { plan: plans, vendorId: products.companyId };

/** The plans that a caller finds in lists: the own ones, and the published ones. */
export function listsPlan(caller: Caller): SQL {
  const own = isOwn(caller);
  return within(caller, { any: everything, own, published: or(own, isPublished()) ?? own });
}

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

/** A page of the plans that the caller finds. */
export async function listPlans(
  db: Db,
  caller: Caller,
  query: OperationTypes["productVersionGetAllPaged"]["query"],
): Promise<Listed<PlanRecord>> {
  const { product, name, withUnpublished } = query;
  const where = and(
    isNull(plans.deletedAt),
    listsPlan(caller),
    withUnpublished === false ? isPublished() : undefined,
    product === undefined ? undefined : eq(plans.productId, product),
    name === undefined ? undefined : contains([plans.name], name),
  );
  const page = pageOf(query, { id: plans.id, name: plans.name, price: plans.price });
  const joined = db.select(fields).from(plans).innerJoin(products, eq(products.id, plans.productId));
  const rows = await joined
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  const matching = db
    .select({ id: plans.id })
    .from(plans)
    .innerJoin(products, eq(products.id, plans.productId))
    .where(where)
    .as("matching");
  return { rows, page: page.of(await db.$count(matching)) };
}
