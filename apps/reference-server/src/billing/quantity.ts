import { formatDecimal, parseDecimal } from "./decimal.js";

/** How many fraction digits a quantity keeps. */
export const QUANTITY_DIGITS = 10;

/**
 * A finite decimal with at most ten fraction digits, as in the API and the store. Arithmetic never uses it as a float,
 * but goes through {@link quantityUnits}.
 */
export type Quantity = number & { readonly quantity: unique symbol };

/** Reads a quantity, rounded half-up to ten fraction digits. `null` when it is not a finite decimal. */
export function parseQuantity(value: string | number): Quantity | null {
  const units = parseDecimal(value, QUANTITY_DIGITS);
  return units === null ? null : quantityOf(units);
}

/** The quantity as a whole number of 1/10,000,000,000. Exact. */
export function quantityUnits(quantity: Quantity): bigint {
  const units = parseDecimal(quantity, QUANTITY_DIGITS);
  if (units === null)
    throw new RangeError(`${quantity} is not a quantity: read it with parseQuantity first.`);
  return units;
}

/** The quantity of a whole number of 1/10,000,000,000. */
export function quantityOf(units: bigint): Quantity {
  // The only place that applies the brand: the decimal has at most ten fraction digits by construction.
  return Number(formatDecimal(units, QUANTITY_DIGITS)) as Quantity;
}

/** Every flat line has this quantity. */
export const ONE: Quantity = quantityOf(10n ** BigInt(QUANTITY_DIGITS));

export const NONE: Quantity = quantityOf(0n);
