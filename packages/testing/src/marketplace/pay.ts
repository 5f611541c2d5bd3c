import type { InvoiceDTO } from "@syndikit/contract";
import { parseReference, type testCards } from "@syndikit/contract";
import type { Api } from "./api.js";

/** A card of the marketplace's test cards. */
export type TestCardName = keyof typeof testCards;

type InvoiceReference = { readonly url: InvoiceDTO["self"] };

/** Those of some invoices that are not paid yet. */
export async function findOpen(
  buyer: Api,
  invoices: readonly InvoiceReference[],
): Promise<readonly InvoiceReference[]> {
  const open: InvoiceReference[] = [];
  for (const invoice of invoices) {
    const id = parseReference(invoice.url, "invoice") ?? 0;
    if (!(await buyer("invoiceGet", { path: { id } })).paid) open.push(invoice);
  }
  return open;
}

/** Pays invoices with a test card, which is stored with the user first. */
export async function payFor(
  buyer: Api,
  invoices: readonly InvoiceReference[],
  card: TestCardName = "pm_card_visa",
): Promise<void> {
  if (invoices.length === 0) return;
  const { self } = await buyer("paymentMethodCreate", {
    body: { label: "Test card", payload: { paymentMethodId: card } },
  });
  for (const { url } of invoices) {
    const id = parseReference(url, "invoice") ?? 0;
    await buyer("invoicePay", { path: { id }, body: { paymentMethod: { url: self } } });
  }
}
