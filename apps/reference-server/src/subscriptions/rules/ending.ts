import type { Transition } from "@syndikit/contract";
import { type Charge, chargeBill, isSettled, type PaymentMethodId } from "../../billing/settlement.js";
import { isRunning, type SubscriptionPatch } from "../../billing/subscription.js";
import { isRefusal } from "../../errors.js";
import type { Moment } from "../../ports.js";
import { decideTransition, type TransitionRefusal, type Unchanged } from "./lifecycle.js";
import { closingBill, type UsageFacts } from "./usage.js";

/** The facts of a subscription that ends, now or at the end of its period. */
export interface EndingFacts extends UsageFacts {
  readonly now: Moment;
  /** Whether the vendor's and the customer's companies are enabled: a disabled company neither sells nor buys. */
  readonly trading: boolean;
  /** The buyer's stored default payment method. */
  readonly paymentMethod: PaymentMethodId | null;
}

/** What to write when a subscription ends. */
export interface Ending {
  readonly transition: Transition;
  /** The final invoice, of an UPSELL order, for usage that is paid afterwards. Mostly `null`. */
  readonly charge: Charge | null;
  readonly patch: SubscriptionPatch;
}

interface Terminated extends Ending {
  readonly kind: "terminated";
}

/** Decides on KILL. Usage of a delivered tenant is billed. */
export function decideTermination(facts: EndingFacts): Terminated | Unchanged | TransitionRefusal {
  const { subscription } = facts;
  const { status } = subscription;
  const move = decideTransition(status, { trigger: "kill" });
  if (move.kind !== "moved") return move;
  // The invoice of an unpaid renewal already contains the usage of the period before it.
  const used = isRunning(status) && subscription.pendingRenewal === null;
  return { kind: "terminated", ...endWith(facts, move.transition, used ? facts.now : null) };
}

/**
 * What to write when a subscription ends.
 *
 * @param usedUntil - usage is billed until this time; `null` when there was none, or it was billed before.
 */
export function endWith(facts: EndingFacts, transition: Transition, usedUntil: Moment | null): Ending {
  const closing = usedUntil === null ? null : closingBill(facts, usedUntil);
  // A bill that is too large is not issued, so that it does not block the end.
  const bill = isRefusal(closing) ? null : closing;
  const charge = bill === null ? null : chargeBill(bill, facts.paymentMethod);
  const patch = { status: transition.to, graceUntil: null, pendingRenewal: null, deferredUpgrade: null };
  if (charge === null) return { transition, charge, patch };
  const paid = facts.subscription.paid && isSettled(charge);
  return { transition, charge, patch: { ...patch, oneshotCosts: [], paid } };
}
