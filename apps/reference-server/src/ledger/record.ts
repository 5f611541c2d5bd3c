import type { EventName } from "@syndikit/contract";
import type { SubscriptionPatch } from "../domain/subscription.js";
import type { Moment } from "../ports.js";
import type { SubscriptionRow } from "../store/schema/subscription.js";
import type { Tx } from "../store/store.js";
import { issueInvoice } from "./invoice.js";
import { insertOrder, type NewOrder } from "./order.js";
import { type Change, type PatchedSubscription, writePatch } from "./patch.js";
import { type ToldSubscription, tellSubscription } from "./tell.js";

/** A decision on a subscription, as it goes into the books. */
export interface Entry {
  readonly patch: SubscriptionPatch;
  /** What the vendor is told: the events of the lifecycle's row. */
  readonly events: readonly EventName[];
  /** The order that it makes, with its invoice; `null` when it makes none. */
  readonly order: NewOrder | null;
  readonly now: Moment;
}

/** The identifiers of what was written. */
export interface Recorded {
  readonly orderId: number | null;
  readonly invoiceId: number | null;
}

/**
 * Writes a decision: its order and invoice, what changes of the subscription, and the events that tell of it.
 * Call it in the transaction that read the facts.
 */
export async function record(tx: Tx, subscription: SubscriptionRow, entry: Entry): Promise<Recorded> {
  const { patch, events, now } = entry;
  const written =
    entry.order === null ? nothing : await writeOrder(tx, subscription, { ...entry, order: entry.order });
  const { orderId } = written;
  await recordMove(tx, subscription, { patch, events, now, ...(orderId === null ? {} : { orderId }) });
  return written;
}

/**
 * Writes a decision that comes without an order, or after it: what changes of the subscription, and the events
 * that tell of it.
 */
export async function recordMove(
  tx: Tx,
  subscription: PatchedSubscription & ToldSubscription,
  { events, ...change }: Change & { readonly events: readonly EventName[] },
): Promise<void> {
  await writePatch(tx, subscription, change);
  await tellSubscription(tx, subscription, { names: events, now: change.now });
}

const nothing: Recorded = { orderId: null, invoiceId: null };

/** An order, and the invoice where there is one. The vendor collects what it bills itself. */
export async function writeOrder(
  tx: Tx,
  subscription: SubscriptionRow,
  { order: wanted, now }: { readonly order: NewOrder; readonly now: Moment },
): Promise<Recorded> {
  const order = await insertOrder(tx, subscription, { order: wanted, now });
  const { charge, cashed = false } = wanted;
  if (charge === null) return { orderId: order.id, invoiceId: null };
  const { selfBilling: selfBilled } = subscription.plan;
  return { orderId: order.id, invoiceId: await issueInvoice(tx, { order, charge, selfBilled, cashed, now }) };
}
