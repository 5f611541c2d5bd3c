import type { Transition } from "@syndikit/contract";
import { type Amount, amountOf, opposite } from "../../billing/amount.js";
import { isWorthAnInvoice, type NetOfRate, netByRate, splitAt } from "../../billing/collect.js";
import { Book, isOfTime, type Uses } from "../../billing/ledger.js";
import type { Bill } from "../../billing/lines.js";
import type { Money } from "../../billing/money.js";
import { isPaidAhead, type LedgerChange, type Charge as LedgerCharge } from "../../billing/segments.js";
import { type Charge, chargeBill, isSettled, type PaymentMethodId } from "../../billing/settlement.js";
import { isRunning, type Subscription, type SubscriptionPatch } from "../../billing/subscription.js";
import { isRefusal } from "../../errors.js";
import type { Moment } from "../../ports.js";
import { decideTransition, type TransitionRefusal, type Unchanged } from "./lifecycle.js";
import { closeAll, collectTime, takeBack } from "./terms.js";

/** The facts of a subscription that ends, now or at the end of its period. */
export interface EndingFacts {
  readonly subscription: Subscription;
  /** What the metrics measured. */
  readonly measured: Uses;
  /** The vendor's lines that were charged for periods which have not begun. */
  readonly recurringAhead: readonly LedgerCharge[];
  readonly now: Moment;
  /** Whether the vendor's and the customer's companies are enabled: a disabled company neither sells nor buys. */
  readonly trading: boolean;
  /** The buyer's stored default payment method. */
  readonly paymentMethod: PaymentMethodId | null;
}

/** What of an unpaid invoice was not delivered. */
export interface Returned {
  readonly invoice: number | null;
  /** Negative; `null` when all of it was delivered. */
  readonly bill: Bill | null;
}

/** A subscription that ends: its segments are closed, and its last bill is not made yet. */
export interface Ending {
  readonly transition: Transition;
  /** What of the invoice that waits for its payment was not delivered; `null` when none waits. */
  readonly returned: Returned | null;
  readonly patch: SubscriptionPatch;
  readonly book: Book;
  /** Who pays the last bill, and whether all was paid before; `null` when nothing was delivered, so that none is made. */
  readonly payer: (Pick<EndingFacts, "paymentMethod"> & Pick<Subscription, "paid">) | null;
}

/** What is known when what was not delivered is taken off the invoice that waits. */
export interface Settled {
  /** Credit that the invoice had used, and that waits again: zero or less. */
  readonly again: Amount;
  /** What can be given back, with VAT. */
  readonly refundable: Money;
}

/** What to write when a subscription ends. */
export interface LastBill {
  /** The final invoice, of an UPSELL order, for what is not billed yet. Mostly `null`. */
  readonly charge: Charge | null;
  /** What is paid back, up to what was paid: the days left, and credit that waits, each with its own VAT. */
  readonly payBack: readonly NetOfRate[];
  readonly patch: SubscriptionPatch & { readonly ledger: LedgerChange };
}

interface Terminated extends Ending {
  readonly kind: "terminated";
}

/**
 * Decides on KILL. What was used of a delivered tenant is billed.
 *
 * @param byOthers - whether somebody else than the customer ends it: then the days left are paid back.
 */
export function decideTermination(
  facts: EndingFacts,
  byOthers: boolean,
): Terminated | Unchanged | TransitionRefusal {
  const { subscription, now } = facts;
  const move = decideTransition(subscription.status, { trigger: "kill" });
  if (move.kind !== "moved") return move;
  return { kind: "terminated", ...endWith(facts, move.transition, { at: now, returned: byOthers }) };
}

/**
 * Closes a subscription that ends.
 *
 * @param how - `at`: it was delivered until then. `returned`: whether time that is paid is given back.
 */
export function endWith(
  { subscription, measured, recurringAhead, paymentMethod }: EndingFacts,
  transition: Transition,
  { at, returned }: { readonly at: Moment; readonly returned: boolean },
): Ending {
  const { pending, status, paid } = subscription;
  const ended = { status: transition.to, pending: null, deferredUpgrade: null };
  const book = new Book(subscription.ledger, measured);
  // Before the first DEPLOYED nothing was delivered, and what was paid is paid back as a whole.
  if (!isRunning(status)) return endUndelivered(book, transition, ended);
  book.endPeriods(at);
  // What is paid afterwards stood until the end. What a change that is taken back opens again stands for no time.
  closeAfterwards(book, at, "end");
  const unpaidLines = pending === null ? [] : takeBack(book, { subscription, pending, recurringAhead, at });
  closeAfterwards(book, at, "change");
  const undelivered = collectTime(book);
  closeAll(book, at, { returned });
  if (returned) book.returnRecurring(recurringAhead.filter((charge) => !unpaidLines.includes(charge)));
  return {
    transition,
    returned:
      pending === null
        ? null
        : { invoice: pending.invoice, bill: isRefusal(undelivered) ? null : undelivered },
    patch: ended,
    book,
    payer: { paymentMethod, paid },
  };
}

/**
 * Bills what is owed at the end, and decides what is paid back. Of the days left, what goes beyond what was paid lowers
 * what is owed.
 */
export function lastBill({ book, payer, patch }: Ending, { again, refundable }: Settled): LastBill {
  if (payer === null) return { charge: null, payBack: [], patch: { ...patch, ledger: book.change() } };
  book.settle(again, "Used by an invoice that has expired");
  const days = new Set(book.added.filter(isOfTime));
  const others = book.waiting.filter((charge) => !days.has(charge));
  const { within, beyond } = splitAt(givenBack([...days]), amountOf(refundable));
  const owed = isWorthAnInvoice(others, beyond);
  const bill = owed ? book.collect((charge) => !days.has(charge), { credit: beyond }) : null;
  // A bill that is too large is not issued, so that it does not block the end.
  const charge = bill === null || isRefusal(bill) ? null : chargeBill(bill, payer.paymentMethod);
  const paid = payer.paid && isSettled(charge);
  return {
    charge,
    payBack: owed ? within : givenBack([...days, ...others]),
    patch: { ...patch, ledger: book.change(), ...(charge === null ? {} : { paid }) },
  };
}

function givenBack(charges: readonly LedgerCharge[]): readonly NetOfRate[] {
  return netByRate(charges.map(({ line }) => line)).map(({ vat, net }) => ({ vat, net: opposite(net) }));
}

function closeAfterwards(book: Book, at: Moment, because: "change" | "end"): void {
  for (const segment of book.segments) {
    if (!isPaidAhead(segment)) book.close(segment, { at, because, returned: false });
  }
}

export function endUndelivered(
  book: Book,
  transition: Transition,
  ended: Pick<SubscriptionPatch, "status" | "pending" | "deferredUpgrade">,
): Ending {
  for (const segment of book.segments) {
    book.close(segment, { at: segment.from, because: "change", returned: false });
  }
  return { transition, returned: null, patch: ended, book, payer: null };
}
