import { BillingItemType, BillingItemValueType, DeploymentStatus } from "@syndikit/contract";
import type { Database } from "better-sqlite3";
import type { SubscriptionRow, TargetRow } from "./rows.js";

interface Resource {
  readonly id: number;
  readonly scheme: string;
  readonly payment: string;
  readonly tiers: { readonly start: number; readonly end: number | null; readonly price: number }[];
}

interface ProductVersion {
  readonly price: number;
  readonly billingPeriod: number;
  readonly lifespan: number | null;
  readonly billingItems: Resource[];
}

/** Finds the plans that a subscription can be upgraded to: those that cost more for the customer's quantities. */
export function createFindUpgrades(
  db: Database,
): (row: SubscriptionRow, quantities: ReadonlyMap<number, number>) => readonly number[] {
  const targets = db.prepare<[number, number], TargetRow>(`
    select p.id, p.price, p.billing_period, p.lifespan, b.id as item, b.type as scheme, b.value_type as payment,
      v.start, v."end", v.price as tier_price
    from product_versions p left join value_tiers v on v.product_version_id = p.id
      left join billing_items b on b.id = v.billing_item_id and b.deleted_at is null
    where p.product_id = ? and p.id <> ? and p.published = 1 and p.deleted_at is null and p.price is not null
    order by p.price, p.id, b.weight, b.id, v.start`);
  return (row, quantities) => {
    const upgradable = row.deployment_status === DeploymentStatus.DEPLOYED && row.deferred_upgrade === null;
    if (!upgradable || row.period_end <= Date.now()) return [];
    const present = pricePerHour(JSON.parse(row.product_version) as ProductVersion, quantities);
    return [...group(targets.all(row.product_id, row.product_version_id))]
      .filter(
        ([, productVersion]) =>
          covers(productVersion, quantities) && pricePerHour(productVersion, quantities) > present,
      )
      .map(([id]) => id);
  };
}

function group(rows: readonly TargetRow[]): ReadonlyMap<number, ProductVersion> {
  const productVersions = new Map<number, ProductVersion>();
  for (const row of rows) {
    const { id, price, billing_period: billingPeriod, lifespan } = row;
    const productVersion = productVersions.get(id) ?? { price, billingPeriod, lifespan, billingItems: [] };
    productVersions.set(id, productVersion);
    const { item, scheme, payment, start, end, tier_price: tierPrice } = row;
    if (item === null || scheme === null || payment === null || start === null || tierPrice === null)
      continue;
    if (productVersion.billingItems.at(-1)?.id !== item)
      productVersion.billingItems.push({ id: item, scheme, payment, tiers: [] });
    productVersion.billingItems.at(-1)?.tiers.push({ start, end, price: tierPrice });
  }
  return productVersions;
}

function covers(productVersion: ProductVersion, quantities: ReadonlyMap<number, number>): boolean {
  return [...quantities.keys()].every((id) =>
    productVersion.billingItems.some((resource) => resource.id === id),
  );
}

function pricePerHour(productVersion: ProductVersion, quantities: ReadonlyMap<number, number>): number {
  let price = productVersion.price;
  for (const resource of productVersion.billingItems) {
    const quantity = quantities.get(resource.id);
    if (quantity !== undefined && resource.payment === BillingItemValueType.PRE_PAID) {
      price += priceOf(resource, quantity);
    }
  }
  return price / (productVersion.lifespan ?? productVersion.billingPeriod * 730);
}

function priceOf({ scheme, tiers }: Resource, quantity: number): number {
  const reached = tiers.find(({ end }) => end === null || quantity <= end) ?? tiers.at(-1);
  if (reached === undefined) return 0;
  if (scheme === BillingItemType.STAIRSTEP) return reached.price;
  if (scheme === BillingItemType.VOLUME) return reached.price * quantity;
  let below = 0;
  let price = 0;
  for (const { end, price: each } of tiers) {
    const upTo = Math.min(end ?? quantity, quantity);
    price += Math.max(0, upTo - below) * each;
    below = upTo;
  }
  return price;
}
