import { SubscriptionType, UpgradeKind } from "@syndikit/contract";
import { Book, type Uses } from "../../billing/ledger.js";
import type { Quantities } from "../../billing/product-version.js";
import { NONE, type Quantity } from "../../billing/quantity.js";
import { isMetered, isPaidAhead, isPlan } from "../../billing/segments.js";
import type { PaymentMethodId } from "../../billing/settlement.js";
import { isExpired, type Subscription } from "../../billing/subscription.js";
import { type Refusal, refuse } from "../../errors.js";
import type { Moment } from "../../ports.js";
import { decideTransition, type Unchanged } from "./lifecycle.js";
import { checkQuantities } from "./order.js";
import { isOfQuantities, periodsOf } from "./terms.js";
import { chargeChange, isInFlight, type UpgradeDecision } from "./upgrade.js";

export interface QuantityFacts {
  readonly subscription: Subscription;
  /** The requested quantities of the extra resources that the request names. */
  readonly wanted: Quantities;
  readonly now: Moment;
  /** The buyer's stored default payment method. */
  readonly paymentMethod: PaymentMethodId | null;
  /** What the metrics measured. */
  readonly measured: Uses;
}

/** The quantities of all extra resources after the change. */
export function mergedQuantities({
  subscription,
  wanted,
}: Pick<QuantityFacts, "subscription" | "wanted">): Quantities {
  const all = new Map([...subscription.quantities, ...wanted]);
  return new Map([...all].filter(([, quantity]) => quantity !== NONE));
}

/**
 * Decides on BILLING_ITEM_UPGRADE. An increase takes effect at once and is charged for the remaining days. A decrease
 * waits for the next period, because the current one is paid.
 */
export function decideQuantities(facts: QuantityFacts): UpgradeDecision | Unchanged | Refusal {
  const { subscription, wanted, now } = facts;
  if (isInFlight(subscription, now)) return refuse("upgradeInFlight", {});
  const move = decideTransition(subscription.status, { trigger: "quantities" });
  if (move.kind !== "moved") return move;
  if (isExpired(subscription, now)) return refuse("subscriptionExpired", {});
  const { productVersion } = subscription;
  const quantities = mergedQuantities(facts);
  const refusal = checkQuantities(productVersion, new Map([...subscription.quantities, ...wanted]))[0];
  if (refusal !== undefined) return refusal;
  const before = ([id]: readonly [number, Quantity]) => subscription.quantities.get(id) ?? NONE;
  const more = [...wanted].filter((entry) => entry[1] > before(entry));
  const fewer = [...wanted].filter((entry) => entry[1] < before(entry));
  if (more.length + fewer.length === 0) return { kind: "unchanged" };
  if (more.length > 0 && fewer.length > 0) {
    const reason = "more of one resource and less of another are two requests";
    return refuse("fieldInvalid", { field: "billingItems", reason });
  }
  // A trial has paid nothing yet, so a decrease need not wait.
  if (fewer.length > 0 && subscription.type !== SubscriptionType.TRIAL) {
    const deferredUpgrade = { productVersion, quantities, from: null };
    return { kind: "deferred", upgrade: UpgradeKind.DEFERRED, patch: { deferredUpgrade } };
  }
  const book = new Book(subscription.ledger, facts.measured);
  book.endPeriods(now);
  addQuantities(book, facts, new Map(more));
  return chargeChange(facts, {
    book,
    transition: move.transition,
    patch: { quantities },
    charged: subscription.type !== SubscriptionType.TRIAL && !productVersion.selfBilling,
    which: isOfQuantities,
  });
}

/**
 * Opens the larger quantities, in the period that runs and in those that were granted ahead. In a period whose plan the
 * vendor bills nothing is paid in advance here.
 */
function addQuantities(book: Book, { subscription, now }: QuantityFacts, added: Quantities): void {
  if (subscription.productVersion.selfBilling) return;
  const periods = periodsOf(book, { ...subscription, at: now });
  for (const terms of subscription.productVersion.billingItems) {
    const quantity = added.get(terms.id);
    // What is measured has no quantity of its own.
    if (quantity === undefined || isMetered({ terms })) continue;
    const before = subscription.quantities.get(terms.id) ?? NONE;
    const description = `${terms.name}: from ${before} to ${quantity}`;
    for (const period of periods) {
      const segments = book.segments.filter((segment) => segment.period.start === period.period.start);
      if (isPaidAhead({ terms }) && !segments.some(isPlan)) continue;
      const open = segments.find((segment) => segment.terms.id === terms.id);
      book.resize({ terms, quantity }, { ...period, before: open, at: now, description });
    }
  }
}
