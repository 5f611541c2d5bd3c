// Names what a write changes, without saying which locks that needs: the engine maps keys to locks.

/** Something whose rows only one write at a time may change. */
export interface WriteKey {
  /**
   * - `company`: what a customer company orders, its profile and its groups.
   * - `subscription`: its rows, and its orders, invoices, state changes, metric polls and samples.
   * - `invoice`, `order`: the subscription of the invoice or the order, for a caller that only knows that.
   * - `catalogue`: what a vendor company sells: its products, plans, parameters, extra resources and metrics. While it
   *   is written, no subscription of the vendor is, because whoever orders or bills reads it by several statements.
   * - `plan`: what the vendor of a plan sells, for who only reads it. Many may at a time.
   * - `vendor`: the events of a vendor company, with their deliveries, its endpoints and its profile; 0 is the platform.
   * - `user`: the user's profile, tokens, and when they were last used, payment methods, reviews and credentials.
   * - `metadata`: the metadata of an object, whatever its kind.
   * - `mails`: the sending status of all mails; its identifier is 0.
   */
  readonly kind:
    | "company"
    | "subscription"
    | "invoice"
    | "order"
    | "catalogue"
    | "plan"
    | "vendor"
    | "user"
    | "metadata"
    | "mails";
  readonly id: number;
}

/** The keys of a write. */
interface Keyed {
  readonly on: readonly WriteKey[];
}

const keyed = (kind: WriteKey["kind"], ids: readonly number[]): Keyed => ({
  on: ids.map((id) => ({ kind, id })),
});

/** For a write that changes what belongs to a customer company. */
export const onCompany = (id: number): Keyed => keyed("company", [id]);

/** For a write that creates a subscription of a company to a plan. */
export const onOrdering = (companyId: number, productVersionId: number): Keyed => ({
  on: [
    { kind: "company", id: companyId },
    { kind: "plan", id: productVersionId },
  ],
});

/** For a write that changes what a vendor sells. */
export const onCatalogue = (id: number): Keyed => keyed("catalogue", [id]);

export const onSubscription = (id: number): Keyed => keyed("subscription", [id]);

export const onSubscriptions = (ids: readonly number[]): Keyed => keyed("subscription", ids);

/** For a write that changes the subscription of an invoice. */
export const onInvoice = (id: number): Keyed => keyed("invoice", [id]);

/** For a write that changes the subscription of an order. */
export const onOrder = (id: number): Keyed => keyed("order", [id]);

/** For a write that records results of deliveries, deletes events, or changes a vendor's endpoints. */
export const onVendors = (ids: readonly number[]): Keyed => keyed("vendor", ids);

/** For a write that changes what belongs to users. */
export const onUsers = (ids: readonly number[]): Keyed => keyed("user", ids);

/** For a write that changes the metadata of an object. */
export const onMetadata = (id: number): Keyed => keyed("metadata", [id]);

/** For a write that claims mails, or records whether they were sent. */
export const onMails: Keyed = keyed("mails", [0]);

/** For a write that only adds rows that no other write changes. */
export const onNothing: Keyed = { on: [] };

/** The keys of a write; absent for one that runs {@link alone}. */
export type Keys = Partial<Keyed>;

/**
 * For a write that changes what no key names: it waits for all writes of all processes, and they wait for it. So this is
 * for what an administrator, the clock or the start of a server writes, and for the few others that `keys.test.ts` lists.
 */
export const alone: Keys = {};

/** For a write with the keys of two. */
export function onBoth(one: Keys, other: Keys): Keys {
  return one.on === undefined || other.on === undefined ? alone : { on: [...one.on, ...other.on] };
}
