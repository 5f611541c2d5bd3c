import {
  BillingItemValueType,
  OrderStatus,
  SubscriptionType,
  type Transition,
  TrialMode,
  toReference,
} from "@syndikit/contract";
import type { Moment } from "../ports.js";
import { type ChargedRanges, extraResourceLines, withRangesOf } from "./extra-resource-lines.js";
import type { Known } from "./known.js";
import { decideTransition } from "./lifecycle.js";
import { type Bill, createBill } from "./line.js";
import type { TooLarge } from "./money.js";
import { checkChoices, type ParameterEntry } from "./order-choices.js";
import { openPeriod, type Period } from "./period.js";
import { hasPrice, type Plan, type PricedPlan, type Quantities } from "./plan.js";
import { planLine, setupFeeLines } from "./plan-lines.js";
import { NONE } from "./quantity.js";
import { isRefusal, type Refusal, refuse } from "./refusal.js";
import { type Charge, chargeBill, isSettled, type PaymentMethodId } from "./settlement.js";

/** A customer's order, and the facts that decide on it. Who may order for whom was checked before. */
export interface OrderFacts {
  readonly type: Known<typeof SubscriptionType>;
  readonly now: Moment;
  readonly plan: Plan;
  /** Whether the caller sells the plan: then a SANDBOX order may be for one that is not published. */
  readonly ownPlan: boolean;
  readonly quantities: Quantities;
  /** What the customer entered, by the id of the parameter. */
  readonly parameters: ReadonlyMap<number, ParameterEntry>;
  /** Whether the buyer's company has had a trial of the product. */
  readonly trialUsed: boolean;
  /** The buyer's stored default payment method. */
  readonly paymentMethod: PaymentMethodId | null;
}

/** An order that is accepted: what to write. */
export interface AcceptedOrder {
  readonly kind: "accepted";
  /** Names the subscription's first state and its events. */
  readonly transition: Transition;
  /** PAID with an invoice, FREE without one. */
  readonly orderStatus: Known<typeof OrderStatus>;
  /** The invoice to issue; `null` for a trial and for a self-billing plan. */
  readonly charge: Charge | null;
  readonly paid: boolean;
  /** Counts from now; `decidePayment` opens it again when the first payment comes later. */
  readonly period: Period;
  readonly autoRenew: boolean;
  /** Without the resources of which none was chosen. */
  readonly quantities: Quantities;
  readonly chargedRanges: ChargedRanges;
  readonly usageSince: Moment;
}

/** An order that is refused, with everything that is wrong with it. */
export interface RefusedOrder {
  readonly kind: "refused";
  readonly refusals: readonly [Refusal, ...Refusal[]];
}

/** Decides on an order: every check, the first invoice, its payment, and the state that all of it leads to. */
export function decideOrder(facts: OrderFacts): AcceptedOrder | RefusedOrder {
  const [first, ...others] = [...checkPlan(facts), ...checkChoices(facts)];
  if (first !== undefined) return { kind: "refused", refusals: [first, ...others] };
  // checkPlan refuses a plan without a price; the compiler needs to see it again.
  if (!hasPrice(facts.plan))
    return refused(refuse("planNotPublished", { plan: toReference("productVersion", facts.plan.id) }));
  return accept(facts, facts.plan);
}

function accept(facts: OrderFacts, plan: PricedPlan): AcceptedOrder | RefusedOrder {
  const trial = facts.type === SubscriptionType.TRIAL;
  const quantities = new Map([...facts.quantities].filter(([, quantity]) => quantity !== NONE));
  const bill = trial || plan.selfBilling ? null : firstBill(plan, quantities);
  if (isRefusal(bill)) return refused(bill);
  const charge = bill === null ? null : chargeBill(bill, facts.paymentMethod);
  const settled = isSettled(charge);
  const move = decideTransition(null, { trigger: "order", type: facts.type, settled });
  if (move.kind === "refusal") return refused(move);
  if (move.kind === "unchanged") throw new Error("An order always creates a subscription.");
  return {
    kind: "accepted",
    transition: move.transition,
    orderStatus: charge === null ? OrderStatus.FREE : OrderStatus.PAID,
    charge,
    paid: settled,
    period: openPeriod({ plan, trial, at: facts.now }),
    autoRenew: plan.autoRenewable,
    quantities,
    chargedRanges: withRangesOf(bill?.lines ?? [], new Set()),
    usageSince: facts.now,
  };
}

/** The activation fee once, the plan, and what is paid in advance. */
function firstBill(plan: PricedPlan, quantities: Quantities): Bill | TooLarge {
  return createBill([
    planLine(plan),
    ...setupFeeLines(plan),
    ...extraResourceLines({
      resources: plan.extraResources,
      payment: BillingItemValueType.PRE_PAID,
      quantities,
      chargedRanges: new Set(),
    }),
  ]);
}

function checkPlan({ plan, type, ownPlan, trialUsed, paymentMethod }: OrderFacts): readonly Refusal[] {
  const visible = plan.published || (type === SubscriptionType.SANDBOX && ownPlan);
  if (!visible || !hasPrice(plan))
    return [refuse("planNotPublished", { plan: toReference("productVersion", plan.id) })];
  if (type !== SubscriptionType.TRIAL) return [];
  if (plan.trial === TrialMode.NOT_ALLOWED)
    return [refuse("trialNotAllowed", { plan: toReference("productVersion", plan.id) })];
  const needsMethod = plan.trial === TrialMode.ALLOWED && paymentMethod === null;
  return [
    ...(trialUsed ? [refuse("trialUsed", {})] : []),
    ...(needsMethod ? [refuse("paymentMethodMissing", {})] : []),
  ];
}

function refused(refusal: Refusal): RefusedOrder {
  return { kind: "refused", refusals: [refusal] };
}
