import type { LineType } from "@syndikit/contract";
import type { Moment } from "../ports.js";
import type { Known } from "./known.js";
import { type Money, multiply, sum, type TooLarge } from "./money.js";
import type { Quantity } from "./quantity.js";

/** One line of a bill. Plain data: it can be stored as JSON. */
export interface Line {
  readonly type: Known<typeof LineType>;
  readonly description: string;
  /** Of one unit, in the account's currency. */
  readonly price: Money;
  readonly quantity: Quantity;
  /** Price times quantity, rounded half-up once. Totals add these, so they are exact. */
  readonly subtotal: Money;
  readonly unit: string | null;
  /** The vendor's identifier of a custom line. */
  readonly identifier: string | null;
  /** The extra resource that the line is for. */
  readonly billingItem: number | null;
  /** The start of the range that a set-up line is for. */
  readonly range: number | null;
  /** When a custom line was bought. */
  readonly purchased: Moment | null;
  /** The currency that the vendor named, when it was converted. */
  readonly originalCurrency: string | null;
  /** In percent; carried along, and not part of any total. */
  readonly vat: number | null;
}

/** What a line is made from; what is left out is `null`. */
export type LineFields = Pick<Line, "type" | "description" | "price" | "quantity"> &
  Partial<Omit<Line, "subtotal">>;

/** Lines and their exact total. */
export interface Bill {
  readonly lines: readonly Line[];
  readonly total: Money;
}

/** Makes a line and computes its subtotal. */
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

/** Adds lines up. One line that was refused refuses the bill. */
export function createBill(lines: Iterable<Line | TooLarge>): Bill | TooLarge {
  const kept: Line[] = [];
  for (const line of lines) {
    if ("kind" in line) return line;
    kept.push(line);
  }
  const total = sum(kept.map((line) => line.subtotal));
  return typeof total === "number" ? { lines: kept, total } : total;
}
