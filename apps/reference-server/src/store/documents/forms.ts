import {
  BillingItemPresence,
  BillingItemType,
  BillingItemValueType,
  LineType,
  TrialMode,
} from "@syndikit/contract";
import type { Line } from "../../billing/lines.js";
import type { Period } from "../../billing/period.js";
import type {
  ActiveParameter,
  BillingItem,
  PricedProductVersion,
  Tier,
} from "../../billing/product-version.js";
import type { Quantity } from "../../billing/quantity.js";
import type { Moment } from "../../ports.js";
import type { Form } from "./column.js";
import { aFlag, aNumber, aText, listOf, mapOf, objectOf, oneOf, orNull } from "./reader.js";

// The stored documents of subscriptions. What old documents must go on to mean is tested in `forms.test.ts`.

/** A change of plan that waits for the next billing period, or for a date. */
export interface DeferredUpgrade {
  /** The plan as it was when the upgrade was requested. */
  readonly productVersion: PricedProductVersion;
  /** Quantities on the new plan, by the id of the extra resource. */
  readonly quantities: Readonly<Record<string, Quantity>>;
  readonly orderId: number;
  /** The earliest time of the change; `null` for the start of the next period. */
  readonly from: Moment | null;
}

/** What the unpaid invoice of a renewal bills. Its payment grants this, even if the vendor changes the plan before. */
export interface RenewalTerms {
  /** The plan, at the prices that are billed. */
  readonly productVersion: PricedProductVersion;
  /** By the id of the extra resource. */
  readonly quantities: Readonly<Record<string, Quantity>>;
  readonly period: Period;
  /** Whether the deferred upgrade is one of the terms. */
  readonly upgraded: boolean;
}

const tier = objectOf<Tier>({
  start: aNumber(),
  end: orNull(aNumber()),
  price: aNumber(),
  setup: aNumber(),
  step: aNumber(),
});

const billingItem = objectOf<BillingItem>({
  id: aNumber(),
  name: aText,
  unit: aText,
  scheme: oneOf(BillingItemType),
  payment: oneOf(BillingItemValueType),
  presence: oneOf(BillingItemPresence),
  tiers: listOf(tier),
});

const parameter = objectOf<ActiveParameter>({
  id: aNumber(),
  required: aFlag,
  acceptedValues: orNull(listOf(aText)),
});

const productVersion = objectOf<PricedProductVersion>({
  id: aNumber(),
  productId: aNumber(),
  name: aText,
  published: aFlag,
  price: aNumber(),
  setupFee: aNumber(),
  billingPeriod: aNumber(),
  lifespan: orNull(aNumber()),
  trial: oneOf(TrialMode),
  trialLength: aNumber(),
  autoRenewable: aFlag,
  selfBilling: aFlag,
  billingItems: listOf(billingItem),
  parameters: listOf(parameter),
});

const line = objectOf<Line>({
  type: oneOf(LineType),
  description: aText,
  price: aNumber(),
  quantity: aNumber(),
  subtotal: aNumber(),
  unit: orNull(aText),
  identifier: orNull(aText),
  billingItem: orNull(aNumber()),
  range: orNull(aNumber()),
  purchased: orNull(aNumber()),
  originalCurrency: orNull(aText),
  vat: orNull(aNumber()),
});

const quantities = mapOf(aNumber<Quantity>());

export const planForm: Form<PricedProductVersion> = { name: "plan", read: productVersion };

export const deferredUpgradeForm: Form<DeferredUpgrade> = {
  name: "deferred upgrade",
  read: objectOf({ productVersion, quantities, orderId: aNumber(), from: orNull(aNumber()) }),
};

export const renewalTermsForm: Form<RenewalTerms> = {
  name: "pending renewal",
  read: objectOf({
    productVersion,
    quantities,
    period: objectOf<Period>({ start: aNumber(), end: aNumber(), anchorDay: aNumber() }),
    upgraded: aFlag,
  }),
};

export const costsForm: Form<readonly Line[]> = { name: "list of extra costs", read: listOf(line) };

export const chargedRangesForm: Form<readonly string[]> = {
  name: "list of charged ranges",
  read: listOf(aText),
};
