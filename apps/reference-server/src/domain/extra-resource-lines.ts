import { BillingItemValueType, LineType } from "@syndikit/contract";
import type { Known } from "./known.js";
import { createLine, type Line } from "./line.js";
import type { TooLarge } from "./money.js";
import type { ExtraResource, Quantities } from "./plan.js";
import { ONE, type Quantity } from "./quantity.js";
import { chargeRanges } from "./tiers.js";

/** The ranges whose set-up price was charged, as `<extra resource>:<start of the range>`. */
export type ChargedRanges = ReadonlySet<string>;

/** Which extra resources to bill, and for what. */
export interface ExtraResourceBilling {
  readonly resources: readonly ExtraResource[];
  /** Only those that are paid in this way. */
  readonly payment: Known<typeof BillingItemValueType>;
  readonly quantities: Quantities;
  readonly chargedRanges: ChargedRanges;
}

/**
 * The lines of extra resources: one for each range that the quantity reaches, and its set-up price the first
 * time.
 */
export function extraResourceLines(billing: ExtraResourceBilling): readonly (Line | TooLarge)[] {
  return billing.resources
    .filter((resource) => resource.payment === billing.payment)
    .flatMap((resource) => {
      const quantity = billing.quantities.get(resource.id);
      return quantity === undefined ? [] : linesOf(resource, quantity, billing.chargedRanges);
    });
}

/** What was charged before, and what these lines charge now. */
export function withRangesOf(lines: readonly Line[], before: ChargedRanges): ChargedRanges {
  const added = lines.flatMap(({ billingItem, range }) =>
    billingItem === null || range === null ? [] : [rangeKey(billingItem, range)],
  );
  return new Set([...before, ...added]);
}

function linesOf(
  resource: ExtraResource,
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
