import {
  BillingItemPresence,
  BillingItemType,
  BillingItemValueType,
  DeploymentStatus,
  SubscriptionType,
  TrialMode,
} from "@syndikit/contract";
import { type Amount, NOTHING, readAmount } from "../billing/amount.js";
import { Book, type Uses } from "../billing/ledger.js";
import { type Money, parseMoney, ZERO } from "../billing/money.js";
import { addDays, nextPeriod, openPeriod } from "../billing/period.js";
import type { BillingItem, PricedProductVersion, Quantities, Tier } from "../billing/product-version.js";
import { parseQuantity, type Quantity } from "../billing/quantity.js";
import { EMPTY_LEDGER, type Ledger, type LedgerChange } from "../billing/segments.js";
import type { Pending, Subscription, SubscriptionPatch } from "../billing/subscription.js";
import type { Moment } from "../ports.js";
import { type Ending, type LastBill, lastBill } from "../subscriptions/rules/ending.js";
import { decidePeriodEnd, type PeriodEndFacts } from "../subscriptions/rules/renewal.js";
import { openTerms } from "../subscriptions/rules/terms.js";

// Starting points for tests of the domain. Each builder takes the fields that the test is about.

/** The moment of an ISO 8601 date-time. */
export function moment(text: string): Moment {
  return Date.parse(text);
}

/** An amount, written as in the API. */
export function eur(text: string): Money {
  const amount = parseMoney(text);
  if (typeof amount !== "number") throw new RangeError(`${text} is not an amount.`);
  return amount;
}

/** An exact amount, written as in the API. */
export function exact(text: string): Amount {
  return readAmount(text);
}

export function qty(value: number | string): Quantity {
  const quantity = parseQuantity(value);
  if (quantity === null) throw new RangeError(`${value} is not a quantity.`);
  return quantity;
}

/** Quantities by the id of the extra resource. */
export function chosen(entries: Readonly<Record<number, number>>): Quantities {
  return new Map(Object.entries(entries).map(([id, value]) => [Number(id), qty(value)]));
}

/** A range of quantities. */
export function tier(start: number, end: number | null, price: string, more: Partial<Tier> = {}): Tier {
  return { start, end, price: eur(price), setup: ZERO, step: 1, ...more };
}

/** Seats at 2.00 EUR, paid in advance. */
export function billingItemOf(more: Partial<BillingItem> = {}): BillingItem {
  return {
    id: 1,
    name: "Seats",
    unit: "users",
    scheme: BillingItemType.TIERED,
    payment: BillingItemValueType.PRE_PAID,
    presence: BillingItemPresence.OPTIONAL,
    tiers: [tier(1, null, "2.00")],
    ...more,
  };
}

/** A plan of 10.00 EUR a month that renews, with a trial of 14 days. */
export function productVersionOf(more: Partial<PricedProductVersion> = {}): PricedProductVersion {
  return {
    id: 1,
    productId: 1,
    name: "Basic",
    published: true,
    price: eur("10.00"),
    setupFee: ZERO,
    billingPeriod: 1,
    lifespan: null,
    trial: TrialMode.ALLOWED_WO_PAYMENT_METHOD,
    trialLength: 14,
    autoRenewable: true,
    selfBilling: false,
    billingItems: [],
    parameters: [],
    ...more,
  };
}

/** When the subscription of {@link subscriptionOf} began. */
export const BEGAN = moment("2026-01-31T08:00:00Z");

/** A deployed, paid subscription that began on 31 January. */
export function subscriptionOf(more: Partial<Subscription> = {}): Subscription {
  const productVersion = more.productVersion ?? productVersionOf();
  const trial = more.type === SubscriptionType.TRIAL;
  return {
    status: DeploymentStatus.DEPLOYED,
    type: SubscriptionType.NORMAL,
    paid: true,
    productVersion,
    period: openPeriod({ productVersion, trial, at: BEGAN }),
    autoRenew: true,
    quantities: new Map(),
    ledger: trial ? EMPTY_LEDGER : ledgerOf(productVersion, more),
    deferredUpgrade: null,
    pending: null,
    ...more,
  };
}

/** The ledger of a subscription whose period was ordered, billed and paid. */
export function ledgerOf(
  productVersion: PricedProductVersion,
  {
    quantities = new Map(),
    period = openPeriod({ productVersion, trial: false, at: BEGAN }),
  }: Partial<Pick<Subscription, "quantities" | "period">> = {},
): Ledger {
  const book = new Book(EMPTY_LEDGER);
  openTerms(book, { productVersion, quantities }, { period, base: "ZERO", fee: true });
  return after(EMPTY_LEDGER, { ...book.change(), charges: [] });
}

/** What counters of a subscription's extra resources counted until a time, by the id of the resource. */
export function counted(
  { ledger }: Pick<Subscription, "ledger">,
  quantities: Readonly<Record<number, number>>,
  until: Moment = Number.MAX_SAFE_INTEGER,
): Uses {
  return new Map(
    ledger.segments.flatMap((segment) => {
      const value = quantities[segment.terms.id];
      const end = Math.min(until, segment.until);
      const use = { until: end, level: null, running: end - segment.from, sample: 0 };
      return value === undefined ? [] : [[segment.number, { ...use, counted: qty(value) }]];
    }),
  );
}

/** A subscription after a decision. */
export function changed(
  before: Subscription,
  { ledger, ...patch }: SubscriptionPatch,
  taken: readonly string[] = [],
): Subscription {
  return {
    ...before,
    ...patch,
    ...(ledger === undefined ? {} : { ledger: after(before.ledger, ledger, taken) }),
  };
}

/** What ends, with its last bill, where so much can be given back. */
export function billed<One extends Ending>(ending: One, refundable = "1000.00"): One & LastBill {
  return { ...ending, ...lastBill(ending, { again: NOTHING, refundable: eur(refundable) }) };
}

type PeriodEnd = ReturnType<typeof decidePeriodEnd>;

/** What is decided at the end of a period, with the last bill where that ends the subscription. */
export function endPeriod(
  facts: PeriodEndFacts,
): Exclude<PeriodEnd, Ending> | (Extract<PeriodEnd, Ending> & LastBill) {
  const decision = decidePeriodEnd(facts);
  return decision.kind === "expired" ? billed(decision) : decision;
}

/** A ledger after a decision. Charges that no invoice has taken wait. */
export function after(ledger: Ledger, change: LedgerChange, taken: readonly string[] = []): Ledger {
  const closed = new Set(change.closed.map(({ number }) => number));
  const rated = new Map(change.rated.map((each) => [each.number, each.rated]));
  const until = new Map(change.extended.map((each) => [each.number, each.until]));
  const paid = new Set(taken);
  const charges = [...ledger.waiting, ...change.charges];
  return {
    next: change.next,
    segments: [...ledger.segments, ...change.opened]
      .filter(({ number }) => !closed.has(number))
      .map((segment) => ({
        ...segment,
        rated: rated.get(segment.number) ?? segment.rated,
        until: until.get(segment.number) ?? segment.until,
      })),
    recurring: ledger.recurring,
    waiting: charges.filter(({ key }) => !paid.has(key)),
    setups: new Set([...ledger.setups, ...charges.map(({ key }) => key).filter(isSetup)]),
  };
}

const isSetup = (key: string): boolean => key.startsWith("setup:");

/** What a renewal that waits for its payment bills, as invoice 7. */
export function pendingOf(subscription: Subscription, more: Partial<Pending> = {}): Pending {
  const { productVersion, quantities, period } = subscription;
  return {
    kind: "renewal",
    until: addDays(period.end, 3),
    invoice: 7,
    order: 7,
    productVersion,
    quantities,
    period: nextPeriod(period, productVersion.billingPeriod),
    upgraded: false,
    ...more,
  };
}
