import { BillingItemValueType, SubscriptionType } from "@syndikit/contract";
import { type ChargedRanges, extraResourceLines, withRangesOf } from "./extra-resource-lines.js";
import { type Bill, createBill } from "./line.js";
import type { TooLarge } from "./money.js";
import { nextPeriod, openPeriod, type Period } from "./period.js";
import type { PricedPlan, Quantities } from "./plan.js";
import { planLine, setupFeeLines } from "./plan-lines.js";
import type { DeferredUpgrade, Subscription } from "./subscription.js";
import { type UsageFacts, usageLines } from "./usage.js";

/** What a subscription renews to. */
export interface NextTerms {
  readonly plan: PricedPlan;
  readonly quantities: Quantities;
  /** What is still deferred after it. */
  readonly deferredUpgrade: DeferredUpgrade | null;
  readonly period: Period;
}

/**
 * Plans as they are sold now, by their id. Prices hold from the order, or the last renewal, to the next one;
 * a plan that is left out keeps the prices that it had, as while a customer is bound to a minimum duration.
 */
export type PresentPlans = ReadonlyMap<number, PricedPlan>;

/** The terms from the end of the period on: a deferred upgrade is applied first, at present prices. */
export function nextTerms(subscription: Subscription, presentPlans: PresentPlans): NextTerms {
  const { deferredUpgrade, period } = subscription;
  const due = deferredUpgrade !== null && (deferredUpgrade.from ?? period.end) <= period.end;
  const { plan: known, quantities } = due ? deferredUpgrade : subscription;
  const plan = presentPlans.get(known.id) ?? known;
  const trial = subscription.type === SubscriptionType.TRIAL;
  return {
    plan,
    quantities,
    deferredUpgrade: due ? null : deferredUpgrade,
    period: trial
      ? openPeriod({ plan, trial: false, at: period.end })
      : nextPeriod(period, plan.billingPeriod),
  };
}

/** The bill of a renewal, and what it leaves behind. */
export interface RenewalBill {
  /** `null` for a self-billing plan. */
  readonly bill: Bill | null;
  readonly chargedRanges: ChargedRanges;
  /** Extra resources whose use could not be billed, see `usageLines`. */
  readonly unbillable: readonly number[];
}

/**
 * The invoice of a renewal: the next period in advance, the last one's use, and the vendor's one-shot and
 * recurring lines. The first paid invoice of a trial carries the activation fee.
 */
export function renewalBill(facts: UsageFacts, terms: NextTerms): RenewalBill | TooLarge {
  const { subscription } = facts;
  if (terms.plan.selfBilling) {
    return { bill: null, chargedRanges: subscription.chargedRanges, unbillable: [] };
  }
  const usage = usageLines(facts);
  const chargedRanges = withRangesOf(usage.lines, subscription.chargedRanges);
  const bill = createBill([
    planLine(terms.plan),
    ...(subscription.type === SubscriptionType.TRIAL ? setupFeeLines(terms.plan) : []),
    ...extraResourceLines({
      resources: terms.plan.extraResources,
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
