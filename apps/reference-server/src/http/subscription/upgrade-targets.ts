import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { ExtraResource, Plan, Tier } from "../../domain/plan.js";
import { hot } from "../../store/hot.js";
import { billingItems, type PlanRow, plans, valueTiers } from "../../store/schema/product.js";
import type { Db } from "../../store/store.js";

/** A plan, and one tier of one of its extra resources. A plan without any has one row. */
const rows = hot((db) =>
  db
    .select({ plan: plans, item: billingItems, tier: valueTiers })
    .from(plans)
    .leftJoin(valueTiers, eq(valueTiers.planId, plans.id))
    .leftJoin(
      billingItems,
      and(eq(billingItems.id, valueTiers.billingItemId), isNull(billingItems.deletedAt)),
    )
    .where(
      and(
        eq(plans.productId, sql.placeholder("productId")),
        ne(plans.id, sql.placeholder("planId")),
        eq(plans.published, true),
        isNull(plans.deletedAt),
        isNotNull(plans.price),
      ),
    )
    .orderBy(
      asc(plans.price),
      asc(plans.id),
      asc(billingItems.weight),
      asc(billingItems.id),
      asc(valueTiers.start),
    )
    .prepare(),
);

/**
 * The other plans of a product that are on sale, the cheapest first: whether one can be upgraded to is for
 * `decideUpgrade`, which does not look at parameters, so they are left out.
 */
export async function readUpgradeTargets(
  db: Db,
  { productId, planId }: { readonly productId: number; readonly planId: number },
): Promise<readonly Plan[]> {
  const targets = new Map<number, TargetPlan>();
  for (const { plan, item, tier } of await rows(db).execute({ productId, planId })) {
    const target = targets.get(plan.id) ?? targetOf(plan);
    targets.set(plan.id, target);
    if (item === null || tier === null) continue;
    // The rows come by resource, so a tier is of the last one, or of the next.
    if (target.extraResources.at(-1)?.id !== item.id) target.extraResources.push(resourceOf(item));
    const { start, end, price, setup, step } = tier;
    target.extraResources.at(-1)?.tiers.push({ start, end, price, setup, step });
  }
  return [...targets.values()];
}

type TargetResource = Omit<ExtraResource, "tiers"> & { readonly tiers: Tier[] };
type TargetPlan = Omit<Plan, "extraResources"> & { readonly extraResources: TargetResource[] };

function targetOf(row: PlanRow): TargetPlan {
  return {
    id: row.id,
    productId: row.productId,
    name: row.name,
    published: row.published,
    price: row.price,
    setupFee: row.setupFee,
    billingPeriod: row.billingPeriod,
    lifespan: row.lifespan,
    trial: row.trial,
    trialLength: row.trialLength ?? 1,
    autoRenewable: row.autoRenewable,
    selfBilling: row.selfBilling,
    extraResources: [],
    parameters: [],
  };
}

function resourceOf(item: typeof billingItems.$inferSelect): TargetResource {
  const { id, name, unit, type: scheme, valueType: payment, presence } = item;
  return { id, name, unit, scheme, payment, presence, tiers: [] };
}
