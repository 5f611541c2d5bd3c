import {
  BillingItemPresence,
  BillingItemValueType,
  OrderStatus,
  SubscriptionType,
  type Transition,
  TrialMode,
  toReference,
} from "@syndikit/contract";
import { Book } from "../../billing/ledger.js";
import { openPeriod, type Period } from "../../billing/period.js";
import {
  type ActiveParameter,
  hasPrice,
  type PricedBillingItem,
  type PricedProductVersion,
  type ProductVersion,
  type Quantities,
} from "../../billing/product-version.js";
import { NONE } from "../../billing/quantity.js";
import { EMPTY_LEDGER, type LedgerChange } from "../../billing/segments.js";
import { type Charge, chargeBill, isSettled, type PaymentMethodId } from "../../billing/settlement.js";
import { canChoose } from "../../billing/tiers.js";
import type { EnumValue } from "../../enum-value.js";
import { isRefusal, type Refusal, refuse } from "../../errors.js";
import type { PatternResult } from "../../parameter-patterns.js";
import type { Moment } from "../../ports.js";
import { decideTransition } from "./lifecycle.js";
import { openTerms } from "./terms.js";

/** The facts for the decision on an order. Who may order for whom was checked before. */
export interface OrderFacts {
  readonly type: EnumValue<typeof SubscriptionType>;
  readonly now: Moment;
  readonly productVersion: ProductVersion;
  /** Whether the vendor company is enabled; a disabled company does not sell. */
  readonly vendorActive: boolean;
  /** Whether the caller sells the plan: then a SANDBOX order may be for an unpublished plan. */
  readonly ownProductVersion: boolean;
  readonly quantities: Quantities;
  /** The values that the customer entered, by the id of the parameter. */
  readonly parameters: ReadonlyMap<number, ParameterEntry>;
  /** Whether the buyer's company has had a trial of the product. */
  readonly trialUsed: boolean;
  /** The buyer's stored default payment method. */
  readonly paymentMethod: PaymentMethodId | null;
}

export interface AcceptedOrder {
  readonly kind: "accepted";
  /** The lifecycle transition to the subscription's first state, with its events. */
  readonly transition: Transition;
  /** PAID with an invoice, FREE without one. */
  readonly orderStatus: EnumValue<typeof OrderStatus>;
  /** The invoice to issue; `null` for a trial and for a self-billing plan. */
  readonly charge: Charge | null;
  readonly paid: boolean;
  /** Provisional: it counts from now, and again from the first DEPLOYED. */
  readonly period: Period;
  readonly autoRenew: boolean;
  /** Without extra resources of quantity zero. */
  readonly quantities: Quantities;
  readonly ledger: LedgerChange;
}

export interface RefusedOrder {
  readonly kind: "refused";
  /** All problems of the order. */
  readonly refusals: readonly [Refusal, ...Refusal[]];
}

/** Decides on an order: all checks, the first invoice, its payment, and the resulting state. */
export function decideOrder(facts: OrderFacts): AcceptedOrder | RefusedOrder {
  const { productVersion, quantities, parameters } = facts;
  const [first, ...others] = [
    ...checkProductVersion(facts),
    ...checkQuantities(productVersion, quantities),
    ...checkParameters(productVersion, parameters),
  ];
  if (first !== undefined) return { kind: "refused", refusals: [first, ...others] };
  // checkProductVersion refuses a plan without a price. This check is for the compiler.
  if (!hasPrice(productVersion)) return refused(notPublished(productVersion));
  return accept(facts, productVersion);
}

function accept(facts: OrderFacts, productVersion: PricedProductVersion): AcceptedOrder | RefusedOrder {
  const trial = facts.type === SubscriptionType.TRIAL;
  const quantities = new Map([...facts.quantities].filter(([, quantity]) => quantity !== NONE));
  const period = openPeriod({ productVersion, trial, at: facts.now });
  const book = new Book(EMPTY_LEDGER);
  // Counters begin at zero with the first DEPLOYED. A trial is free.
  if (!trial) openTerms(book, { productVersion, quantities }, { period, base: "ZERO", fee: true });
  const bill = trial || productVersion.selfBilling ? null : book.collect();
  if (isRefusal(bill)) return refused(bill);
  const charge = bill === null ? null : chargeBill(bill, facts.paymentMethod);
  const settled = isSettled(charge);
  const move = decideTransition(null, { trigger: "order", type: facts.type, settled });
  if (move.kind === "refusal") return refused(move);
  if (move.kind === "unchanged") throw new Error("An order always creates a subscription.");
  return {
    kind: "accepted",
    transition: move.transition,
    orderStatus: charge === null ? OrderStatus.FREE : OrderStatus.PAID,
    charge,
    paid: settled,
    period,
    autoRenew: productVersion.autoRenewable,
    quantities,
    ledger: book.change(),
  };
}

function checkProductVersion({
  productVersion,
  type,
  vendorActive,
  ownProductVersion,
  trialUsed,
  paymentMethod,
}: OrderFacts): readonly Refusal[] {
  if (!vendorActive) return [refuse("vendorDeactivated", {})];
  const visible = productVersion.published || (type === SubscriptionType.SANDBOX && ownProductVersion);
  if (!visible || !hasPrice(productVersion)) return [notPublished(productVersion)];
  if (type !== SubscriptionType.TRIAL) return [];
  if (productVersion.trial === TrialMode.NOT_ALLOWED)
    return [refuse("trialNotAllowed", { plan: toReference("productVersion", productVersion.id) })];
  const needsMethod = productVersion.trial === TrialMode.ALLOWED && paymentMethod === null;
  return [
    ...(trialUsed ? [refuse("trialUsed", {})] : []),
    ...(needsMethod ? [refuse("paymentMethodMissing", {})] : []),
  ];
}

/** The plan is not on sale: it is unpublished, or has no price. */
export function notPublished({ id }: Pick<ProductVersion, "id">): Refusal<"planNotPublished"> {
  return refuse("planNotPublished", { plan: toReference("productVersion", id) });
}

function refused(refusal: Refusal): RefusedOrder {
  return { kind: "refused", refusals: [refusal] };
}

/**
 * The result of matching a value against a parameter's pattern. Patterns run elsewhere, where they cannot block the
 * server.
 */
/** A value that a customer entered. */
export interface ParameterEntry {
  readonly value: string;
  /** `matches` also if the parameter has no pattern. */
  readonly pattern: PatternResult;
}

/** All problems of the chosen quantities: unknown, missing, or outside the tiers. */
export function checkQuantities(
  productVersion: { readonly billingItems: readonly PricedBillingItem[] },
  quantities: Quantities,
): readonly Refusal[] {
  const offered = new Set(productVersion.billingItems.map(({ id }) => id));
  const unknown = [...quantities]
    .filter(([id, quantity]) => !offered.has(id) && quantity !== NONE)
    .map(([id]) => refuse("extraResourceUnknown", { item: toReference("billingItem", id) }));
  return [
    ...unknown,
    ...productVersion.billingItems.flatMap((resource) => checkResource(resource, quantities)),
  ];
}

function checkResource(resource: PricedBillingItem, quantities: Quantities): readonly Refusal[] {
  const quantity = quantities.get(resource.id) ?? NONE;
  const item = toReference("billingItem", resource.id);
  if (quantity === NONE) {
    // Usage is measured, not chosen, so pay-as-you-go resources are never missing.
    const chosen = resource.payment !== BillingItemValueType.PAY_AS_YOU_GO;
    const required = chosen && resource.presence === BillingItemPresence.REQUIRED;
    return required ? [refuse("extraResourceRequired", { item })] : [];
  }
  return canChoose(resource.tiers, quantity) ? [] : [refuse("quantityOutsideTiers", { item, quantity })];
}

function checkParameters(
  productVersion: ProductVersion,
  entries: ReadonlyMap<number, ParameterEntry>,
): readonly Refusal[] {
  const active = new Set(productVersion.parameters.map(({ id }) => id));
  const unknown = [...entries.keys()]
    .filter((id) => !active.has(id))
    .map((id) => refuse("parameterUnknown", { parameter: toReference("configurationParameter", id) }));
  return [
    ...unknown,
    ...productVersion.parameters.flatMap((parameter) => checkEntry(parameter, entries.get(parameter.id))),
  ];
}

function checkEntry(
  { id, required, acceptedValues }: ActiveParameter,
  entry: ParameterEntry | undefined,
): readonly Refusal[] {
  const parameter = toReference("configurationParameter", id);
  // Forms send an empty text for an empty field.
  if (entry === undefined || entry.value === "") {
    return required ? [refuse("parameterMissing", { parameter })] : [];
  }
  if (acceptedValues !== null && !acceptedValues.includes(entry.value)) {
    return [refuse("parameterNotAccepted", { parameter, accepted: acceptedValues.join(", ") })];
  }
  switch (entry.pattern) {
    case "matches":
      return [];
    case "differs":
      return [refuse("parameterMismatch", { parameter })];
    case "tooSlow":
      return [refuse("patternTooSlow", { parameter })];
  }
}
