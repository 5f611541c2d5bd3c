import { BillingItemValueType, LineType } from "@syndikit/contract";
import type { EnumValue } from "../enum-value.js";
import type { Moment } from "../ports.js";
import { type Money, multiply, type TooLarge } from "./money.js";
import type { BillingItem, PricedProductVersion, Quantities } from "./product-version.js";
import { ONE, type Quantity } from "./quantity.js";
import { chargeRanges } from "./tiers.js";
import { type Totals, totalsOf } from "./totals.js";

/** A line of a bill. It is stored as JSON. */
export interface Line {
  readonly type: EnumValue<typeof LineType>;
  readonly description: string;
  /** The price of one unit, in the account's currency. */
  readonly price: Money;
  readonly quantity: Quantity;
  /** Price times quantity, rounded half-up once to four digits. */
  readonly subtotal: Money;
  readonly unit: string | null;
  /** The vendor's identifier of a custom line. */
  readonly identifier: string | null;
  /** The extra resource that the line is for; `null` for any other line. */
  readonly billingItem: number | null;
  /** The start of the range that a set-up line is for. */
  readonly range: number | null;
  /** When a custom line was bought. */
  readonly purchased: Moment | null;
  /** The vendor's currency, if the price was converted. */
  readonly originalCurrency: string | null;
  /** In percent. */
  readonly vat: number | null;
}

/** Missing fields are `null`. */
type LineFields = Pick<Line, "type" | "description" | "price" | "quantity"> & Partial<Omit<Line, "subtotal">>;

export interface Bill extends Totals {
  readonly lines: readonly Line[];
}

export function createLine(fields: LineFields): Line | TooLarge {
  const subtotal = multiply(fields.price, fields.quantity);
  if (typeof subtotal !== "number") return subtotal;
  return {
    unit: null,
    identifier: null,
    billingItem: null,
    range: null,
    purchased: null,
    originalCurrency: null,
    vat: null,
    ...fields,
    subtotal,
  };
}

/** Adds lines up. If a line is a refusal, the result is that refusal. */
export function createBill(lines: Iterable<Line | TooLarge>): Bill | TooLarge {
  const kept: Line[] = [];
  for (const line of lines) {
    if ("kind" in line) return line;
    kept.push(line);
  }
  const totals = totalsOf(kept);
  return "kind" in totals ? totals : { lines: kept, ...totals };
}

/** The line of a plan's own price, for one billing period. */
export function productVersionLine(productVersion: PricedProductVersion): Line | TooLarge {
  return createLine({
    type: LineType.CONFIGURATION,
    description: productVersion.name,
    price: productVersion.price,
    quantity: ONE,
  });
}

/** The activation fee: one line on the first paid invoice of a subscription, none when there is no fee. */
export function setupFeeLines(productVersion: PricedProductVersion): readonly (Line | TooLarge)[] {
  if (productVersion.setupFee === 0) return [];
  const description = `${productVersion.name}: activation`;
  return [
    createLine({ type: LineType.SETUPFEE, description, price: productVersion.setupFee, quantity: ONE }),
  ];
}

/** The ranges whose set-up price was charged, as `<extra resource>:<start of the range>`. */
export type ChargedRanges = ReadonlySet<string>;

interface BillingItemCharge {
  readonly resources: readonly BillingItem[];
  /** Extra resources with another kind of payment are left out. */
  readonly payment: EnumValue<typeof BillingItemValueType>;
  readonly quantities: Quantities;
  readonly chargedRanges: ChargedRanges;
}

/**
 * The lines of extra resources: one for each range that the quantity reaches, plus the range's set-up price the first
 * time.
 */
export function billingItemLines(billing: BillingItemCharge): readonly (Line | TooLarge)[] {
  return billing.resources
    .filter((resource) => resource.payment === billing.payment)
    .flatMap((resource) => {
      const quantity = billing.quantities.get(resource.id);
      return quantity === undefined ? [] : linesOf(resource, quantity, billing.chargedRanges);
    });
}

/** The ranges that were charged before, and those that these lines charge. */
export function withRangesOf(lines: readonly Line[], before: ChargedRanges): ChargedRanges {
  const added = lines.flatMap(({ billingItem, range }) =>
    billingItem === null || range === null ? [] : [rangeKey(billingItem, range)],
  );
  return new Set([...before, ...added]);
}

function linesOf(
  resource: BillingItem,
  quantity: Quantity,
  chargedRanges: ChargedRanges,
): readonly (Line | TooLarge)[] {
  const measured = resource.payment === BillingItemValueType.PAY_AS_YOU_GO;
  return chargeRanges(resource, quantity).flatMap((charge) => {
    const cost = createLine({
      type: measured ? LineType.METRIC : LineType.BILLINGITEMCOST,
      description: resource.name,
      price: charge.price,
      quantity: charge.quantity,
      unit: resource.unit,
      billingItem: resource.id,
    });
    const { setup, start } = charge.tier;
    if (setup === 0 || chargedRanges.has(rangeKey(resource.id, start))) return [cost];
    const once = createLine({
      type: LineType.BILLINGITEMSETUP,
      description: `${resource.name}: set-up`,
      price: setup,
      quantity: ONE,
      billingItem: resource.id,
      range: start,
    });
    return [cost, once];
  });
}

function rangeKey(resource: number, start: number): string {
  return `${resource}:${start}`;
}
