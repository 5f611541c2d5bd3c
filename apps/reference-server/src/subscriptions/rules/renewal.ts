import {
  BillingItemValueType,
  type EventName,
  OrderStatus,
  SubscriptionType,
  type Transition,
} from "@syndikit/contract";
import {
  type Bill,
  billingItemLines,
  type ChargedRanges,
  createBill,
  productVersionLine,
  setupFeeLines,
  withRangesOf,
} from "../../billing/lines.js";
import type { TooLarge } from "../../billing/money.js";
import { addDays, nextPeriod, openPeriod } from "../../billing/period.js";
import type { PricedProductVersion } from "../../billing/product-version.js";
import { type Charge, chargeBill, isSettled } from "../../billing/settlement.js";
import {
  GRACE_DAYS,
  isExpired,
  isRunning,
  type RenewalTerms,
  type Subscription,
  type SubscriptionPatch,
} from "../../billing/subscription.js";
import type { EnumValue } from "../../enum-value.js";
import { isRefusal } from "../../errors.js";
import { type Ending, type EndingFacts, endWith } from "./ending.js";
import { decideTransition } from "./lifecycle.js";
import { type UsageFacts, usageLines } from "./usage.js";

/** The facts for the decision at the end of a period or of a grace. */
export interface PeriodEndFacts extends EndingFacts {
  /** Whether the minimum duration of the plan goes beyond the period: then it renews, asked to or not. */
  readonly bound: boolean;
  readonly presentProductVersions: PresentProductVersions;
}

/** Nothing is due: the job ran before, or something else happened first. Write nothing. */
interface NotDue {
  readonly kind: "notDue";
}

/** The subscription renews: a RENEWAL order, its invoice, and the next period. */
export interface Renewed {
  readonly kind: "renewed";
  readonly transition: Transition;
  readonly orderStatus: EnumValue<typeof OrderStatus>;
  /** `null` for a self-billing plan, and when nothing is charged. */
  readonly charge: Charge | null;
  readonly patch: SubscriptionPatch;
  /** Extra resources whose usage could not be billed; log them. */
  readonly unbillable: readonly number[];
}

/**
 * The charge failed. The RENEWAL order and its unpaid invoice are written, with the terms that they bill. Nothing else
 * changes until the invoice is paid (`decidePayment`), which grants these terms, or the grace is over.
 */
export interface Grace {
  readonly kind: "grace";
  /** Tell the vendor that the grace begins. */
  readonly events: readonly EventName[];
  readonly orderStatus: EnumValue<typeof OrderStatus>;
  readonly charge: Charge;
  readonly patch: SubscriptionPatch;
  readonly unbillable: readonly number[];
}

interface Expired extends Ending {
  readonly kind: "expired";
  /** `period`: it does not renew. `grace`: an invoice was not paid. `unbillable`: its bill is too large. */
  readonly reason: "period" | "grace" | "unbillable";
}

/** Decides what happens to a subscription at the end of its period, trial, lifespan or grace. */
export function decidePeriodEnd(facts: PeriodEndFacts): NotDue | Renewed | Grace | Expired {
  const { subscription, now } = facts;
  if (!isRunning(subscription.status)) return { kind: "notDue" };
  if (subscription.graceUntil !== null) {
    return now < subscription.graceUntil ? { kind: "notDue" } : expire(facts, "grace");
  }
  if (!isExpired(subscription, now)) return { kind: "notDue" };
  const renews = facts.trading && renewsAtEnd(subscription, facts);
  return renews ? renew(facts) : expire(facts, "period");
}

/**
 * Whether it renews automatically at the end of the period: auto-renewal is on, or the customer is still bound, and the
 * plan renews. A trial also needs a payment method to become paid.
 */
function renewsAtEnd(
  { autoRenew, productVersion, type }: Subscription,
  { bound, paymentMethod }: Pick<PeriodEndFacts, "bound" | "paymentMethod">,
): boolean {
  const payable = type !== SubscriptionType.TRIAL || paymentMethod !== null;
  return (autoRenew || bound) && productVersion.autoRenewable && productVersion.lifespan === null && payable;
}

/** The changes when a renewal is paid, at once or during the grace. */
export function renewedPatch(
  subscription: Subscription,
  { productVersion, quantities, period, upgraded }: RenewalTerms,
): SubscriptionPatch {
  const { TRIAL, NORMAL } = SubscriptionType;
  const type = subscription.type === TRIAL ? NORMAL : subscription.type;
  const deferredUpgrade = upgraded ? null : subscription.deferredUpgrade;
  return {
    productVersion,
    quantities,
    period,
    deferredUpgrade,
    type,
    graceUntil: null,
    pendingRenewal: null,
  };
}

function renew(facts: PeriodEndFacts): Renewed | Grace | Expired {
  const { subscription, paymentMethod } = facts;
  const terms = nextTerms(subscription, facts.presentProductVersions);
  const billed = renewalBill(facts, terms);
  if (isRefusal(billed)) return expire(facts, "unbillable");
  const { bill, chargedRanges, unbillable } = billed;
  const charge = bill === null ? null : chargeBill(bill, paymentMethod);
  const { end } = subscription.period;
  const patch: SubscriptionPatch = {
    chargedRanges,
    oneshotCosts: bill === null ? subscription.oneshotCosts : [],
    usageSince: end,
  };
  if (charge !== null && !isSettled(charge)) {
    const graceUntil = addDays(end, GRACE_DAYS);
    const orderStatus = OrderStatus.PAID;
    return {
      kind: "grace",
      events: ["Subscription.MODIFIED"],
      orderStatus,
      charge,
      patch: { ...patch, paid: false, graceUntil, pendingRenewal: terms },
      unbillable,
    };
  }
  const transition = renewalTransition(subscription);
  const orderStatus = charge === null ? OrderStatus.FREE : OrderStatus.PAID;
  return {
    kind: "renewed",
    transition,
    orderStatus,
    charge,
    patch: { ...patch, ...renewedPatch(subscription, terms) },
    unbillable,
  };
}

function expire(facts: PeriodEndFacts, reason: Expired["reason"]): Expired {
  const { status, period, pendingRenewal } = facts.subscription;
  const move = decideTransition(status, { trigger: "expiry", expired: true });
  if (move.kind !== "moved") throw new Error(`A ${status} subscription cannot expire.`);
  // The invoice of an unpaid renewal already contains the usage.
  return {
    kind: "expired",
    reason,
    ...endWith(facts, move.transition, pendingRenewal === null ? Math.min(period.end, facts.now) : null),
  };
}

/** The lifecycle transition for the renewal of a running subscription. */
export function renewalTransition(subscription: Subscription): Transition {
  const trial = subscription.type === SubscriptionType.TRIAL;
  const move = decideTransition(
    subscription.status,
    trial
      ? {
          trigger: "trialToPaid",
          type: subscription.type,
          lifespan: subscription.productVersion.lifespan !== null,
        }
      : { trigger: "renewal" },
  );
  if (move.kind !== "moved") throw new Error(`A ${subscription.status} subscription cannot renew.`);
  return move.transition;
}

/**
 * Plans as they are sold now, by their id. Prices hold from the order, or the last renewal, until the next renewal. A
 * plan that is left out keeps its old prices, for example while a customer is bound to a minimum duration.
 */
export type PresentProductVersions = ReadonlyMap<number, PricedProductVersion>;

/** The terms after the end of the period. A deferred upgrade that is due is applied first, at current prices. */
export function nextTerms(
  subscription: Subscription,
  presentProductVersions: PresentProductVersions,
): RenewalTerms {
  const { deferredUpgrade, period } = subscription;
  const due = deferredUpgrade !== null && (deferredUpgrade.from ?? period.end) <= period.end;
  const { productVersion: known, quantities } = due ? deferredUpgrade : subscription;
  const productVersion = presentProductVersions.get(known.id) ?? known;
  const trial = subscription.type === SubscriptionType.TRIAL;
  return {
    productVersion,
    quantities,
    period: trial
      ? openPeriod({ productVersion, trial: false, at: period.end })
      : nextPeriod(period, productVersion.billingPeriod),
    upgraded: due,
  };
}

interface RenewalBill {
  /** `null` for a self-billing plan. */
  readonly bill: Bill | null;
  readonly chargedRanges: ChargedRanges;
  /** Extra resources whose usage could not be billed: see `usageLines`. */
  readonly unbillable: readonly number[];
}

/**
 * The invoice of a renewal: the next period in advance, the usage of the last one, and the vendor's one-shot and
 * recurring lines. The first paid invoice of a trial includes the activation fee.
 */
export function renewalBill(facts: UsageFacts, terms: RenewalTerms): RenewalBill | TooLarge {
  const { subscription } = facts;
  if (terms.productVersion.selfBilling) {
    return { bill: null, chargedRanges: subscription.chargedRanges, unbillable: [] };
  }
  const usage = usageLines(facts);
  const chargedRanges = withRangesOf(usage.lines, subscription.chargedRanges);
  const bill = createBill([
    productVersionLine(terms.productVersion),
    ...(subscription.type === SubscriptionType.TRIAL ? setupFeeLines(terms.productVersion) : []),
    ...billingItemLines({
      resources: terms.productVersion.billingItems,
      payment: BillingItemValueType.PRE_PAID,
      quantities: terms.quantities,
      chargedRanges,
    }),
    ...usage.lines,
    ...subscription.recurringCosts,
    ...subscription.oneshotCosts,
  ]);
  if ("kind" in bill) return bill;
  return { bill, chargedRanges: withRangesOf(bill.lines, chargedRanges), unbillable: usage.unbillable };
}
