import type { LineType } from "@syndikit/contract";
import type { EnumValue } from "../enum-value.js";
import type { Moment } from "../ports.js";
import { type Amount, times } from "./amount.js";
import type { TooLarge } from "./money.js";
import type { Quantity } from "./quantity.js";
import { type Totals, totalsOf } from "./totals.js";

/** A line of a bill. */
export interface Line {
  readonly type: EnumValue<typeof LineType>;
  readonly description: string;
  /** The price of one unit, in the account's currency. */
  readonly price: Amount;
  readonly quantity: Quantity;
  /** Price times quantity, exactly. */
  readonly subtotal: Amount;
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
  /** The key of the charge that the line shows; `null` for a line that is not in the ledger. */
  readonly charge: string | null;
}

/** Missing fields are `null`; the subtotal is the price times the quantity unless it is given. */
type LineFields = Pick<Line, "type" | "description" | "price" | "quantity"> & Partial<Line>;

export interface Bill extends Totals {
  readonly lines: readonly Line[];
  /** The keys of the charges that the bill takes: those of its lines, and its rounding. */
  readonly charges: readonly string[];
}

export function createLine(fields: LineFields): Line {
  return {
    unit: null,
    identifier: null,
    billingItem: null,
    range: null,
    purchased: null,
    originalCurrency: null,
    vat: null,
    charge: null,
    subtotal: times(fields.price, fields.quantity),
    ...fields,
  };
}

/** Adds lines up. */
export function createBill(lines: readonly Line[]): Bill | TooLarge {
  const totals = totalsOf(lines);
  if ("kind" in totals) return totals;
  return { lines, charges: lines.flatMap(({ charge }) => charge ?? []), ...totals };
}
