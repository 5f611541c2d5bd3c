import type { InvoiceDTO } from "@syndikit/contract";
import type { Moment } from "../ports.js";
import type { Address } from "../store/tables/company.js";

/** A company as shown on an invoice. */
export interface Party {
  readonly name: string;
  readonly taxCode: string | null;
  readonly address: Address | null;
}

/** The data of an invoice document. Plain data, because it is sent to the thread that draws. */
export interface PaperFacts {
  readonly invoice: InvoiceDTO;
  readonly date: Moment;
  readonly paymentReceived: Moment | null;
  readonly seller: Party;
  readonly customer: Party;
  /** The customer's preferred languages, best first. */
  readonly languages: readonly (string | null)[];
  readonly subscriptionName: string | null;
  /** `waits`: it begins at the first DEPLOYED. `null` if the invoice is not for a period. */
  readonly period: { readonly start: Moment; readonly end: Moment } | "waits" | null;
  /** The number of the invoice that a credit note credits. */
  readonly creditOf: string | null;
}
