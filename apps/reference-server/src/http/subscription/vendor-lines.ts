import type { InvoiceLineInput } from "@syndikit/contract";
import type { VendorLine } from "../../domain/billing.js";
import { fromDateTime } from "../date-time.js";

/** The lines that a vendor sends, with their times read. */
export function readVendorLines(lines: readonly InvoiceLineInput[]): readonly VendorLine[] {
  return lines.map(({ purchased, ...line }, index) =>
    purchased === undefined ? line : { ...line, purchased: fromDateTime(purchased, `${index}.purchased`) },
  );
}
