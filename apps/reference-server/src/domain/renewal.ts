import { DeploymentStatus, OrderStatus, SubscriptionType, type Transition } from "@syndikit/contract";
import { addDays } from "./calendar.js";
import { type Ending, type EndingFacts, endWith } from "./ending.js";
import type { Known } from "./known.js";
import { decideTransition } from "./lifecycle.js";
import { isRefusal } from "./refusal.js";
import { type NextTerms, nextTerms, type PresentPlans, renewalBill } from "./renewal-bill.js";
import { type Charge, chargeBill, isSettled, type PaymentMethodId } from "./settlement.js";
import { isExpired, type Subscription, type SubscriptionPatch } from "./subscription.js";

/** For how long an unpaid renewal is tolerated. */
export const GRACE_DAYS = 3;

/** A subscription at the end of its period, or of its grace. */
export interface PeriodEndFacts extends EndingFacts {
  readonly presentPlans: PresentPlans;
}

/** Nothing is due: the job ran before, or something else happened first. Write nothing. */
export interface NotDue {
  readonly kind: "notDue";
}

/** The subscription renews: an order RENEWAL, its invoice, and the next period. */
export interface Renewed {
  readonly kind: "renewed";
  readonly transition: Transition;
  readonly orderStatus: Known<typeof OrderStatus>;
  /** `null` for a self-billing plan, and where nothing is charged. */
  readonly charge: Charge | null;
  readonly patch: SubscriptionPatch;
  /** Extra resources whose use could not be billed; log them. */
  readonly unbillable: readonly number[];
}

/**
 * The charge failed: the order RENEWAL and its unpaid invoice are written, and nothing moves until the invoice
 * is paid (`decidePayment`) or the grace is over.
 */
export interface Grace {
  readonly kind: "grace";
  readonly orderStatus: Known<typeof OrderStatus>;
  readonly charge: Charge;
  readonly patch: SubscriptionPatch;
  readonly unbillable: readonly number[];
}

/** The subscription ends. */
export interface Expired extends Ending {
  readonly kind: "expired";
  /** `period`: it does not renew. `grace`: the renewal was not paid. `unbillable`: its bill is too large. */
  readonly reason: "period" | "grace" | "unbillable";
}

/** Decides what becomes of a subscription at the end of its period, its trial, its lifespan or its grace. */
export function decidePeriodEnd(facts: PeriodEndFacts): NotDue | Renewed | Grace | Expired {
  const { subscription, now } = facts;
  if (subscription.status !== DeploymentStatus.DEPLOYED) return { kind: "notDue" };
  if (subscription.graceUntil !== null) {
    return now < subscription.graceUntil ? { kind: "notDue" } : expire(facts, "grace");
  }
  if (!isExpired(subscription, now)) return { kind: "notDue" };
  return renewsAtEnd(subscription, facts.paymentMethod) ? renew(facts) : expire(facts, "period");
}

/**
 * Whether it goes on by itself at the end of the period: auto-renewal is on, and the plan renews. A trial also
 * needs a payment method to become paid.
 */
export function renewsAtEnd(
  { autoRenew, plan, type }: Pick<Subscription, "autoRenew" | "plan" | "type">,
  paymentMethod: PaymentMethodId | null,
): boolean {
  const payable = type !== SubscriptionType.TRIAL || paymentMethod !== null;
  return autoRenew && plan.autoRenewable && plan.lifespan === null && payable;
}

/** What changes when a renewal is paid, at once or in its grace. */
export function renewedPatch(subscription: Subscription, terms: NextTerms): SubscriptionPatch {
  const { TRIAL, NORMAL } = SubscriptionType;
  return { ...terms, type: subscription.type === TRIAL ? NORMAL : subscription.type, graceUntil: null };
}

function renew(facts: PeriodEndFacts): Renewed | Grace | Expired {
  const { subscription, paymentMethod } = facts;
  const terms = nextTerms(subscription, facts.presentPlans);
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
    return { kind: "grace", orderStatus, charge, patch: { ...patch, paid: false, graceUntil }, unbillable };
  }
  const transition = moveOf(subscription);
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
  const { status, period } = facts.subscription;
  const move = decideTransition(status, { trigger: "expiry", expired: true });
  if (move.kind !== "moved") throw new Error(`A ${status} subscription cannot expire.`);
  // The invoice of a renewal that was not paid holds the use already.
  return {
    kind: "expired",
    reason,
    ...endWith(facts, move.transition, reason === "grace" ? null : period.end),
  };
}

/** The row of the lifecycle that a renewal of a deployed subscription is. */
export function moveOf(subscription: Subscription): Transition {
  const trial = subscription.type === SubscriptionType.TRIAL;
  const move = decideTransition(
    subscription.status,
    trial
      ? { trigger: "trialToPaid", type: subscription.type, lifespan: subscription.plan.lifespan !== null }
      : { trigger: "renewal" },
  );
  if (move.kind !== "moved") throw new Error(`A ${subscription.status} subscription cannot renew.`);
  return move.transition;
}
