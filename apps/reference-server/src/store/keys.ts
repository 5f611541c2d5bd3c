// Names what a write changes, without saying which locks that needs: the engine maps keys to locks.

/** Something whose rows only one write at a time may change. */
export interface WriteKey {
  /**
   * - `company`: what a customer company orders.
   * - `subscription`: its rows, and its orders, invoices, state changes, metric polls and samples.
   * - `invoice`: the subscription of the invoice, for a caller that only knows the invoice.
   * - `vendor`: the events of a vendor company, with their deliveries, and its endpoints; 0 is the platform.
   * - `user`: the user's tokens, and when they were last used, and its payment methods.
   * - `metadata`: the metadata of an object, whatever its kind.
   * - `mails`: the sending status of all mails; its identifier is 0.
   */
  readonly kind: "company" | "subscription" | "invoice" | "vendor" | "user" | "metadata" | "mails";
  readonly id: number;
}

/** The keys of a write. */
interface Keyed {
  readonly on: readonly WriteKey[];
}

const keyed = (kind: WriteKey["kind"], ids: readonly number[]): Keyed => ({
  on: ids.map((id) => ({ kind, id })),
});

/** For a write that creates subscriptions of a company. */
export const onCompany = (id: number): Keyed => keyed("company", [id]);

export const onSubscription = (id: number): Keyed => keyed("subscription", [id]);

export const onSubscriptions = (ids: readonly number[]): Keyed => keyed("subscription", ids);

/** For a write that changes the subscription of an invoice. */
export const onInvoice = (id: number): Keyed => keyed("invoice", [id]);

/** For a write that records results of deliveries, or deletes events. */
export const onVendors = (ids: readonly number[]): Keyed => keyed("vendor", ids);

/** For a write that creates or ends tokens, or records their use, or that changes payment methods. */
export const onUsers = (ids: readonly number[]): Keyed => keyed("user", ids);

/** For a write that changes the metadata of an object. */
export const onMetadata = (id: number): Keyed => keyed("metadata", [id]);

/** For a write that claims mails, or records whether they were sent. */
export const onMails: Keyed = keyed("mails", [0]);

/** For a write that only adds rows that no other write changes. */
export const onNothing: Keyed = { on: [] };
