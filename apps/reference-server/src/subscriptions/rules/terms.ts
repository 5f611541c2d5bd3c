// Which segments a plan opens, and which it closes and opens when it changes.

import { LineType, SubscriptionType } from "@syndikit/contract";
import { type Book, isOfTime, isOfUse } from "../../billing/ledger.js";
import type { Bill } from "../../billing/lines.js";
import type { TooLarge } from "../../billing/money.js";
import { grantedFrom } from "../../billing/period.js";
import type { PricedProductVersion, Quantities } from "../../billing/product-version.js";
import {
  type Base,
  type Charge,
  isPaidAhead,
  isPlan,
  isSamePart,
  partsOf,
  type Segment,
  type Span,
} from "../../billing/segments.js";
import type { Pending, Subscription } from "../../billing/subscription.js";
import type { Moment } from "../../ports.js";

/** A plan with quantities. */
export interface Terms {
  readonly productVersion: PricedProductVersion;
  readonly quantities: Quantities;
}

interface PeriodOpening {
  readonly period: Span;
  readonly base: Base;
  /** Whether the activation fee is charged. */
  readonly fee: boolean;
}

/** Opens a plan for a period, from its start. A plan that its vendor bills opens nothing. */
export function openTerms(
  book: Book,
  { productVersion, quantities }: Terms,
  { period, base, fee }: PeriodOpening,
): void {
  const [plan, ...resources] = partsOf(productVersion, quantities);
  if (plan === undefined) return;
  const opening = { period, base, hourly: productVersion.lifespan !== null, from: period.start };
  book.open([plan], opening);
  if (fee) book.chargeFee(productVersion);
  book.open(resources, opening);
}

interface Changing {
  readonly subscription: Pick<Subscription, "type" | "period">;
  readonly from: Terms;
  readonly to: Terms;
  readonly at: Moment;
  readonly description: string;
}

/**
 * Changes from one plan to another in the middle of a period, and in periods that were granted ahead. What was used so
 * far is charged at the old prices. Of what both plans have at the same price, nothing ends. A period whose plan the
 * vendor bills stays the vendor's: only what is paid afterwards begins in it.
 */
export function changeTerms(book: Book, { subscription, from, to, at, description }: Changing): void {
  book.chargeUse();
  for (const period of periodsOf(book, { ...subscription, productVersion: from.productVersion, at })) {
    const open = book.segments.filter((segment) => segment.period.start === period.period.start);
    const isOurs = open.some(isPlan);
    const parts = partsOf(to.productVersion, to.quantities).filter((part) => isOurs || !isPaidAhead(part));
    const added = parts.filter((part) => !open.some((segment) => isSamePart(segment, part)));
    for (const segment of open) {
      if (parts.some((part) => isSamePart(segment, part))) continue;
      book.close(segment, { at, because: "change", returned: true });
    }
    const start = Math.max(at, period.period.start);
    book.open(added, { ...period, from: start, base: "FIRST", description });
  }
}

interface Running extends Pick<Subscription, "type" | "period" | "productVersion"> {
  readonly at: Moment;
}

/**
 * The periods of the open segments. Where the vendor billed the plan there are none, and they are those of the
 * subscription. A trial is free.
 */
export function periodsOf(
  book: Book,
  { type, period, productVersion, at }: Running,
): readonly Pick<Segment, "period" | "hourly">[] {
  const open = new Map(
    book.segments.map((segment) => [
      segment.period.start,
      { period: segment.period, hourly: segment.hourly },
    ]),
  );
  if (open.size > 0) return [...open.values()].sort((one, other) => one.period.start - other.period.start);
  if (type === SubscriptionType.TRIAL) return [];
  const { billingPeriod, lifespan } = productVersion;
  return grantedFrom(period, billingPeriod, at).map((each) => ({ period: each, hourly: lifespan !== null }));
}

/** Whether a change in the middle of a period collects a charge: all but the lines for the next regular invoice. */
export function isOfChange({ line }: Charge): boolean {
  return line.type !== LineType.ONESHOTCOST;
}

/**
 * Whether more of an extra resource collects a charge: not what was used before, which waits for the next regular
 * invoice.
 */
export function isOfQuantities(charge: Charge): boolean {
  return isOfChange(charge) && !isOfUse(charge);
}

/** The charges and returns of time that a decision has made, as a bill; `null` when they are nothing. */
export function collectTime(book: Book): Bill | TooLarge | null {
  const made = new Set(book.added.filter(isOfTime));
  return made.size === 0 ? null : book.collect((charge) => made.has(charge), { negative: true });
}

interface TakingBack {
  readonly subscription: Subscription;
  readonly pending: Pending;
  readonly recurringAhead: readonly Charge[];
  readonly at: Moment;
}

/**
 * Closes what a pending payment has opened, and opens again what it had closed.
 *
 * @returns the vendor's lines that it gives back, because their period does not begin.
 */
export function takeBack(
  book: Book,
  { subscription, pending, recurringAhead, at }: TakingBack,
): readonly Charge[] {
  if (pending.kind === "upgrade") {
    const { name } = pending.productVersion;
    changeTerms(book, { subscription, from: subscription, to: pending, at, description: `${name}: again` });
    return [];
  }
  const { start } = pending.period;
  closeAll(book, at, { returned: true, which: ({ period }) => period.start >= start });
  const lines = recurringAhead.filter(({ span }) => span !== null && span.start >= start);
  book.returnRecurring(lines);
  return lines;
}

/** Closes segments at the end of a subscription. */
export function closeAll(
  book: Book,
  at: Moment,
  { returned, which = () => true }: { returned: boolean; which?: (segment: Segment) => boolean },
): void {
  for (const segment of book.segments) {
    if (which(segment)) book.close(segment, { at, because: "end", returned });
  }
}
