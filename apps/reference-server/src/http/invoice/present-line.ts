import { Currency, type InvoiceLine, toReference } from "@syndikit/contract";
import type { Line } from "../../domain/line.js";
import { formatMoney } from "../../domain/money.js";
import type { InvoiceLineRow } from "../../store/schema/billing.js";
import { compact } from "../compact.js";
import { toDateTime } from "../date-time.js";

/** A line of an invoice, as the wire has it. */
export function presentInvoiceLine({ billingItemId, ...line }: InvoiceLineRow): InvoiceLine {
  return present({ ...line, billingItem: billingItemId });
}

/** A line that waits for an invoice, as the wire has it. */
export function presentLine(line: Line): InvoiceLine {
  return present(line);
}

/** What a line shows; one that a vendor sent may lack a description. */
type Shown = Omit<Line, "type" | "description" | "range"> & {
  readonly type: InvoiceLine["type"];
  readonly description: string | null;
};

function present(line: Shown): InvoiceLine {
  return compact({
    type: line.type,
    description: line.description === "" ? null : line.description,
    identifier: line.identifier,
    price: compact({ price: formatMoney(line.price), currency: Currency.EUR, vat: line.vat }),
    quantity: line.quantity,
    unit: line.unit,
    purchased: line.purchased === null ? null : toDateTime(line.purchased),
    subtotal: formatMoney(line.subtotal),
    originalCurrency: line.originalCurrency,
    billingItem: line.billingItem === null ? null : { url: toReference("billingItem", line.billingItem) },
  });
}
