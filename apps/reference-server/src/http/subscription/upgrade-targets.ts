import type { BillingItemPresence, BillingItemType, BillingItemValueType } from "@syndikit/contract";
import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Known } from "../../domain/known.js";
import type { Money } from "../../domain/money.js";
import type { PricedResource, Tier } from "../../domain/plan.js";
import type { UpgradeTarget } from "../../domain/upgrade.js";
import { hot } from "../../store/hot.js";
import { billingItems, plans, valueTiers } from "../../store/schema/product.js";
import type { Db } from "../../store/store.js";
import { subquery } from "../../store/subquery.js";

/** One tier of a plan, with what its extra resource is. */
type TierParts = readonly [
  itemId: number,
  scheme: Known<typeof BillingItemType>,
  payment: Known<typeof BillingItemValueType>,
  presence: Known<typeof BillingItemPresence>,
  start: number,
  end: number | null,
  price: Money,
  setup: Money,
  step: number,
];

const tierParts: readonly SQL[] = [
  billingItems.id,
  billingItems.type,
  billingItems.valueType,
  billingItems.presence,
  valueTiers.start,
  valueTiers.end,
  valueTiers.price,
  valueTiers.setup,
  valueTiers.step,
].map((column) => sql`${column}`);

/**
 * The tiers of a plan as one JSON text: this is part of every read of a subscription, and a row for each tier
 * costs more than all of them in one. The cross join has the engine begin with the plan's own tiers.
 */
const tiersOfPlan: SQL<readonly TierParts[]> = subquery(
  sql`(select json_group_array(json_array(${sql.join([...tierParts], sql`, `)}))
  from ${valueTiers} cross join ${billingItems}
  where ${valueTiers.planId} = ${plans.id} and ${billingItems.id} = ${valueTiers.billingItemId}
    and ${billingItems.deletedAt} is null)`,
  (text) => JSON.parse(text) as TierParts[],
);

const plansOnSale = hot((db) =>
  db
    .select({
      id: plans.id,
      price: plans.price,
      billingPeriod: plans.billingPeriod,
      lifespan: plans.lifespan,
      tiers: tiersOfPlan,
    })
    .from(plans)
    .where(
      and(
        eq(plans.productId, sql.placeholder("productId")),
        ne(plans.id, sql.placeholder("planId")),
        eq(plans.published, true),
        isNull(plans.deletedAt),
        isNotNull(plans.price),
      ),
    )
    .orderBy(asc(plans.price), asc(plans.id))
    .prepare(),
);

/** The other plans of a product that are on sale, the cheapest first: whether one can be upgraded to is for `checkUpgrade`. */
export async function readUpgradeTargets(
  db: Db,
  { productId, planId }: { readonly productId: number; readonly planId: number },
): Promise<readonly UpgradeTarget[]> {
  const rows = await plansOnSale(db).execute({ productId, planId });
  return rows.map(({ tiers, ...plan }) => ({
    ...plan,
    productId,
    published: true,
    extraResources: resourcesOf(tiers),
  }));
}

function resourcesOf(parts: readonly TierParts[]): readonly PricedResource[] {
  const resources = new Map<number, PricedResource & { readonly tiers: Tier[] }>();
  for (const [id, scheme, payment, presence, start, end, price, setup, step] of parts) {
    const resource = resources.get(id) ?? { id, scheme, payment, presence, tiers: [] };
    resources.set(id, resource);
    resource.tiers.push({ start, end, price, setup, step });
  }
  return [...resources.values()];
}
