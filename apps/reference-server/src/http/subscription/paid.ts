import { InvoiceStatus } from "@syndikit/contract";
import { knownOf } from "../../domain/known.js";
import { isPaid } from "../../domain/payment.js";
import type { InvoiceParts } from "./children.js";

/** `paid` of a subscription, by the invoices that came with its row. */
export function isPaidBy(invoices: readonly InvoiceParts[]): boolean {
  return isPaid(
    invoices.map(([, status, , cashed]) => ({
      status: knownOf(InvoiceStatus, status),
      cashed: cashed === 1,
    })),
  );
}
