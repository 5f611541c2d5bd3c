import { EventEntity, type EventName, type EventType, events } from "@syndikit/contract";
import { emitEvent } from "../delivery/emit.js";
import type { Moment } from "../ports.js";
import type { Tx } from "../store/store.js";

/** A subscription that something happened to. */
export interface ToldSubscription {
  readonly id: number;
  readonly productId: number;
}

/** Tells of a subscription what a row of the lifecycle, or a payment, names. */
export async function tellSubscription(
  tx: Tx,
  { id, productId }: ToldSubscription,
  { names, now }: { readonly names: readonly EventName[]; readonly now: Moment },
): Promise<void> {
  for (const name of names) {
    const { entity, type } = events[name];
    await emitEvent(tx, { entity, type, id, productId, now });
  }
}

/** Tells that an invoice was issued, or that its state changed. */
export async function tellInvoice(
  tx: Tx,
  id: number,
  {
    type,
    now,
  }: { readonly type: typeof EventType.CREATED | typeof EventType.MODIFIED; readonly now: Moment },
): Promise<void> {
  await emitEvent(tx, { entity: EventEntity.Invoice, type, id, now });
}
