import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { ExtraResource, Plan, Tier } from "../../domain/plan.js";
import { hot } from "../../store/hot.js";
import { billingItems, type PlanRow, plans, valueTiers } from "../../store/schema/product.js";
import type { Db } from "../../store/store.js";

// Named one by one, for this is part of every read of a subscription, and each column costs.
const planFields = {
  id: plans.id,
  productId: plans.productId,
  name: plans.name,
  published: plans.published,
  price: plans.price,
  setupFee: plans.setupFee,
  billingPeriod: plans.billingPeriod,
  lifespan: plans.lifespan,
  trial: plans.trial,
  trialLength: plans.trialLength,
  autoRenewable: plans.autoRenewable,
  selfBilling: plans.selfBilling,
};
const itemFields = {
  id: billingItems.id,
  name: billingItems.name,
  unit: billingItems.unit,
  scheme: billingItems.type,
  payment: billingItems.valueType,
  presence: billingItems.presence,
};
const tierFields = {
  start: valueTiers.start,
  end: valueTiers.end,
  price: valueTiers.price,
  setup: valueTiers.setup,
  step: valueTiers.step,
};

/** A plan, and one tier of one of its extra resources. A plan without any has one row. */
const rows = hot((db) =>
  db
    .select({ plan: planFields, item: itemFields, tier: tierFields })
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
    if (target.extraResources.at(-1)?.id !== item.id) target.extraResources.push({ ...item, tiers: [] });
    target.extraResources.at(-1)?.tiers.push(tier);
  }
  return [...targets.values()];
}

type TargetResource = Omit<ExtraResource, "tiers"> & { readonly tiers: Tier[] };
type TargetPlan = Omit<Plan, "extraResources"> & { readonly extraResources: TargetResource[] };

function targetOf(
  plan: Omit<Plan, "trialLength" | "extraResources" | "parameters"> & Pick<PlanRow, "trialLength">,
): TargetPlan {
  // Only looked at where a trial is allowed; then it is there.
  return { ...plan, trialLength: plan.trialLength ?? 1, extraResources: [], parameters: [] };
}
