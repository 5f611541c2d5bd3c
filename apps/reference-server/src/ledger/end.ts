import { OrderStatus, OrderType } from "@syndikit/contract";
import type { Ending } from "../domain/ending.js";
import type { Moment } from "../ports.js";
import type { SubscriptionRow } from "../store/schema/subscription.js";
import type { Tx } from "../store/store.js";
import { expireUnpaid } from "./expire-unpaid.js";
import { record } from "./record.js";

/** An end, and who asked for it. */
export interface EndingEntry {
  readonly ending: Ending;
  readonly now: Moment;
  /** `null` when the subscription expired. */
  readonly creatorId: number | null;
}

/** Writes the end of a subscription. What was used and is paid afterwards is billed by a last order. */
export async function recordEnd(
  tx: Tx,
  subscription: SubscriptionRow,
  { ending, now, creatorId }: EndingEntry,
): Promise<void> {
  const { charge, patch, transition } = ending;
  await expireUnpaid(tx, subscription.id, now);
  await record(tx, subscription, {
    patch,
    events: transition.events,
    order:
      charge === null
        ? null
        : {
            type: OrderType.UPSELL,
            status: OrderStatus.PAID,
            planId: subscription.planId,
            quantities: new Map(),
            charge,
            creatorId,
            cause: `end:${subscription.id}`,
          },
    now,
  });
}
