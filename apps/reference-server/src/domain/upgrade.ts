import {
  BillingItemValueType,
  LineType,
  SubscriptionType,
  type Transition,
  toReference,
  UpgradeKind,
} from "@syndikit/contract";
import type { Moment } from "../ports.js";
import { decideTransition } from "./lifecycle.js";
import { createBill, createLine } from "./line.js";
import { type Money, sum, type TooLarge } from "./money.js";
import { checkQuantities } from "./order-choices.js";
import { hasPrice, type Plan, type PricedPlan, type PricedResource, type Quantities } from "./plan.js";
import { prorate, upgradeShare } from "./proration.js";
import { ONE } from "./quantity.js";
import { isRefusal, type Refusal, refuse } from "./refusal.js";
import { type Charge, chargeBill, isSettled, type PaymentMethodId } from "./settlement.js";
import {
  type DeferredUpgrade,
  isExpired,
  type Subscription,
  type SubscriptionPatch,
} from "./subscription.js";
import { priceQuantity } from "./tiers.js";

/** The action SYNDICATED_UPGRADE. That the caller sells the product was checked before. */
export interface UpgradeFacts {
  readonly subscription: Subscription;
  readonly target: Plan;
  /** The quantities on the new plan; `null` for the present ones. */
  readonly quantities: Quantities | null;
  /** Not before this; `null` for now. */
  readonly from: Moment | null;
  readonly now: Moment;
  /** The buyer's stored default payment method. */
  readonly paymentMethod: PaymentMethodId | null;
}

/** What a plan is compared by. */
export type UpgradeTarget = Pick<
  Plan,
  "id" | "productId" | "published" | "price" | "billingPeriod" | "lifespan"
> & { readonly extraResources: readonly PricedResource[] };

/** What a subscription is compared by. */
export type UpgradedSubscription = Pick<
  Subscription,
  "status" | "plan" | "period" | "quantities" | "deferredUpgrade"
>;

/** What an upgrade leads to. In each case an order SYNDICATED_UPGRADE of the status `upgrade` is written. */
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

/** Decides on an upgrade: refused, put off to the next period, free, or charged for the days left. */
export function decideUpgrade(facts: UpgradeFacts): UpgradeDecision | Refusal {
  const { subscription, target, now, from } = facts;
  const quantities = facts.quantities ?? subscription.quantities;
  const refusal = checkUpgrade({ subscription, target, quantities, now });
  if (refusal !== null) return refusal;
  // A plan without a price was refused just now; the compiler needs to see it again.
  if (!hasPrice(target)) return notPublished(target);
  if (isDeferred(facts, target)) {
    const deferredUpgrade = { plan: target, quantities, from };
    return { kind: "deferred", upgrade: UpgradeKind.DEFERRED, patch: { deferredUpgrade } };
  }
  return upgradeNow(facts, target, quantities);
}

/** A move to another plan, before anybody asks when and for how much. */
export interface UpgradeQuestion {
  readonly subscription: UpgradedSubscription;
  readonly target: UpgradeTarget;
  /** The quantities on the new plan. */
  readonly quantities: Quantities;
  readonly now: Moment;
}

/** Whether a subscription may be moved to a plan: everything that an upgrade is refused for but its amount. */
export function checkUpgrade({ subscription, target, quantities, now }: UpgradeQuestion): Refusal | null {
  return (
    checkUpgradable(subscription, now) ??
    checkTarget(subscription, target) ??
    checkQuantities(target, quantities)[0] ??
    checkDearer(subscription, target)
  );
}

/** Whether a subscription may be moved to any plan at all. */
export function checkUpgradable(subscription: UpgradedSubscription, now: Moment): Refusal | null {
  if (subscription.deferredUpgrade !== null) return refuse("upgradeInFlight", {});
  const move = decideTransition(subscription.status, { trigger: "upgrade", upgradable: true });
  if (move.kind === "refusal") return move;
  return isExpired(subscription, now) ? refuse("subscriptionExpired", {}) : null;
}

function checkTarget({ plan }: UpgradedSubscription, target: UpgradeTarget): Refusal | null {
  if (target.productId !== plan.productId) {
    return refuse("upgradeOtherProduct", { target: toReference("productVersion", target.id) });
  }
  return target.published && hasPrice(target) ? null : notPublished(target);
}

function notPublished({ id }: Pick<Plan, "id">): Refusal {
  return refuse("planNotPublished", { plan: toReference("productVersion", id) });
}

/** Dearer per month, for the extra resources that the customer has now. */
function checkDearer({ plan, quantities }: UpgradedSubscription, target: UpgradeTarget): Refusal | null {
  if (!hasPrice(target)) return notPublished(target);
  const before = periodPrice(plan, quantities);
  const after = periodPrice(target, quantities);
  if (isRefusal(before)) return before;
  if (isRefusal(after)) return after;
  // Compared crosswise, for a price per month need not be a whole number of 1/10,000.
  const dearer = BigInt(after) * BigInt(termHours(plan)) > BigInt(before) * BigInt(termHours(target));
  return dearer
    ? null
    : refuse("downgradeNotSupported", { target: toReference("productVersion", target.id) });
}

/** A trial has no billing period yet, so nothing is left to wait for. */
function isDeferred({ subscription, from, now }: UpgradeFacts, target: Plan): boolean {
  if (from !== null && from > now) return true;
  return subscription.type !== SubscriptionType.TRIAL && termHours(subscription.plan) !== termHours(target);
}

function upgradeNow(
  facts: UpgradeFacts,
  target: PricedPlan,
  quantities: Quantities,
): UpgradeDecision | Refusal {
  const { subscription, paymentMethod } = facts;
  const move = decideTransition(subscription.status, { trigger: "upgrade", upgradable: true });
  if (move.kind === "refusal") return move;
  if (move.kind === "unchanged") return refuse("upgradeInFlight", {});
  const { transition } = move;
  const patch: SubscriptionPatch = { plan: target, quantities };
  const amount = amountNow(facts, target, quantities);
  if (isRefusal(amount)) return amount;
  if (amount < 0) {
    return refuse("downgradeNotSupported", { target: toReference("productVersion", target.id) });
  }
  if (amount === 0) return { kind: "free", upgrade: UpgradeKind.FREE, transition, patch };
  const description = `${target.name}: upgrade from ${subscription.plan.name}`;
  const bill = createBill([
    createLine({ type: LineType.CONFIGURATION, description, price: amount, quantity: ONE }),
  ]);
  if ("kind" in bill) return bill;
  const charge = chargeBill(bill, paymentMethod);
  const paid = subscription.paid && isSettled(charge);
  return { kind: "paid", upgrade: UpgradeKind.PAID, transition, charge, patch: { ...patch, paid } };
}

/** The difference, scaled by the days left. A trial has paid nothing yet, and self-billing plans have no invoice. */
function amountNow(facts: UpgradeFacts, target: PricedPlan, quantities: Quantities): Money | TooLarge {
  const { subscription, now } = facts;
  const { plan, period, type } = subscription;
  if (type === SubscriptionType.TRIAL || plan.selfBilling || target.selfBilling) return sum([]);
  const before = periodPrice(plan, subscription.quantities);
  const after = periodPrice(target, quantities);
  if (isRefusal(before)) return before;
  if (isRefusal(after)) return after;
  return prorate(before, after, upgradeShare(plan, period, now));
}

/** What a billing period costs in advance: the plan, and PRE_PAID extra resources without their set-up. */
function periodPrice(
  plan: UpgradeTarget & { readonly price: Money },
  quantities: Quantities,
): Money | TooLarge {
  const amounts: Money[] = [plan.price];
  for (const resource of plan.extraResources) {
    const quantity = quantities.get(resource.id);
    if (quantity === undefined || resource.payment !== BillingItemValueType.PRE_PAID) continue;
    const amount = priceQuantity(resource, quantity);
    if (isRefusal(amount)) return amount;
    amounts.push(amount);
  }
  return sum(amounts);
}

/** How long a period of the plan is, with months of 730 hours: only to compare plans. */
function termHours(plan: Pick<Plan, "lifespan" | "billingPeriod">): number {
  return plan.lifespan ?? plan.billingPeriod * 730;
}
