import {
  BillingItemPresence,
  BillingItemType,
  BillingItemValueType,
  DeploymentStatus,
  SubscriptionType,
  TrialMode,
} from "@syndikit/contract";
import { type Money, parseMoney, ZERO } from "../billing/money.js";
import { openPeriod } from "../billing/period.js";
import type { BillingItem, PricedProductVersion, Quantities, Tier } from "../billing/product-version.js";
import { parseQuantity, type Quantity } from "../billing/quantity.js";
import type { Subscription } from "../billing/subscription.js";
import type { Moment } from "../ports.js";

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
    chargedRanges: new Set(),
    usageSince: BEGAN,
    oneshotCosts: [],
    recurringCosts: [],
    deferredUpgrade: null,
    graceUntil: null,
    pendingRenewal: null,
    ...more,
  };
}
