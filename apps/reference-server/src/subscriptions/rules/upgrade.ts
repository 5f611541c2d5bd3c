import {
  BillingItemValueType,
  LineType,
  SubscriptionType,
  type Transition,
  toReference,
  UpgradeKind,
} from "@syndikit/contract";
import { createBill, createLine } from "../../billing/lines.js";
import { type Money, moneyOf, type Ratio, scale, sum, type TooLarge } from "../../billing/money.js";
import { addMonths, daysLeft, type Period, wholeDays } from "../../billing/period.js";
import {
  hasPrice,
  type PricedBillingItem,
  type PricedProductVersion,
  type ProductVersion,
  type Quantities,
} from "../../billing/product-version.js";
import { ONE } from "../../billing/quantity.js";
import { type Charge, chargeBill, isSettled, type PaymentMethodId } from "../../billing/settlement.js";
import {
  type DeferredUpgrade,
  graceFrom,
  isExpired,
  type Subscription,
  type SubscriptionPatch,
} from "../../billing/subscription.js";
import { priceQuantity } from "../../billing/tiers.js";
import { isRefusal, type Refusal, refuse } from "../../errors.js";
import type { Moment } from "../../ports.js";
import { decideTransition } from "./lifecycle.js";
import { checkQuantities, notPublished } from "./order.js";

/** The facts for the decision on an upgrade. That the caller sells the product was checked before. */
export interface UpgradeFacts {
  readonly subscription: Subscription;
  readonly target: ProductVersion;
  /** The quantities on the new plan; `null` for the current ones. */
  readonly quantities: Quantities | null;
  /** The earliest time of the upgrade; `null` for now. */
  readonly from: Moment | null;
  readonly now: Moment;
  /** The buyer's stored default payment method. */
  readonly paymentMethod: PaymentMethodId | null;
}

/** The fields of the target plan that are compared. */
export type UpgradeTarget = Pick<
  ProductVersion,
  "id" | "productId" | "published" | "price" | "billingPeriod" | "lifespan"
> & { readonly billingItems: readonly PricedBillingItem[] };

/** The fields of the subscription that are compared. */
export type UpgradedSubscription = Pick<
  Subscription,
  "status" | "productVersion" | "period" | "quantities" | "deferredUpgrade"
>;

/** The result of an upgrade. Each writes a SYNDICATED_UPGRADE order whose status is `upgrade`. */
export type UpgradeDecision =
  | {
      readonly kind: "deferred";
      readonly upgrade: typeof UpgradeKind.DEFERRED;
      readonly patch: { readonly deferredUpgrade: DeferredUpgrade };
    }
  | {
      readonly kind: "free";
      readonly upgrade: typeof UpgradeKind.FREE;
      readonly transition: Transition;
      readonly patch: SubscriptionPatch;
    }
  | {
      readonly kind: "paid";
      readonly upgrade: typeof UpgradeKind.PAID;
      readonly transition: Transition;
      readonly charge: Charge;
      readonly patch: SubscriptionPatch;
    };

/** Decides on an upgrade: refused, deferred, free, or charged for the remaining days. */
export function decideUpgrade(facts: UpgradeFacts): UpgradeDecision | Refusal {
  const { subscription, target, now, from } = facts;
  const quantities = facts.quantities ?? subscription.quantities;
  const refusal = checkUpgrade({ subscription, target, quantities, now });
  if (refusal !== null) return refusal;
  // checkUpgrade refuses a plan without a price. This check is for the compiler.
  if (!hasPrice(target)) return notPublished(target);
  if (isDeferred(facts, target)) {
    const deferredUpgrade = { productVersion: target, quantities, from };
    return { kind: "deferred", upgrade: UpgradeKind.DEFERRED, patch: { deferredUpgrade } };
  }
  return upgradeNow(facts, target, quantities);
}

interface UpgradeQuestion {
  readonly subscription: UpgradedSubscription;
  readonly target: UpgradeTarget;
  /** The quantities on the new plan. */
  readonly quantities: Quantities;
  readonly now: Moment;
}

/** Why a subscription cannot be upgraded to a plan, regardless of the date and the charge; `null` when it can. */
export function checkUpgrade({ subscription, target, quantities, now }: UpgradeQuestion): Refusal | null {
  return (
    checkUpgradable(subscription, now) ??
    checkTarget(subscription, target) ??
    checkQuantities(target, quantities)[0] ??
    checkDearer(subscription, target)
  );
}

/** Why a subscription cannot be upgraded to any plan; `null` when it can. */
export function checkUpgradable(subscription: UpgradedSubscription, now: Moment): Refusal | null {
  if (subscription.deferredUpgrade !== null) return refuse("upgradeInFlight", {});
  const move = decideTransition(subscription.status, { trigger: "upgrade", upgradable: true });
  if (move.kind === "refusal") return move;
  return isExpired(subscription, now) ? refuse("subscriptionExpired", {}) : null;
}

function checkTarget({ productVersion }: UpgradedSubscription, target: UpgradeTarget): Refusal | null {
  if (target.productId !== productVersion.productId) {
    return refuse("upgradeOtherProduct", { target: toReference("productVersion", target.id) });
  }
  return target.published && hasPrice(target) ? null : notPublished(target);
}

/** The target must cost more per month, with the customer's current extra resources. */
function checkDearer(
  { productVersion, quantities }: UpgradedSubscription,
  target: UpgradeTarget,
): Refusal | null {
  if (!hasPrice(target)) return notPublished(target);
  const before = periodPrice(productVersion, quantities);
  const after = periodPrice(target, quantities);
  if (isRefusal(before)) return before;
  if (isRefusal(after)) return after;
  // Cross-multiplied, because a price per month need not be a whole number of 1/10,000.
  const dearer =
    BigInt(after) * BigInt(termHours(productVersion)) > BigInt(before) * BigInt(termHours(target));
  return dearer
    ? null
    : refuse("downgradeNotSupported", { target: toReference("productVersion", target.id) });
}

/** A trial has no billing period yet, so there is no period end to wait for. */
function isDeferred({ subscription, from, now }: UpgradeFacts, target: ProductVersion): boolean {
  if (from !== null && from > now) return true;
  return (
    subscription.type !== SubscriptionType.TRIAL &&
    termHours(subscription.productVersion) !== termHours(target)
  );
}

function upgradeNow(
  facts: UpgradeFacts,
  target: PricedProductVersion,
  quantities: Quantities,
): UpgradeDecision | Refusal {
  const { subscription, paymentMethod } = facts;
  const move = decideTransition(subscription.status, { trigger: "upgrade", upgradable: true });
  if (move.kind === "refusal") return move;
  if (move.kind === "unchanged") return refuse("upgradeInFlight", {});
  const { transition } = move;
  const patch: SubscriptionPatch = { productVersion: target, quantities };
  const amount = amountNow(facts, target, quantities);
  if (isRefusal(amount)) return amount;
  if (amount < 0) {
    return refuse("downgradeNotSupported", { target: toReference("productVersion", target.id) });
  }
  const description = `${target.name}: upgrade from ${subscription.productVersion.name}`;
  const bill = createBill([
    createLine({ type: LineType.CONFIGURATION, description, price: amount, quantity: ONE }),
  ]);
  if ("kind" in bill) return bill;
  // Amounts below half a cent round to zero.
  if (bill.total === 0) return { kind: "free", upgrade: UpgradeKind.FREE, transition, patch };
  const charge = chargeBill(bill, paymentMethod);
  const unpaid = isSettled(charge) ? {} : graceFrom(subscription, facts.now);
  return { kind: "paid", upgrade: UpgradeKind.PAID, transition, charge, patch: { ...patch, ...unpaid } };
}

/**
 * The price difference for the remaining days. A trial has paid nothing yet, and self-billing plans have no invoice.
 */
function amountNow(
  facts: UpgradeFacts,
  target: PricedProductVersion,
  quantities: Quantities,
): Money | TooLarge {
  const { subscription, now } = facts;
  const { productVersion, period, type } = subscription;
  if (type === SubscriptionType.TRIAL || productVersion.selfBilling || target.selfBilling) return sum([]);
  const before = periodPrice(productVersion, subscription.quantities);
  const after = periodPrice(target, quantities);
  if (isRefusal(before)) return before;
  if (isRefusal(after)) return after;
  return prorate(before, after, upgradeShare(productVersion, period, now));
}

/** The price of a billing period paid in advance: the plan, and PRE_PAID extra resources without their set-up. */
function periodPrice(
  productVersion: UpgradeTarget & { readonly price: Money },
  quantities: Quantities,
): Money | TooLarge {
  const amounts: Money[] = [productVersion.price];
  for (const resource of productVersion.billingItems) {
    const quantity = quantities.get(resource.id);
    if (quantity === undefined || resource.payment !== BillingItemValueType.PRE_PAID) continue;
    const amount = priceQuantity(resource, quantity);
    if (isRefusal(amount)) return amount;
    amounts.push(amount);
  }
  return sum(amounts);
}

/** The length of a plan's period, with months of 730 hours. Only for comparing plans. */
function termHours(productVersion: Pick<ProductVersion, "lifespan" | "billingPeriod">): number {
  return productVersion.lifespan ?? productVersion.billingPeriod * 730;
}

const MAX_DAYS_OF_MONTH = 31;

/**
 * When a deferred upgrade takes effect, if the subscription renews until then: the first end of a period at or after
 * `from`.
 *
 * @param months - the billing period of the current plan.
 */
export function upgradeStart(period: Period, months: number, from: Moment | null): Moment {
  if (from === null || from <= period.end) return period.end;
  // Skips whole periods that certainly end before `from`, which may be centuries ahead.
  const skipped = Math.floor(wholeDays(period.end, from) / (MAX_DAYS_OF_MONTH * months));
  let start = addMonths(period.end, skipped * months, period.anchorDay);
  while (start < from) start = addMonths(start, months, period.anchorDay);
  return start;
}

/**
 * The share of a period that an upgrade is charged for: the whole days left, rounded down, divided by the period's
 * days.
 */
export function upgradeShare(productVersion: ProductVersion, period: Period, at: Moment): Ratio {
  if (productVersion.lifespan === null) return daysLeft(period, productVersion.billingPeriod, at);
  const total = wholeDays(period.start, period.end);
  // A short-lived plan of less than a day has no whole day left to charge for.
  return total === 0 ? { of: 0, total: 1 } : { of: wholeDays(at, period.end), total };
}

/** The cost of changing from one price to another for a share of the period, rounded half-up once. */
function prorate(before: Money, after: Money, share: Ratio): Money | TooLarge {
  const difference = moneyOf(after - before);
  return typeof difference === "number" ? scale(difference, share) : difference;
}
