import type {
  BillingItemPresence,
  BillingItemType,
  BillingItemValueType,
  TrialMode,
} from "@syndikit/contract";
import type { EnumValue } from "../enum-value.js";
import type { Money } from "./money.js";
import type { Quantity } from "./quantity.js";

/** A range of quantities with its price: an entry of `billingItemValues` in the API. */
export interface Tier {
  /** The first whole unit of the range. */
  readonly start: number;
  /** The last unit; `null` when the range is open-ended. */
  readonly end: number | null;
  /** The price of one unit; with the scheme STAIRSTEP, of the whole range. */
  readonly price: Money;
  /** Charged the first time that the range is reached. */
  readonly setup: Money;
  /** Quantities go from `start` in steps of this size, at least one. */
  readonly step: number;
}

/** An extra resource (`billingItem` in the API) as a plan offers it. */
export interface BillingItem {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly scheme: EnumValue<typeof BillingItemType>;
  readonly payment: EnumValue<typeof BillingItemValueType>;
  readonly presence: EnumValue<typeof BillingItemPresence>;
  readonly tiers: readonly Tier[];
}

/** The fields of an extra resource that prices and choices depend on: all except its names. */
export type PricedBillingItem = Omit<BillingItem, "name" | "unit">;

/** A configuration parameter that is active on a plan. */
export interface ActiveParameter {
  readonly id: number;
  readonly required: boolean;
  /** The allowed values; `null` when any value is allowed. */
  readonly acceptedValues: readonly string[] | null;
}

/** A plan (`productVersion` in the API), with the fields that the decisions need. */
export interface ProductVersion {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly published: boolean;
  /** The price of one billing period; `null` when customers can ask for the plan but not order it. */
  readonly price: Money | null;
  /** The one-time activation fee. */
  readonly setupFee: Money;
  /** In months, at least one. */
  readonly billingPeriod: number;
  /** In hours, for a short-lived plan; `null` otherwise. */
  readonly lifespan: number | null;
  readonly trial: EnumValue<typeof TrialMode>;
  /** In days, at least one. */
  readonly trialLength: number;
  readonly autoRenewable: boolean;
  /** The marketplace issues no invoices, and deployment starts without payment. */
  readonly selfBilling: boolean;
  readonly billingItems: readonly BillingItem[];
  readonly parameters: readonly ActiveParameter[];
}

/** A plan with a price, which can be ordered. */
export type PricedProductVersion = ProductVersion & { readonly price: Money };

/** Whether a plan can be ordered or changed to. */
export function hasPrice<Some extends Pick<ProductVersion, "price">>(
  productVersion: Some,
): productVersion is Some & { readonly price: Money } {
  return productVersion.price !== null;
}

/** Quantities that a customer chose, or that metrics measured, by the id of the extra resource. */
export type Quantities = ReadonlyMap<number, Quantity>;
