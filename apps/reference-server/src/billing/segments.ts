// What a subscription has had, at which price, and from when to when.

import { BillingItemPresence, BillingItemType, BillingItemValueType } from "@syndikit/contract";
import type { Moment } from "../ports.js";
import { type Amount, NOTHING, type Share, WHOLE } from "./amount.js";
import type { Line } from "./lines.js";
import { ZERO } from "./money.js";
import { hoursBegun, type Period, wholeDays } from "./period.js";
import type { BillingItem, PricedProductVersion, Quantities } from "./product-version.js";
import { NONE, ONE, type Quantity } from "./quantity.js";

/** Where a counter begins: at zero, at the last value before, or at its first value. */
export type Base = "ZERO" | "LAST" | "FIRST";

/** How much of a segment is rated already. Only metered segments are rated before they end. */
export interface Rated {
  readonly until: Moment;
  /** What counters of the resource counted in the period so far, in segments before this one too. */
  readonly quantity: Quantity;
  /** What was charged for gauges. */
  readonly amount: Amount;
  /**
   * The newest sample that was counted, zero where there was none: one that comes at the same moment is not counted yet.
   * `null`: all until then were.
   */
  readonly sample: number | null;
}

/** One thing at one price and one quantity, for a time within one billing period. */
export interface Segment {
  /** Counts up within a subscription. */
  readonly number: number;
  /** The extra resource, at its prices; {@link planTerms} for the plan itself. */
  readonly terms: BillingItem;
  readonly quantity: Quantity;
  /** The billing period that the price is for. */
  readonly period: Span;
  /** Whether shares of the period are counted in hours: a short-lived plan has no days. */
  readonly hourly: boolean;
  readonly from: Moment;
  /** When it ends by itself: with its period, unless that was extended free of charge. */
  readonly until: Moment;
  readonly base: Base;
  readonly rated: Rated;
}

export type Span = Pick<Period, "start" | "end">;

/** A vendor's line of every later invoice. */
export interface Recurring {
  readonly number: number;
  readonly line: Line;
}

/** A rated part of a segment, a line of the vendor, a set-up, a fee, or what is carried. It is written once. */
export interface Charge {
  /** Unique within the subscription, so that nothing is charged twice. */
  readonly key: string;
  readonly segment: number | null;
  /** The time that it is for; `null` when it is for none. */
  readonly span: Span | null;
  /** Its `charge` is the key. */
  readonly line: Line;
}

/** What runs, what waits for an invoice, and what was charged that is charged only once. */
export interface Ledger {
  /** The next number. */
  readonly next: number;
  /** The open segments, also those of periods that were granted ahead. */
  readonly segments: readonly Segment[];
  readonly recurring: readonly Recurring[];
  readonly waiting: readonly Charge[];
  /** The keys of all set-up charges. */
  readonly setups: ReadonlySet<string>;
}

export const EMPTY_LEDGER: Ledger = {
  next: 1,
  segments: [],
  recurring: [],
  waiting: [],
  setups: new Set(),
};

/** What a decision adds to a ledger. */
export interface LedgerChange {
  readonly next: number;
  readonly opened: readonly Segment[];
  readonly closed: readonly { readonly number: number; readonly to: Moment }[];
  readonly rated: readonly { readonly number: number; readonly rated: Rated }[];
  /** Segments that were extended free of charge. */
  readonly extended: readonly Pick<Segment, "number" | "until">[];
  readonly charges: readonly Charge[];
}

/** The identifier that stands for the plan itself among extra resources. */
const PLAN = 0;

/** The plan's own price, as if it were one unit of an extra resource. */
export function planTerms({ name, price }: Pick<PricedProductVersion, "name" | "price">): BillingItem {
  return {
    id: PLAN,
    name,
    unit: "",
    scheme: BillingItemType.TIERED,
    payment: BillingItemValueType.PRE_PAID,
    presence: BillingItemPresence.REQUIRED,
    tiers: [{ start: 1, end: null, price, setup: ZERO, step: 1 }],
  };
}

export function isPlan({ terms }: Pick<Segment, "terms">): boolean {
  return terms.id === PLAN;
}

export function isMetered({ terms }: Pick<Segment, "terms">): boolean {
  return terms.payment === BillingItemValueType.PAY_AS_YOU_GO;
}

export function isPaidAhead({ terms }: Pick<Segment, "terms">): boolean {
  return terms.payment === BillingItemValueType.PRE_PAID;
}

/** What a plan with quantities consists of. What is metered has no quantity of its own. */
export function partsOf(
  productVersion: PricedProductVersion,
  quantities: Quantities,
): readonly Pick<Segment, "terms" | "quantity">[] {
  if (productVersion.selfBilling) return [];
  const resources = productVersion.billingItems.flatMap((terms) => {
    if (isMetered({ terms })) return [{ terms, quantity: NONE }];
    const quantity = quantities.get(terms.id) ?? NONE;
    return quantity === NONE ? [] : [{ terms, quantity }];
  });
  return [{ terms: planTerms(productVersion), quantity: ONE }, ...resources];
}

/** Whether two parts cost the same, so that a change from one to the other is none. */
export function isSamePart(
  one: Pick<Segment, "terms" | "quantity">,
  other: Pick<Segment, "terms" | "quantity">,
): boolean {
  return one.quantity === other.quantity && priceOf(one.terms) === priceOf(other.terms);
}

function priceOf({ id, scheme, payment, tiers }: BillingItem): string {
  return JSON.stringify([id, scheme, payment, tiers.map(({ start, end, price }) => [start, end, price])]);
}

/** Nothing of a segment is rated yet. */
export function unrated(from: Moment): Rated {
  return { until: from, quantity: NONE, amount: NOTHING, sample: null };
}

/** The share of the period that is left: whole days, or hours begun. */
export function shareLeft({ period, hourly }: Pick<Segment, "period" | "hourly">, at: Moment): Share {
  if (at <= period.start) return WHOLE;
  return hourly
    ? { of: hoursBegun(at, period.end), total: Math.max(1, hoursBegun(period.start, period.end)) }
    : { of: wholeDays(at, period.end), total: Math.max(1, wholeDays(period.start, period.end)) };
}

const MILLISECONDS_PER_HOUR = 3_600_000;

/**
 * The share of the period that a quantity which is paid afterwards stood, in hours from the period's start. A change
 * counts from the start of its hour, an end to the end of its hour, so that no hour is billed twice.
 */
export function shareStood(
  { period, from, until }: Pick<Segment, "period" | "from" | "until">,
  to: Moment,
  because: "change" | "end",
): Share {
  const total = Math.max(1, hoursBegun(period.start, period.end));
  const most = Math.max(total, hoursBegun(period.start, until));
  const begun = Math.floor((from - period.start) / MILLISECONDS_PER_HOUR);
  const ended = (to - period.start) / MILLISECONDS_PER_HOUR;
  const hour = Math.min(most, because === "end" ? Math.ceil(ended) : Math.floor(ended));
  return { of: Math.max(0, hour - begun), total };
}
