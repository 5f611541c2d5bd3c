// Rates parts of segments: what they cost.

import { BillingItemType, LineType } from "@syndikit/contract";
import type { Moment } from "../ports.js";
import {
  type Amount,
  amountOf,
  minus,
  NOTHING,
  opposite,
  plus,
  type Share,
  shareOf,
  times,
} from "./amount.js";
import { createLine, type Line } from "./lines.js";
import type { BillingItem } from "./product-version.js";
import { NONE, ONE, type Quantity, quantityOf, quantityUnits } from "./quantity.js";
import { isMetered, isPlan, type Rated, type Segment, type Span } from "./segments.js";
import { chargeRanges, priceQuantity } from "./tiers.js";

/** What the metrics of a segment's extra resource measured. */
export interface Use {
  /** Measured until then. */
  readonly until: Moment;
  /** What counters counted since the segment was last rated. */
  readonly counted: Quantity;
  /** The level of gauges since the segment began: its average or its peak. `null` when there is no gauge. */
  readonly level: Quantity | null;
  /** Milliseconds since the segment began, without the time that the subscription was stopped. */
  readonly running: number;
  /** The newest sample that is counted, zero where there is none. */
  readonly sample: number;
}

/**
 * What a quantity costs for a share of its period: the one that is left, if it is paid in advance, or the one that it
 * stood. The whole is written range by range.
 */
export function timeLines(segment: Segment, share: Share): readonly Line[] {
  return share.of === share.total
    ? rangeLines(segment, segment.quantity)
    : partLines(segment, shareOf(priceQuantity(segment.terms, segment.quantity), share));
}

/** The share that is left when something paid in advance ends, given back. */
export function returnedLines(segment: Segment, share: Share, description: string): readonly Line[] {
  const whole = priceQuantity(segment.terms, segment.quantity);
  return partLines(segment, opposite(shareOf(whole, share)), description);
}

/** The set-ups of the ranges that a quantity reaches, by their keys. */
export function setupLines(terms: BillingItem, quantity: Quantity): ReadonlyMap<string, Line> {
  const reached = chargeRanges(terms, quantity).filter(({ tier }) => tier.setup !== 0);
  return new Map(
    reached.map(({ tier: { setup, start } }) => {
      const charge = setupKey(terms.id, start);
      const line = createLine({
        type: LineType.BILLINGITEMSETUP,
        description: `${terms.name}: set-up`,
        price: amountOf(setup),
        quantity: ONE,
        billingItem: terms.id,
        range: start,
        charge,
      });
      return [charge, line];
    }),
  );
}

function setupKey(resource: number, rangeStart: number): string {
  return `setup:${resource}:${rangeStart}`;
}

interface RatedUse {
  readonly lines: readonly Line[];
  readonly rated: Rated;
}

/**
 * What was used since a segment was last rated. The ranges of a counter go on over the whole period, and the price of a
 * gauge is for the period, so that it is scaled by the time that was measured.
 */
export function rateUse(segment: Segment, { until, counted, level, running, sample }: Use): RatedUse {
  const { rated } = segment;
  const quantity = quantityOf(quantityUnits(rated.quantity) + quantityUnits(counted));
  const gauge = level === null ? NOTHING : gaugeAmount(segment, level, running);
  return {
    lines: [
      ...countedLines(segment, quantity),
      ...(level === null ? [] : gaugeLines(segment, { level, running, gauge })),
    ],
    rated: { until, quantity, amount: level === null ? rated.amount : gauge, sample },
  };
}

function countedLines(segment: Segment, total: Quantity): readonly Line[] {
  const { terms, rated } = segment;
  if (total === rated.quantity) return [];
  if (rated.quantity === NONE) return rangeLines(segment, total);
  if (terms.scheme === BillingItemType.TIERED) {
    const before = new Map(chargeRanges(terms, rated.quantity).map(({ tier, quantity }) => [tier, quantity]));
    return chargeRanges(terms, total).flatMap(({ tier, price, quantity }) => {
      const more = quantityOf(quantityUnits(quantity) - quantityUnits(before.get(tier) ?? NONE));
      return more === NONE ? [] : [lineOf(segment, { price: amountOf(price), quantity: more })];
    });
  }
  return partLines(segment, minus(priceQuantity(terms, total), priceQuantity(terms, rated.quantity)));
}

function gaugeAmount({ terms, period }: Segment, level: Quantity, running: number): Amount {
  return shareOf(priceQuantity(terms, level), { of: running, total: lengthOf(period) });
}

interface Gauge {
  readonly level: Quantity;
  readonly running: number;
  /** What it costs since the segment began. */
  readonly gauge: Amount;
}

function gaugeLines(segment: Segment, { level, running, gauge }: Gauge): readonly Line[] {
  const { rated, period } = segment;
  return rated.amount === NOTHING && running === lengthOf(period)
    ? rangeLines(segment, level)
    : partLines(segment, minus(gauge, rated.amount));
}

function lengthOf({ start, end }: Span): number {
  return Math.max(1, end - start);
}

/** One line for each range that a quantity reaches. */
function rangeLines(segment: Segment, quantity: Quantity): readonly Line[] {
  return chargeRanges(segment.terms, quantity).map((range) =>
    lineOf(segment, { price: amountOf(range.price), quantity: range.quantity }),
  );
}

/** A part of a whole is one line, with the amount as its price. */
function partLines(segment: Segment, amount: Amount, description?: string): readonly Line[] {
  if (amount === NOTHING) return [];
  const line = lineOf(segment, { price: amount, quantity: ONE });
  return [description === undefined ? line : { ...line, description }];
}

function lineOf(segment: Segment, cost: Pick<Line, "price" | "quantity">): Line {
  const { name, unit, id } = segment.terms;
  if (isPlan(segment)) return createLine({ type: LineType.CONFIGURATION, description: name, ...cost });
  const type = isMetered(segment) ? LineType.METRIC : LineType.BILLINGITEMCOST;
  return createLine({ type, description: name, unit, billingItem: id, ...cost });
}

/** The sum of lines. */
export function sumOf(lines: readonly Pick<Line, "subtotal">[]): Amount {
  return plus(...lines.map(({ subtotal }) => subtotal));
}

/** An amount times a quantity of a vendor's line, converted after multiplying. */
export function convert(price: Amount, quantity: Quantity, rate: Share): Pick<Line, "price" | "subtotal"> {
  return { price: shareOf(price, rate), subtotal: shareOf(times(price, quantity), rate) };
}
