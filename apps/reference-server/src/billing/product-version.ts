import type {
  BillingItemPresence,
  BillingItemType,
  BillingItemValueType,
  TrialMode,
} from "@syndikit/contract";
import type { Known } from "../known.js";
import type { Money } from "./money.js";
import type { Quantity } from "./quantity.js";

/** One range of quantities and its price: an entry of `billingItemValues` on the wire. */
export interface Tier {
  /** The first whole unit of the range. */
  readonly start: number;
  /** The last unit; `null` when the range is open. */
  readonly end: number | null;
  /** Of one unit; of the whole range when the scheme is STAIRSTEP. */
  readonly price: Money;
  /** Charged the first time that the range is reached. */
  readonly setup: Money;
  /** Quantities go from `start` in steps of this size, at least one. */
  readonly step: number;
}

/** An extra resource, `billingItem` on the wire, as a plan offers it. */
export interface BillingItem {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly scheme: Known<typeof BillingItemType>;
  readonly payment: Known<typeof BillingItemValueType>;
  readonly presence: Known<typeof BillingItemPresence>;
  readonly tiers: readonly Tier[];
}

/** What prices and choices depend on: everything of an extra resource but what people call it. */
export type PricedBillingItem = Omit<BillingItem, "name" | "unit">;

/** A configuration parameter that is active on a plan. */
export interface ActiveParameter {
  readonly id: number;
  readonly required: boolean;
  /** The values that may be chosen; `null` when any may. */
  readonly acceptedValues: readonly string[] | null;
}

/** A plan, `productVersion` on the wire, as far as the decisions need to know it. */
export interface ProductVersion {
  readonly id: number;
  readonly productId: number;
  readonly name: string;
  readonly published: boolean;
  /** For one billing period; `null` when the plan cannot be ordered, only asked for. */
  readonly price: Money | null;
  /** The activation fee, once. */
  readonly setupFee: Money;
  /** In months, at least one. */
  readonly billingPeriod: number;
  /** In hours, of a short-living plan; `null` otherwise. */
  readonly lifespan: number | null;
  readonly trial: Known<typeof TrialMode>;
  /** In days, at least one. */
  readonly trialLength: number;
  readonly autoRenewable: boolean;
  /** The marketplace issues no invoices, and deployment starts without payment. */
  readonly selfBilling: boolean;
  readonly billingItems: readonly BillingItem[];
  readonly parameters: readonly ActiveParameter[];
}

/** A plan that has a price, and so can be ordered. */
export type PricedProductVersion = ProductVersion & { readonly price: Money };

/** Whether a plan can be ordered and moved to. */
export function hasPrice<Some extends Pick<ProductVersion, "price">>(
  productVersion: Some,
): productVersion is Some & { readonly price: Money } {
  return productVersion.price !== null;
}

/** What a customer chose, or a metric measured, by the id of the extra resource. */
export type Quantities = ReadonlyMap<number, Quantity>;
