import type { Transition } from "@syndikit/contract";
import { opposite } from "../../billing/amount.js";
import { isWorthAnInvoice, type NetOfRate, netByRate } from "../../billing/collect.js";
import { Book, isOfTime, type Uses } from "../../billing/ledger.js";
import type { Bill } from "../../billing/lines.js";
import { isPaidAhead, type Charge as LedgerCharge } from "../../billing/segments.js";
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

/** What to write when a subscription ends. */
export interface Ending {
  readonly transition: Transition;
  /** The final invoice, of an UPSELL order, for what is not billed yet. Mostly `null`. */
  readonly charge: Charge | null;
  /** What of the invoice that waits for its payment was not delivered; `null` when none waits. */
  readonly returned: Returned | null;
  /** What is paid back, up to what was paid: the days left, and credit that waits, each with its own VAT. */
  readonly payBack: readonly NetOfRate[];
  readonly patch: SubscriptionPatch;
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
 * What to write when a subscription ends.
 *
 * @param how - `at`: it was delivered until then. `returned`: whether time that is paid is given back.
 */
export function endWith(
  { subscription, measured, recurringAhead, paymentMethod }: EndingFacts,
  transition: Transition,
  { at, returned }: { readonly at: Moment; readonly returned: boolean },
): Ending {
  const { pending, status } = subscription;
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
  const days = new Set(book.added.filter(isOfTime));
  const others = book.waiting.filter((charge) => !days.has(charge));
  const owed = isWorthAnInvoice(others);
  const bill = owed ? book.collect((charge) => !days.has(charge)) : null;
  // A bill that is too large is not issued, so that it does not block the end.
  const charge = bill === null || isRefusal(bill) ? null : chargeBill(bill, paymentMethod);
  const unused = [...days, ...(owed ? [] : others)].map(({ line }) => line);
  const paid = subscription.paid && isSettled(charge);
  return {
    transition,
    charge,
    returned:
      pending === null
        ? null
        : { invoice: pending.invoice, bill: isRefusal(undelivered) ? null : undelivered },
    payBack: netByRate(unused).map(({ vat, net }) => ({ vat, net: opposite(net) })),
    patch: { ...ended, ledger: book.change(), ...(charge === null ? {} : { paid }) },
  };
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
  const patch = { ...ended, ledger: book.change() };
  return { transition, charge: null, returned: null, payBack: [], patch };
}
