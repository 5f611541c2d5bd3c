// What things cost, by the words of the interface document, written apart from the server.
import { type Fraction, fraction, minus, NOTHING, plus, times } from "../fraction.js";

export interface Range {
  readonly start: number;
  readonly end: number | null;
  readonly price: Fraction;
  readonly setup: Fraction;
}

export interface Item {
  readonly reference: string;
  readonly payment: "PRE_PAID" | "POST_PAID" | "PAY_AS_YOU_GO";
  readonly scheme: "TIERED" | "VOLUME" | "STAIRSTEP";
  /** For PAY_AS_YOU_GO: the vendor's name of what is measured, and how. */
  readonly metric: string | null;
  readonly measures: "COUNTER" | "AVERAGE" | "PEAK" | null;
}

/** An item as a plan sells it: its ranges without gaps, the last without an end. */
export interface Sold extends Item {
  readonly ranges: readonly Range[];
}

export interface Terms {
  readonly plan: string;
  readonly price: Fraction;
  readonly months: number;
  readonly items: readonly Sold[];
}

/** The price of a quantity for one period, without set-up. */
export function priceOf({ scheme, ranges }: Pick<Sold, "scheme" | "ranges">, quantity: Fraction): Fraction {
  if (quantity.top <= 0n) return NOTHING;
  if (scheme === "TIERED") {
    let [cost, below] = [NOTHING, NOTHING];
    for (const range of ranges) {
      const upTo = range.end === null ? quantity : least(fraction(range.end), quantity);
      const inside = minus(upTo, below);
      if (inside.top > 0n) cost = plus(cost, times(range.price, inside));
      if (inside.top > 0n) below = upTo;
    }
    return cost;
  }
  const { price } = reached(ranges, quantity);
  return scheme === "VOLUME" ? times(price, quantity) : price;
}

/** The ranges whose set-up a quantity brings: with TIERED all that it fills, else the one that it reaches. */
export function rangesOf({ scheme, ranges }: Sold, quantity: number): readonly Range[] {
  if (quantity <= 0) return [];
  if (scheme !== "TIERED") return [reached(ranges, fraction(quantity))];
  return ranges.filter((_, index) => index === 0 || quantity > (ranges[index - 1]?.end ?? 0));
}

function reached(ranges: readonly Range[], quantity: Fraction): Range {
  const found = ranges.find(({ end }) => end === null || minus(quantity, fraction(end)).top <= 0n);
  if (found === undefined) throw new Error("The last range has no end.");
  return found;
}

function least(a: Fraction, b: Fraction): Fraction {
  return minus(a, b).top < 0n ? a : b;
}
