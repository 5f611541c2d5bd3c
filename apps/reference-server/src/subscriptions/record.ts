import { DeploymentStatus, type EventName, events, OrderStatus } from "@syndikit/contract";
import { emitEvent } from "../events/outbox.js";
import type { Moment } from "../ports.js";
import type { Tx } from "../store/port.js";
import { replacer } from "../store/rows.js";
import {
  type DeferredUpgrade,
  type SubscriptionRow,
  subscriptionItems,
} from "../store/tables/subscription.js";
import { addPollsOfSubscription, removePolls } from "../vendor-calls/metric-polls.js";
import { fromQuantities, updateSubscription } from "./facts.js";
import { issueInvoice } from "./invoices.js";
import { insertOrder, type NewOrder, updateOrder } from "./orders.js";
import type { DeferredUpgrade as Deferred, SubscriptionPatch } from "./rules/subscription.js";

/** A decision on a subscription, as it goes into the books. */
interface Entry {
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
  await emitSubscriptionEvents(tx, subscription, { names: events, now: change.now });
}

const nothing: Recorded = { orderId: null, invoiceId: null };

/** An order, and the invoice where there is one. The vendor collects what it bills itself. */
async function writeOrder(
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

/** What a decision changes of a subscription. */
interface Change {
  readonly patch: SubscriptionPatch;
  readonly now: Moment;
  /** The order that the change came with; it is the order of an upgrade that the patch defers. */
  readonly orderId?: number;
}

/** What writing a change needs to know of the subscription before it. */
type PatchedSubscription = Pick<SubscriptionRow, "id" | "startDate" | "deferredUpgrade">;

/**
 * Writes what a decision changed. `paid` has no column: it follows from the invoices, which are written with the
 * decision.
 */
async function writePatch(tx: Tx, before: PatchedSubscription, change: Change): Promise<void> {
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
  if (status !== undefined && status !== DeploymentStatus.DEPLOYED) await removePolls(tx, before.id);
  else if (status !== undefined || plan !== undefined) await addPollsOfSubscription(tx, before.id, now);
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

/** A subscription that something happened to. */
interface ToldSubscription {
  readonly id: number;
  readonly productId: number;
}

/** Tells of a subscription what a row of the lifecycle, or a payment, names. */
export async function emitSubscriptionEvents(
  tx: Tx,
  { id, productId }: ToldSubscription,
  { names, now }: { readonly names: readonly EventName[]; readonly now: Moment },
): Promise<void> {
  for (const name of names) {
    const { entity, type } = events[name];
    await emitEvent(tx, { entity, type, id, productId, now });
  }
}
