// Which segments a plan opens, and which it closes and opens when it changes.

import { LineType } from "@syndikit/contract";
import { type Book, isOfTime, isOfUse } from "../../billing/ledger.js";
import type { Bill } from "../../billing/lines.js";
import type { TooLarge } from "../../billing/money.js";
import type { PricedProductVersion, Quantities } from "../../billing/product-version.js";
import {
  type Base,
  type Charge,
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

/**
 * Changes from one plan to another in the middle of a period, and in periods that were granted ahead. What was used so
 * far is charged at the old prices. Of what both plans have at the same price, nothing ends.
 */
export function changeTerms(
  book: Book,
  { from, to, at, description }: { from: Terms; to: Terms; at: Moment; description: string },
): void {
  book.chargeUse();
  // Who lets the vendor bill has paid nothing here, and pays nothing.
  const charged = !from.productVersion.selfBilling && !to.productVersion.selfBilling;
  for (const period of periodsOf(book)) {
    const open = book.segments.filter((segment) => segment.period.start === period.period.start);
    const parts = partsOf(to.productVersion, to.quantities);
    const added = parts.filter((part) => !open.some((segment) => isSamePart(segment, part)));
    for (const segment of open) {
      if (parts.some((part) => isSamePart(segment, part))) continue;
      book.close(segment, { at, because: "change", returned: charged });
    }
    const start = Math.max(at, period.period.start);
    book.open(added, { ...period, from: start, base: "FIRST", charged, description });
  }
}

/** The periods of the open segments. Each plan has a segment of its own price in each. */
export function periodsOf(book: Book): readonly Pick<Segment, "period" | "hourly">[] {
  return book.segments.filter(isPlan).map(({ period, hourly }) => ({ period, hourly }));
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
  return made.size === 0 ? null : book.collect((charge) => made.has(charge), true);
}

/** Closes what a pending payment has opened, and opens again what it had closed. */
export function takeBack(
  book: Book,
  { subscription, pending, at }: { subscription: Subscription; pending: Pending; at: Moment },
): void {
  if (pending.kind === "upgrade") {
    const { name } = pending.productVersion;
    changeTerms(book, { from: subscription, to: pending, at, description: `${name}: again` });
    return;
  }
  const { start } = pending.period;
  closeAll(book, at, { returned: true, which: ({ period }) => period.start >= start });
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
