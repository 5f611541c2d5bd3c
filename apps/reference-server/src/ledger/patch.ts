import { DeploymentStatus, OrderStatus } from "@syndikit/contract";
import type { DeferredUpgrade as Deferred, SubscriptionPatch } from "../domain/subscription.js";
import { enrolSubscription, withdrawSubscription } from "../metrics/enrol.js";
import type { Moment } from "../ports.js";
import {
  type DeferredUpgrade,
  type SubscriptionRow,
  subscriptionItems,
} from "../store/schema/subscription.js";
import type { Tx } from "../store/store.js";
import { replacer } from "../store/write-rows.js";
import { updateOrder } from "./order.js";
import { fromQuantities, updateSubscription } from "./subscription.js";

/** What a decision changes of a subscription. */
export interface Change {
  readonly patch: SubscriptionPatch;
  readonly now: Moment;
  /** The order that the change came with; it is the order of an upgrade that the patch defers. */
  readonly orderId?: number;
}

/** What writing a change needs to know of the subscription before it. */
export type PatchedSubscription = Pick<SubscriptionRow, "id" | "startDate" | "deferredUpgrade">;

/**
 * Writes what a decision changed. `paid` has no column: it follows from the invoices, which are written with the
 * decision.
 */
export async function writePatch(tx: Tx, before: PatchedSubscription, change: Change): Promise<void> {
  const { patch, now } = change;
  const { status, plan, period, chargedRanges, quantities } = patch;
  const first = status === DeploymentStatus.DEPLOYED && before.startDate === null;
  const deferred = patch.deferredUpgrade;
  await updateSubscription(tx, before.id, {
    ...given({
      deploymentStatus: status,
      type: patch.type,
      autoRenew: patch.autoRenew,
      usageSince: patch.usageSince,
      oneshotCosts: patch.oneshotCosts,
      recurringCosts: patch.recurringCosts,
      graceUntil: patch.graceUntil,
    }),
    ...(plan === undefined
      ? {}
      : { plan, planId: plan.id, billingPeriod: plan.billingPeriod, lifespan: plan.lifespan }),
    ...(period === undefined
      ? {}
      : { periodStart: period.start, periodEnd: period.end, anchorDay: period.anchorDay }),
    ...(chargedRanges === undefined ? {} : { chargedRanges: [...chargedRanges] }),
    ...(deferred === undefined ? {} : { deferredUpgrade: toStored(before, deferred, change) }),
    ...(first ? { startDate: now } : {}),
    updatedAt: now,
  });
  if (quantities !== undefined) await replaceQuantities(tx, before.id, quantities);
  if (deferred === null && before.deferredUpgrade !== null) {
    await endUpgrade(tx, before.deferredUpgrade, { applied: plan !== undefined, now });
  }
  if (status !== undefined && status !== DeploymentStatus.DEPLOYED) await withdrawSubscription(tx, before.id);
  else if (status !== undefined || plan !== undefined) await enrolSubscription(tx, before.id, now);
}

/** Without the fields that the patch leaves as they are. */
function given<Fields extends object>(fields: Fields): Partial<Fields> {
  // A subset of its own fields; `fromEntries` cannot tell.
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

function toStored(
  before: PatchedSubscription,
  deferred: Deferred | null,
  change: Change,
): DeferredUpgrade | null {
  if (deferred === null) return null;
  // One that waits already keeps its order: there is one at a time.
  const orderId = before.deferredUpgrade?.orderId ?? change.orderId;
  if (orderId === undefined) throw new Error("An upgrade is deferred by its order.");
  const { plan, quantities, from } = deferred;
  return { plan, quantities: fromQuantities(quantities), from, orderId };
}

/** The order of an upgrade that waited: the renewal's invoice holds its price, or it never ran. */
async function endUpgrade(
  tx: Tx,
  { orderId }: DeferredUpgrade,
  { applied, now }: { readonly applied: boolean; readonly now: Moment },
): Promise<void> {
  const outcome = applied
    ? { status: OrderStatus.FREE, startDate: now }
    : { status: OrderStatus.REJECTED, startDate: null };
  await updateOrder(tx, orderId, outcome);
}

const replaceItems = replacer(subscriptionItems, subscriptionItems.subscriptionId);

/** Writes what the customer has of each extra resource. */
export async function replaceQuantities(
  tx: Tx,
  subscriptionId: number,
  quantities: NonNullable<SubscriptionPatch["quantities"]>,
): Promise<void> {
  const rows = [...quantities].map(([billingItemId, quantity]) => ({
    subscriptionId,
    billingItemId,
    quantity,
  }));
  await replaceItems(tx, subscriptionId, rows);
}
