import {
  BillingItemValueType,
  SubscriptionType,
  type Transition,
  toReference,
  UpgradeKind,
} from "@syndikit/contract";
import { type Amount, amountOf, plus } from "../../billing/amount.js";
import { isWorthAnInvoice } from "../../billing/collect.js";
import { Book, type Uses } from "../../billing/ledger.js";
import type { Money } from "../../billing/money.js";
import { addDays, addMonths, type Period, wholeDays } from "../../billing/period.js";
import {
  hasPrice,
  type PricedBillingItem,
  type PricedProductVersion,
  type ProductVersion,
  type Quantities,
} from "../../billing/product-version.js";
import { NONE } from "../../billing/quantity.js";
import type { Charge as LedgerCharge } from "../../billing/segments.js";
import { type Charge, chargeBill, isSettled, type PaymentMethodId } from "../../billing/settlement.js";
import {
  type DeferredUpgrade,
  GRACE_DAYS,
  isExpired,
  type Pending,
  type Subscription,
  type SubscriptionPatch,
} from "../../billing/subscription.js";
import { priceQuantity } from "../../billing/tiers.js";
import { type Refusal, refuse } from "../../errors.js";
import type { Moment } from "../../ports.js";
import { decideTransition } from "./lifecycle.js";
import { checkQuantities, notPublished } from "./order.js";
import { changeTerms, isOfChange } from "./terms.js";

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
  /** What the metrics measured. */
  readonly measured: Uses;
}

/** The fields of the target plan that are compared. */
export type UpgradeTarget = Pick<
  ProductVersion,
  "id" | "productId" | "published" | "price" | "billingPeriod" | "lifespan"
> & { readonly billingItems: readonly PricedBillingItem[] };

/** The fields of the subscription that are compared. */
export type UpgradedSubscription = Pick<
  Subscription,
  "status" | "productVersion" | "period" | "quantities" | "deferredUpgrade" | "pending"
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
  if (isInFlight(subscription, now)) return refuse("upgradeInFlight", {});
  const move = decideTransition(subscription.status, { trigger: "upgrade", upgradable: true });
  if (move.kind === "refusal") return move;
  return isExpired(subscription, now) ? refuse("subscriptionExpired", {}) : null;
}

/**
 * Whether something waits for its time or its payment: one thing waits at a time, and its payment grants the plan that it
 * was asked for. In the days of a grace nothing runs that could be changed, see {@link isExpired}.
 */
export function isInFlight(
  { deferredUpgrade, pending, period }: Pick<Subscription, "deferredUpgrade" | "pending" | "period">,
  now: Moment,
): boolean {
  return deferredUpgrade !== null || (pending !== null && !isExpired({ period }, now));
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
  const before = monthsPrice(productVersion, quantities);
  const after = monthsPrice(target, quantities);
  // Cross-multiplied, because a price per month need not be a whole number of 1/10,000.
  const dearer = after * BigInt(termHours(productVersion)) > before * BigInt(termHours(target));
  return dearer
    ? null
    : refuse("downgradeNotSupported", { target: toReference("productVersion", target.id) });
}

/** The price of a billing period paid in advance: the plan, and PRE_PAID extra resources without their set-up. */
function monthsPrice(
  { price, billingItems }: Pick<UpgradeTarget, "billingItems"> & { readonly price: Money },
  quantities: Quantities,
): Amount {
  const ahead = billingItems.filter(({ payment }) => payment === BillingItemValueType.PRE_PAID);
  return plus(
    amountOf(price),
    ...ahead.map((resource) => priceQuantity(resource, quantities.get(resource.id) ?? NONE)),
  );
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
  const { subscription, now } = facts;
  const move = decideTransition(subscription.status, { trigger: "upgrade", upgradable: true });
  if (move.kind === "refusal") return move;
  if (move.kind === "unchanged") return refuse("upgradeInFlight", {});
  const book = new Book(subscription.ledger, facts.measured);
  book.endPeriods(now);
  const description = `${target.name}: upgrade from ${subscription.productVersion.name}`;
  const to = { productVersion: target, quantities };
  changeTerms(book, { subscription, from: subscription, to, at: now, description });
  return chargeChange(facts, {
    book,
    transition: move.transition,
    patch: { productVersion: target, quantities },
    charged: subscription.type !== SubscriptionType.TRIAL && !subscription.productVersion.selfBilling,
    which: isOfChange,
  });
}

interface ChargedChange {
  readonly book: Book;
  readonly transition: Transition;
  readonly patch: SubscriptionPatch;
  /** Whether the marketplace issues an invoice for it. */
  readonly charged: boolean;
  /** What its invoice collects. */
  readonly which: (charge: LedgerCharge) => boolean;
}

/**
 * Charges a change in the middle of a period. Below half a cent, or below zero, there is no invoice, and the charges
 * wait for the next one.
 */
export function chargeChange(
  { subscription, paymentMethod, now }: Pick<UpgradeFacts, "subscription" | "paymentMethod" | "now">,
  { book, transition, patch, charged, which }: ChargedChange,
): UpgradeDecision | Refusal {
  if (!charged || !isWorthAnInvoice(book.waiting.filter(which))) {
    const ledger = book.change();
    return { kind: "free", upgrade: UpgradeKind.FREE, transition, patch: { ...patch, ledger } };
  }
  const bill = book.collect(which);
  if ("kind" in bill) return bill;
  const charge = chargeBill(bill, paymentMethod);
  const unpaid = isSettled(charge) ? {} : { paid: false, pending: undoneAt(subscription, now) };
  return {
    kind: "paid",
    upgrade: UpgradeKind.PAID,
    transition,
    charge,
    patch: { ...patch, ledger: book.change(), ...unpaid },
  };
}

/** An unpaid change is undone after the grace, or just before the end of the period. */
function undoneAt({ productVersion, quantities, period }: Subscription, now: Moment): Pending {
  return {
    kind: "upgrade",
    until: Math.max(now, Math.min(addDays(now, GRACE_DAYS), period.end - 1)),
    invoice: null,
    order: null,
    productVersion,
    quantities,
    period,
    upgraded: false,
  };
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
