import {
  type BillingItemPresence,
  type BillingItemType,
  type BillingItemValueType,
  DeploymentStatus,
} from "@syndikit/contract";
import { and, asc, type Column, eq, isNotNull, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Money } from "../../billing/money.js";
import type { PricedBillingItem, Tier } from "../../billing/product-version.js";
import { type EnumValue, enumValueOf } from "../../enum-value.js";
import type { Moment } from "../../ports.js";
import { rowsAsJson } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { prepared, subquery } from "../../store/prepared.js";
import { billingItems, productVersions, valueTiers } from "../../store/tables/product.js";
import type { SubscriptionDetails } from "../../subscriptions/queries.js";
import {
  checkUpgradable,
  checkUpgrade,
  type UpgradedSubscription,
  type UpgradeTarget,
} from "../../subscriptions/rules/upgrade.js";

/**
 * Identifiers of the plans that a subscription can be upgraded to now. Each passes the same check as a real upgrade, so
 * the list contains none that would be refused.
 */
export async function readPossibleUpgrades(
  db: Db,
  record: SubscriptionDetails,
  now: Moment,
): Promise<readonly number[]> {
  const subscription = toSubscription(record);
  // Checked before the plans are read, because most subscriptions cannot be upgraded: they wait, or have ended.
  if (checkUpgradable(subscription, now) !== null) return [];
  const targets = await readUpgradeTargets(db, record);
  const { quantities } = subscription;
  return targets
    .filter((target) => checkUpgrade({ subscription, target, quantities, now }) === null)
    .map(({ id }) => id);
}

function toSubscription(record: SubscriptionDetails): UpgradedSubscription {
  const { productVersion, periodStart: start, periodEnd: end, anchorDay } = record;
  return {
    status: enumValueOf(DeploymentStatus, record.deploymentStatus),
    productVersion,
    period: { start, end, anchorDay },
    quantities: new Map(record.items),
    // A deferred upgrade must not change what can be read, although a second upgrade would be refused.
    deferredUpgrade: null,
    pending: null,
  };
}

/** One tier of a plan, with its extra resource. */
type TierParts = readonly [
  itemId: number,
  scheme: EnumValue<typeof BillingItemType>,
  payment: EnumValue<typeof BillingItemValueType>,
  presence: EnumValue<typeof BillingItemPresence>,
  start: number,
  end: number | null,
  price: Money,
  setup: Money,
  step: number,
];

const tierParts: readonly Column[] = [
  billingItems.id,
  billingItems.type,
  billingItems.valueType,
  billingItems.presence,
  valueTiers.start,
  valueTiers.end,
  valueTiers.price,
  valueTiers.setup,
  valueTiers.step,
];

/**
 * The tiers of a plan as one JSON text: every read of a subscription contains it, and one row per tier would cost more
 * than all tiers in one. The cross join makes the database begin with the plan's own tiers.
 */
const tiersOfProductVersion: SQL<readonly TierParts[]> = subquery(
  rowsAsJson(
    tierParts,
    sql`from ${valueTiers} cross join ${billingItems}
  where ${valueTiers.productVersionId} = ${productVersions.id} and ${billingItems.id} = ${valueTiers.billingItemId}
    and ${billingItems.deletedAt} is null`,
  ),
  (text) => JSON.parse(text) as TierParts[],
);

const productVersionsOnSale = prepared((db) =>
  db
    .select({
      id: productVersions.id,
      price: productVersions.price,
      billingPeriod: productVersions.billingPeriod,
      lifespan: productVersions.lifespan,
      tiers: tiersOfProductVersion,
    })
    .from(productVersions)
    .where(
      and(
        eq(productVersions.productId, sql.placeholder("productId")),
        ne(productVersions.id, sql.placeholder("productVersionId")),
        eq(productVersions.published, true),
        isNull(productVersions.deletedAt),
        isNotNull(productVersions.price),
      ),
    )
    .orderBy(asc(productVersions.price), asc(productVersions.id))
    .prepare(),
);

/** The other plans of a product that are on sale, cheapest first. */
async function readUpgradeTargets(
  db: Db,
  { productId, productVersionId }: { readonly productId: number; readonly productVersionId: number },
): Promise<readonly UpgradeTarget[]> {
  const rows = await productVersionsOnSale(db).execute({ productId, productVersionId });
  return rows.map(({ tiers, ...productVersion }) => ({
    productId,
    published: true,
    billingItems: resourcesOf(tiers),
    ...productVersion,
  }));
}

function resourcesOf(parts: readonly TierParts[]): readonly PricedBillingItem[] {
  const resources = new Map<number, PricedBillingItem & { readonly tiers: Tier[] }>();
  for (const [id, scheme, payment, presence, start, end, price, setup, step] of parts) {
    const resource = resources.get(id) ?? { id, scheme, payment, presence, tiers: [] };
    resources.set(id, resource);
    resource.tiers.push({ start, end, price, setup, step });
  }
  return [...resources.values()];
}
