import {
  BillingItemPresence,
  BillingItemType,
  BillingItemValueType,
  LineType,
  TrialMode,
} from "@syndikit/contract";
import type { Period } from "../../billing/period.js";
import type {
  ActiveParameter,
  BillingItem,
  PricedProductVersion,
  Tier,
} from "../../billing/product-version.js";
import type { Quantity } from "../../billing/quantity.js";
import type { Pending } from "../../billing/subscription.js";
import type { EnumValue } from "../../enum-value.js";
import type { Moment } from "../../ports.js";
import type { Form } from "./column.js";
import { aFlag, aNumber, aText, listOf, mapOf, objectOf, oneOf, orNull, sinceThen } from "./reader.js";

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

/** A line that waits in the columns of versions before the ledger, with four fraction digits. */
export interface StoredLine {
  readonly type: EnumValue<typeof LineType>;
  readonly description: string;
  readonly price: number;
  readonly quantity: Quantity;
  readonly subtotal: number;
  readonly unit: string | null;
  readonly identifier: string | null;
  readonly billingItem: number | null;
  readonly range: number | null;
  readonly purchased: Moment | null;
  readonly originalCurrency: string | null;
  readonly vat: number | null;
}

/** A vendor's line of every later invoice. Its amounts are exact. */
export interface RecurringLine {
  readonly description: string;
  readonly price: string;
  readonly quantity: Quantity;
  readonly subtotal: string;
  readonly unit: string | null;
  readonly identifier: string | null;
  readonly purchased: Moment | null;
  readonly originalCurrency: string | null;
  readonly vat: number | null;
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
  /** What waits; see `Pending`. Versions before the ledger knew renewals alone. */
  readonly kind: Pending["kind"];
  /** Until then it waits; zero in versions before the ledger, which have it in the column of the grace. */
  readonly until: Moment;
  readonly invoice: number | null;
  readonly order: number | null;
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

const line = objectOf<StoredLine>({
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

const PENDING = { renewal: "renewal", renew: "renew", trial: "trial", upgrade: "upgrade" } as const;

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
    kind: sinceThen(oneOf(PENDING), "renewal"),
    until: sinceThen(aNumber(), 0),
    invoice: sinceThen(orNull(aNumber()), null),
    order: sinceThen(orNull(aNumber()), null),
  }),
};

/** The extra resource, or the plan, of a segment. */
export const segmentTermsForm: Form<BillingItem> = { name: "price of a segment", read: billingItem };

export const recurringLineForm: Form<RecurringLine> = {
  name: "recurring line",
  read: objectOf<RecurringLine>({
    description: aText,
    price: aText,
    quantity: aNumber(),
    subtotal: aText,
    unit: orNull(aText),
    identifier: orNull(aText),
    purchased: orNull(aNumber()),
    originalCurrency: orNull(aText),
    vat: orNull(aNumber()),
  }),
};

export const costsForm: Form<readonly StoredLine[]> = { name: "list of extra costs", read: listOf(line) };

export const chargedRangesForm: Form<readonly string[]> = {
  name: "list of charged ranges",
  read: listOf(aText),
};
