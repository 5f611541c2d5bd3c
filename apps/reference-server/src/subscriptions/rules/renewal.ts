import { type EventName, OrderStatus, SubscriptionType, type Transition } from "@syndikit/contract";
import { Book } from "../../billing/ledger.js";
import type { Bill } from "../../billing/lines.js";
import type { TooLarge } from "../../billing/money.js";
import { addDays, nextPeriod, openPeriod } from "../../billing/period.js";
import type { PricedProductVersion } from "../../billing/product-version.js";
import { type Charge, chargeBill, isSettled } from "../../billing/settlement.js";
import {
  GRACE_DAYS,
  isExpired,
  isRunning,
  type Pending,
  type RenewalTerms,
  type Subscription,
  type SubscriptionPatch,
} from "../../billing/subscription.js";
import type { EnumValue } from "../../enum-value.js";
import { isRefusal } from "../../errors.js";
import { type Ending, type EndingFacts, endWith, type Returned } from "./ending.js";
import { decideTransition } from "./lifecycle.js";
import { collectTime, openTerms, takeBack } from "./terms.js";

/** The facts for the decision at the end of a period or of a grace. */
export interface PeriodEndFacts extends EndingFacts {
  /** Whether the minimum duration of the plan goes beyond the period: then it renews, asked to or not. */
  readonly bound: boolean;
  readonly presentProductVersions: PresentProductVersions;
  /** The newest sample of each extra resource in a trial, whose use is free. Empty for others. */
  readonly heardInTrial: ReadonlyMap<number, number>;
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

/** What was not paid in its grace is given up. The paid time runs on, and what was delivered stays owed. */
export interface GivenUp {
  readonly kind: "givenUp";
  readonly events: readonly EventName[];
  readonly patch: SubscriptionPatch;
  /** The invoice that was not paid, and what of it was not delivered. */
  readonly returned: Returned;
  /** The order that is rejected, if it is a change of the plan or of quantities. */
  readonly rejected: number | null;
}

interface Expired extends Ending {
  readonly kind: "expired";
  /** `period`: it does not renew. `grace`: an invoice was not paid. `unbillable`: its bill is too large. */
  readonly reason: "period" | "grace" | "unbillable";
}

/** Decides what happens to a subscription at the end of its period, trial, lifespan or grace. */
export function decidePeriodEnd(facts: PeriodEndFacts): NotDue | Renewed | Grace | GivenUp | Expired {
  const { subscription, now } = facts;
  const { pending } = subscription;
  if (!isRunning(subscription.status)) return { kind: "notDue" };
  if (pending !== null) {
    if (now < pending.until) return { kind: "notDue" };
    const ends = pending.kind === "renewal" || pending.kind === "trial";
    return ends ? expire(facts, "grace") : giveUp(facts, pending);
  }
  if (!isExpired(subscription, now)) return { kind: "notDue" };
  const renews = facts.trading && renewsAtEnd(subscription, facts);
  return renews ? renew(facts) : expire(facts, "period");
}

/** Takes back what was not paid: a period that has not begun, or a change in the middle of one. */
function giveUp({ subscription, measured, recurringAhead, now }: PeriodEndFacts, pending: Pending): GivenUp {
  const book = new Book(subscription.ledger, measured);
  book.endPeriods(now);
  takeBack(book, { subscription, pending, recurringAhead, at: now });
  const bill = collectTime(book);
  const patch: SubscriptionPatch = { pending: null, ledger: book.change() };
  const undone = pending.kind === "upgrade";
  const { productVersion, quantities } = pending;
  return {
    kind: "givenUp",
    events: ["Subscription.MODIFIED"],
    patch: undone ? { ...patch, productVersion, quantities } : patch,
    returned: { invoice: pending.invoice, bill: isRefusal(bill) ? null : bill },
    rejected: undone ? pending.order : null,
  };
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
  return { productVersion, quantities, period, deferredUpgrade, type, pending: null };
}

function renew(facts: PeriodEndFacts): Renewed | Grace | Expired {
  const { subscription, paymentMethod } = facts;
  const { end } = subscription.period;
  const terms = nextTerms(subscription, facts.presentProductVersions);
  const book = new Book(subscription.ledger, facts.measured, facts.heardInTrial);
  book.endPeriods(end);
  const bill = billRenewal(book, subscription, terms);
  if (isRefusal(bill)) return expire(facts, "unbillable");
  const charge = bill === null ? null : chargeBill(bill, paymentMethod);
  const ledger = book.change();
  const { unbillable } = book;
  if (charge !== null && !isSettled(charge)) {
    const until = addDays(end, GRACE_DAYS);
    return {
      kind: "grace",
      events: ["Subscription.MODIFIED"],
      orderStatus: OrderStatus.PAID,
      charge,
      patch: { ledger, paid: false, pending: pendingOf(terms, { kind: "renewal", until }) },
      unbillable,
    };
  }
  return {
    kind: "renewed",
    transition: renewalTransition(subscription),
    orderStatus: charge === null ? OrderStatus.FREE : OrderStatus.PAID,
    charge,
    patch: { ledger, ...renewedPatch(subscription, terms) },
    unbillable,
  };
}

/** Terms that wait for the payment of their invoice. */
export function pendingOf(terms: RenewalTerms, how: Pick<Pending, "kind" | "until">): Pending {
  return { ...terms, ...how, invoice: null, order: null };
}

function expire(facts: PeriodEndFacts, reason: Expired["reason"]): Expired {
  const { status, pending, period } = facts.subscription;
  const move = decideTransition(status, { trigger: "expiry", expired: true });
  if (move.kind !== "moved") throw new Error(`A ${status} subscription cannot expire.`);
  // The days of a grace were delivered.
  const at = pending === null ? Math.min(period.end, facts.now) : facts.now;
  return { kind: "expired", reason, ...endWith(facts, move.transition, { at, returned: false }) };
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

/**
 * The terms after the end of the period. A deferred upgrade that is due is applied first, at the prices that stood when
 * it was ordered.
 */
export function nextTerms(
  subscription: Subscription,
  presentProductVersions: PresentProductVersions,
): RenewalTerms {
  const { deferredUpgrade, period } = subscription;
  const due = deferredUpgrade !== null && (deferredUpgrade.from ?? period.end) <= period.end;
  const { productVersion: known, quantities } = due ? deferredUpgrade : subscription;
  const ordered = due && known.id !== subscription.productVersion.id;
  const productVersion = ordered ? known : (presentProductVersions.get(known.id) ?? known);
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

/**
 * The invoice of a renewal: the next period in advance, the use of the last one, the vendor's one-shot and recurring
 * lines, and whatever else waits. The first paid invoice of a trial includes the activation fee.
 *
 * @returns `null` for a self-billing plan.
 */
export function billRenewal(
  book: Book,
  { type }: Pick<Subscription, "type">,
  terms: RenewalTerms,
): Bill | TooLarge | null {
  const { period } = terms;
  if (terms.productVersion.selfBilling) return null;
  const trial = type === SubscriptionType.TRIAL;
  // A trial has had the metrics from its beginning, and its use is free.
  openTerms(book, terms, { period, base: trial ? "LAST" : "FIRST", fee: trial });
  book.chargeRecurring(period);
  return book.collect();
}
