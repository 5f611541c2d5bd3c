import { ChangeKind, type OrderStatus, type OrderType, toReference } from "@syndikit/contract";
import { ZERO } from "../billing/money.js";
import type { Quantities } from "../billing/product-version.js";
import type { Charge } from "../billing/settlement.js";
import { noteChange } from "../changes/note.js";
import type { EnumValue } from "../enum-value.js";
import type { Moment } from "../ports.js";
import type { Tx } from "../store/port.js";
import { inserter, type Update, updater } from "../store/rows.js";
import { type OrderRow, orders } from "../store/tables/billing.js";
import type { SubscriptionRow } from "../store/tables/subscription.js";

export interface NewOrder {
  readonly type: EnumValue<typeof OrderType>;
  readonly status: EnumValue<typeof OrderStatus>;
  /** The plan; for an upgrade, the new one. */
  readonly productVersionId: number;
  readonly quantities: Quantities;
  /** `null` when there is nothing to invoice. */
  readonly charge: Charge | null;
  /** Whether its invoice only declares proceeds, which nobody pays. */
  readonly cashed?: boolean;
  /** The user who placed it; `null` when the marketplace did. */
  readonly creatorId: number | null;
  /** What caused it, if that may cause at most one order. */
  readonly cause?: string | undefined;
  readonly externalReference?: string | undefined;
  /** When it takes effect, if it is deferred. */
  readonly startDate?: Moment;
  /** The end of the period that it bills; absent when it bills none, or not yet. */
  readonly endOfPeriod?: Moment | undefined;
}

const update = updater(orders);

export const updateOrder: Update<typeof orders> = async (tx, id, change) => {
  await update(tx, id, change);
  noteChange(tx, { kind: ChangeKind.order, id });
};

const insert = inserter(orders);

/** Writes an order. It includes the values that the customer entered with the first order. */
export async function insertOrder(
  tx: Tx,
  subscription: SubscriptionRow,
  { order, now }: { readonly order: NewOrder; readonly now: Moment },
): Promise<OrderRow> {
  const { type, status, productVersionId, charge, creatorId } = order;
  const inserted = await insert(tx, {
    type,
    status,
    productVersionId,
    creatorId,
    subscriptionId: subscription.id,
    productId: subscription.productId,
    buyerId: subscription.buyerId,
    total: charge?.bill.total ?? ZERO,
    externalReference: order.externalReference ?? null,
    billingItems: Object.fromEntries(
      [...order.quantities].map(([id, quantity]) => [toReference("billingItem", id), quantity]),
    ),
    configurationParameters: subscription.configurationParameters,
    date: now,
    startDate: order.startDate ?? null,
    endOfPeriod: order.endOfPeriod ?? null,
    cause: order.cause ?? null,
    declared: order.cashed ?? false,
  });
  noteChange(tx, { kind: ChangeKind.order, id: inserted.id });
  return inserted;
}
