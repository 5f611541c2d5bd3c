// What a write concerns, in the words of those who write. Which locks that takes is for the engine to say.

/** Something whose rows are written by one write at a time. */
export interface WriteKey {
  /**
   * - `company`: what a customer company orders.
   * - `subscription`: its rows, and its orders, invoices, moves, polls and samples.
   * - `invoice`: the subscription that the invoice is of, for a caller who only knows the invoice.
   * - `vendor`: the events of a vendor company, with their deliveries, and its endpoints; 0 is the platform.
   * - `user`: its tokens, and when they were used.
   * - `mails`: what became of all mails; its identifier is 0.
   */
  readonly kind: "company" | "subscription" | "invoice" | "vendor" | "user" | "mails";
  readonly id: number;
}

/** What a write names. */
interface Keyed {
  readonly on: readonly WriteKey[];
}

const keyed = (kind: WriteKey["kind"], ids: readonly number[]): Keyed => ({
  on: ids.map((id) => ({ kind, id })),
});

/** Of a write that makes subscriptions for a company. */
export const onCompany = (id: number): Keyed => keyed("company", [id]);

export const onSubscription = (id: number): Keyed => keyed("subscription", [id]);

export const onSubscriptions = (ids: readonly number[]): Keyed => keyed("subscription", ids);

/** Of a write that changes the subscription that an invoice is of. */
export const onInvoice = (id: number): Keyed => keyed("invoice", [id]);

/** Of a write that notes what became of deliveries, or deletes events. */
export const onVendors = (ids: readonly number[]): Keyed => keyed("vendor", ids);

/** Of a write that makes, ends or notes tokens. */
export const onUsers = (ids: readonly number[]): Keyed => keyed("user", ids);

/** Of a write that takes mails, or notes what became of them. */
export const onMails: Keyed = keyed("mails", [0]);

/** Of a write that only adds rows which nobody else changes. */
export const onNothing: Keyed = { on: [] };
