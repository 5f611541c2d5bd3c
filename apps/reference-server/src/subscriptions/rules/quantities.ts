import { BillingItemValueType, LineType, SubscriptionType, UpgradeKind } from "@syndikit/contract";
import { billingItemLines, createBill, createLine, type Line, withRangesOf } from "../../billing/lines.js";
import { moneyOf, type Ratio, scale, type TooLarge } from "../../billing/money.js";
import type { BillingItem, Quantities } from "../../billing/product-version.js";
import { NONE, ONE, type Quantity } from "../../billing/quantity.js";
import { chargeBill, isSettled, type PaymentMethodId } from "../../billing/settlement.js";
import {
  graceFrom,
  isExpired,
  type Subscription,
  type SubscriptionPatch,
} from "../../billing/subscription.js";
import { priceQuantity } from "../../billing/tiers.js";
import { isRefusal, type Refusal, refuse } from "../../errors.js";
import type { Moment } from "../../ports.js";
import { decideTransition, type Unchanged } from "./lifecycle.js";
import { checkQuantities } from "./order.js";
import { type UpgradeDecision, upgradeShare } from "./upgrade.js";

export interface QuantityFacts {
  readonly subscription: Subscription;
  /** The requested quantities of the extra resources that the request names. */
  readonly wanted: Quantities;
  readonly now: Moment;
  /** The buyer's stored default payment method. */
  readonly paymentMethod: PaymentMethodId | null;
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
  if (subscription.deferredUpgrade !== null) return refuse("upgradeInFlight", {});
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
  const { transition } = move;
  const lines = addedLines(facts, new Map(more));
  if (isRefusal(lines)) return lines;
  const bill = createBill(lines);
  if (isRefusal(bill)) return bill;
  const chargedRanges = withRangesOf(bill.lines, subscription.chargedRanges);
  const patch: SubscriptionPatch = { quantities, chargedRanges };
  // With VOLUME prices a larger quantity can cost less. The difference is not paid back.
  if (bill.total <= 0) return { kind: "free", upgrade: UpgradeKind.FREE, transition, patch: { quantities } };
  const charge = chargeBill(bill, facts.paymentMethod);
  const unpaid = isSettled(charge) ? {} : graceFrom(subscription, now);
  return { kind: "paid", upgrade: UpgradeKind.PAID, transition, charge, patch: { ...patch, ...unpaid } };
}

/** The cost of the added quantities: their share of the period, and the set-up prices of new ranges. */
function addedLines({ subscription, now }: QuantityFacts, added: Quantities): readonly Line[] | TooLarge {
  const { productVersion, period, type, quantities, chargedRanges } = subscription;
  if (type === SubscriptionType.TRIAL || productVersion.selfBilling) return [];
  const share = upgradeShare(productVersion, period, now);
  const lines: Line[] = [];
  for (const resource of productVersion.billingItems) {
    const after = added.get(resource.id);
    // Usage that is paid afterwards is billed later.
    if (after === undefined || resource.payment !== BillingItemValueType.PRE_PAID) continue;
    const before = quantities.get(resource.id) ?? NONE;
    const line = shareLine(resource, { before, after, share });
    if (isRefusal(line)) return line;
    const whole = billingItemLines({
      resources: [resource],
      payment: BillingItemValueType.PRE_PAID,
      quantities: new Map([[resource.id, after]]),
      chargedRanges,
    });
    const setup = createBill(whole);
    if (isRefusal(setup)) return setup;
    lines.push(line, ...setup.lines.filter(({ type: kind }) => kind === LineType.BILLINGITEMSETUP));
  }
  return lines;
}

function shareLine(
  resource: BillingItem,
  { before, after, share }: { readonly before: Quantity; readonly after: Quantity; readonly share: Ratio },
): Line | TooLarge {
  const [cost, known] = [priceQuantity(resource, after), priceQuantity(resource, before)];
  if (isRefusal(cost)) return cost;
  if (isRefusal(known)) return known;
  const difference = moneyOf(cost - known);
  const price = isRefusal(difference) ? difference : scale(difference, share);
  if (isRefusal(price)) return price;
  return createLine({
    type: LineType.BILLINGITEMCOST,
    description: `${resource.name}: from ${before} to ${after}`,
    price,
    quantity: ONE,
    billingItem: resource.id,
  });
}
