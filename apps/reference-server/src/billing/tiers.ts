import { BillingItemType } from "@syndikit/contract";
import { type Refusal, refuse } from "../errors.js";
import { type Amount, amountOf, plus, times } from "./amount.js";
import type { Money } from "./money.js";
import type { BillingItem, Tier } from "./product-version.js";
import { NONE, ONE, QUANTITY_DIGITS, type Quantity, quantityOf, quantityUnits } from "./quantity.js";

/** The cost of one range: `price` times `quantity`. */
interface RangeCharge {
  readonly tier: Tier;
  readonly price: Money;
  readonly quantity: Quantity;
}

type PriceScheme = Pick<BillingItem, "scheme" | "tiers">;

/**
 * The costs of a quantity, range by range. A range begins where the previous one ends, so that fractions of a unit are
 * never free. The last range continues beyond its end, because a metric may measure more than expected. A quantity of
 * zero costs nothing, also with STAIRSTEP.
 */
export function chargeRanges({ scheme, tiers }: PriceScheme, quantity: Quantity): readonly RangeCharge[] {
  const ranges = sorted(tiers);
  const reached = rangeReached(ranges, quantity);
  if (reached === undefined || quantity <= 0) return [];
  switch (scheme) {
    case BillingItemType.VOLUME:
      return [{ tier: reached, price: reached.price, quantity }];
    case BillingItemType.STAIRSTEP:
      return [{ tier: reached, price: reached.price, quantity: ONE }];
    case BillingItemType.TIERED:
      return sliceByRange(ranges, quantity);
    default:
      return unknownScheme(scheme);
  }
}

/** The total price of a quantity, exactly, without set-up prices. */
export function priceQuantity(scheme: PriceScheme, quantity: Quantity): Amount {
  return plus(...chargeRanges(scheme, quantity).map((range) => times(amountOf(range.price), range.quantity)));
}

/** Whether a customer may choose the quantity: zero, or inside a range and on one of its steps. */
export function canChoose(tiers: readonly Tier[], quantity: Quantity): boolean {
  if (quantity === NONE) return true;
  const tier = sorted(tiers).find(({ end }) => end === null || quantity <= end);
  if (tier === undefined || quantity < 0 || Math.ceil(quantity) < tier.start) return false;
  return (quantityUnits(quantity) - whole(tier.start)) % whole(tier.step) === 0n;
}

/** Why ranges are invalid: they overlap, or one ends before it starts. Only the last may be open-ended. */
export function checkTiers(
  tiers: readonly Tier[],
  item: string,
): Refusal<"tiersOverlap"> | Refusal<"tooSmall"> | null {
  let covered = -1;
  for (const { start, end } of sorted(tiers)) {
    if (end !== null && end < start) return refuse("tooSmall", { field: "end", min: String(start) });
    if (start <= covered) return refuse("tiersOverlap", { item });
    covered = end ?? Number.POSITIVE_INFINITY;
  }
  return null;
}

function sliceByRange(ranges: readonly Tier[], quantity: Quantity): readonly RangeCharge[] {
  const total = quantityUnits(quantity);
  const charges: RangeCharge[] = [];
  let below = 0n;
  for (const [index, tier] of ranges.entries()) {
    const open = tier.end === null || index === ranges.length - 1;
    const upTo = open || whole(tier.end) > total ? total : whole(tier.end);
    if (upTo > below) charges.push({ tier, price: tier.price, quantity: quantityOf(upTo - below) });
    below = upTo > below ? upTo : below;
  }
  return charges;
}

function rangeReached(ranges: readonly Tier[], quantity: Quantity): Tier | undefined {
  return ranges.find(({ end }) => end === null || quantity <= end) ?? ranges.at(-1);
}

function sorted(tiers: readonly Tier[]): readonly Tier[] {
  return [...tiers].sort((a, b) => a.start - b.start);
}

function whole(units: number): bigint {
  return BigInt(units) * 10n ** BigInt(QUANTITY_DIGITS);
}

function unknownScheme(scheme: never): never {
  throw new RangeError(`${String(scheme)} is not a price scheme.`);
}
