import {
  ChangeKind,
  DeploymentStatus,
  type EventName,
  events,
  OrderStatus,
  type State,
  type Transition,
} from "@syndikit/contract";
import type { Quantities } from "../billing/product-version.js";
import type { Charge } from "../billing/segments.js";
import {
  type DeferredUpgrade,
  isRunning,
  type Pending,
  type SubscriptionPatch,
} from "../billing/subscription.js";
import { noteChange } from "../changes/note.js";
import { enumValueOf } from "../enum-value.js";
import { emitEvent } from "../events/outbox.js";
import { expiryNoticeAt } from "../messages/expiry-notice.js";
import { tellOfChange } from "../messages/tell.js";
import type { Moment } from "../ports.js";
import { INDEXED_VALUE } from "../store/columns.js";
import type { Tx } from "../store/port.js";
import { adder, inserter, replacer, type Update, updater } from "../store/rows.js";
import {
  type RenewalTerms as StoredTerms,
  type DeferredUpgrade as StoredUpgrade,
  type SubscriptionRow,
  subscriptionItems,
  subscriptionMoves,
  subscriptions,
  subscriptionValues,
} from "../store/tables/subscription.js";
import { addPollsOfSubscription, removePolls } from "../vendor-calls/metric-polls.js";
import { chargedSetup, readEarlierLedger } from "./earlier-ledger.js";
import { issueInvoice, readNames } from "./invoices.js";
import { addRecurring, addWaiting, writeSegments } from "./ledger.js";
import { writeFollowed } from "./metric-changes.js";
import { insertOrder, type NewOrder, updateOrder } from "./orders.js";

const insertRow = inserter(subscriptions);
const addMoves = adder(subscriptionMoves);

export async function insertSubscription(
  tx: Tx,
  row: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRow> {
  const inserted = await insertRow(tx, row);
  noteChange(tx, { kind: ChangeKind.subscription, id: inserted.id });
  return inserted;
}

const addEntered = adder(subscriptionValues);

/**
 * Keeps the values that were entered with a new subscription where the search finds them.
 *
 * @param entered - by the id of the parameter.
 */
export async function addValues(
  tx: Tx,
  { id: subscriptionId, productId }: Pick<SubscriptionRow, "id" | "productId">,
  entered: ReadonlyMap<number, string>,
): Promise<void> {
  const rows = [...entered].map(([parameterId, text]) => {
    const value = [...text].slice(0, INDEXED_VALUE).join("");
    return { subscriptionId, parameterId, productId, value };
  });
  await addEntered(tx, rows);
}

const updateRow = updater(subscriptions);

export const updateSubscription: Update<typeof subscriptions> = async (tx, id, change) => {
  await updateRow(tx, id, change);
  noteChange(tx, { kind: ChangeKind.subscription, id });
};

interface Entry {
  /** The reason that the buyer is told. */
  readonly reason?: string | null;
  readonly patch: SubscriptionPatch;
  /** The trigger of a state change; absent when the state stays. */
  readonly trigger?: Transition["trigger"] | undefined;
  /** The events of the lifecycle transition, or of a payment. */
  readonly events: readonly EventName[];
  /** The order to write, with its invoice; `null` when there is none. */
  readonly order: NewOrder | null;
  /** The keys of charges that are written already, on a credit note. */
  readonly taken?: readonly string[];
  readonly now: Moment;
}

export interface Recorded {
  readonly orderId: number | null;
  readonly invoiceId: number | null;
}

/**
 * Records a decision: its order and invoice, the changes to the subscription, and its events. Call it in the
 * transaction that read the facts.
 */
export async function record(tx: Tx, subscription: SubscriptionRow, entry: Entry): Promise<Recorded> {
  const { patch, trigger, events, now, reason = null } = entry;
  const fresh = patch.ledger?.charges ?? [];
  await writeFollowed(tx, subscription);
  if (patch.ledger !== undefined) await writeSegments(tx, subscription, patch.ledger);
  const written =
    entry.order === null
      ? { orderId: null, invoiceId: null }
      : await writeOrder(tx, subscription, { ...entry, order: entry.order, fresh });
  const taken = new Set([...(entry.taken ?? []), ...(entry.order?.charge?.bill.charges ?? [])]);
  const waiting = fresh.filter(({ key }) => !taken.has(key));
  await addWaiting(tx, subscription.id, waiting);
  const change = { patch, trigger, events, now, reason, written };
  await recordMove(tx, subscription, change);
  return written;
}

/** Records the changes to the subscription and the events. The order of the decision must be written before. */
export async function recordMove(
  tx: Tx,
  subscription: PatchedSubscription & Pick<SubscriptionRow, "productId">,
  { events, ...change }: Change & { readonly events: readonly EventName[] },
): Promise<void> {
  await writePatch(tx, subscription, change);
  await tellOfChange(tx, subscription, change);
  await emitSubscriptionEvents(tx, subscription, { names: events, now: change.now });
}

/** Writes an order, and its invoice if there is one. */
async function writeOrder(
  tx: Tx,
  subscription: SubscriptionRow,
  {
    order: wanted,
    fresh,
    now,
  }: { readonly order: NewOrder; readonly fresh: readonly Charge[]; readonly now: Moment },
): Promise<Recorded> {
  const order = await insertOrder(tx, subscription, { order: wanted, now });
  const { charge, cashed = false } = wanted;
  if (charge === null) return { orderId: order.id, invoiceId: null };
  const { selfBilling: selfBilled } = subscription.productVersion;
  const names = await readNames(tx, order.productVersionId);
  const invoiceId = await issueInvoice(tx, { order, names, charge, selfBilled, cashed, fresh, now });
  return { orderId: order.id, invoiceId };
}

interface Change {
  readonly patch: SubscriptionPatch;
  readonly trigger?: Transition["trigger"] | undefined;
  readonly now: Moment;
  /** The reason that the buyer is told. */
  readonly reason?: string | null;
  /** The order and the invoice of the decision. An upgrade that the patch defers, and what waits, refer to them. */
  readonly written?: Recorded;
}

/** The fields of the subscription before the change that writing the change needs. */
type PatchedSubscription = Pick<
  SubscriptionRow,
  "id" | "deploymentStatus" | "startDate" | "periodEnd" | "autoRenew" | "graceUntil" | "deferredUpgrade"
>;

/**
 * Writes the patch of a decision. `paid` has no column: it follows from the invoices, which are written with the
 * decision.
 */
async function writePatch(tx: Tx, before: PatchedSubscription, change: Change): Promise<void> {
  const { patch, now } = change;
  const { status, productVersion, period, quantities } = patch;
  const first = status === DeploymentStatus.DEPLOYED && before.startDate === null;
  const { deferredUpgrade: deferred, pending } = patch;
  await updateSubscription(tx, before.id, {
    deploymentStatus: status,
    type: patch.type,
    autoRenew: patch.autoRenew,
    ledgerNext: patch.ledger?.next,
    ...(productVersion === undefined
      ? {}
      : {
          productVersion,
          productVersionId: productVersion.id,
          billingPeriod: productVersion.billingPeriod,
          lifespan: productVersion.lifespan,
        }),
    ...(period === undefined
      ? {}
      : { periodStart: period.start, periodEnd: period.end, anchorDay: period.anchorDay }),
    ...(deferred === undefined ? {} : { deferredUpgrade: toStored(before, deferred, change) }),
    ...(pending === undefined ? {} : pendingColumns(pending, change.written)),
    ...(first ? { startDate: now } : {}),
    ...expiryNoticeAt(before, patch, now),
    // The API does not show a deferred upgrade, so deferring one or giving it up does not change `updatedAt`.
    ...(Object.keys(patch).join() === "deferredUpgrade" ? {} : { updatedAt: now }),
  });
  if (status !== undefined) await recordState(tx, before, { to: status, ...change });
  if (quantities !== undefined) await replaceQuantities(tx, before.id, quantities);
  if (deferred === null && before.deferredUpgrade !== null) {
    await endUpgrade(tx, before.deferredUpgrade, { applied: productVersion !== undefined, now });
  }
  // Only a running subscription is polled.
  if (isRunning(status ?? before.deploymentStatus)) {
    if (status !== undefined || productVersion !== undefined)
      await addPollsOfSubscription(tx, before.id, { now, ranBefore: isRunning(before.deploymentStatus) });
  } else if (isRunning(before.deploymentStatus)) await removePolls(tx, before.id);
}

/** Adds a state change to the history. */
async function recordState(
  tx: Tx,
  { id, deploymentStatus }: PatchedSubscription,
  { to, trigger, now, reason = null }: Omit<Change, "patch"> & { readonly to: State },
): Promise<void> {
  const from = enumValueOf(DeploymentStatus, deploymentStatus);
  if (from === to) return;
  if (trigger === undefined) throw new Error(`A subscription moved to ${to} by nothing.`);
  await addMoves(tx, [{ subscriptionId: id, at: now, fromState: from, toState: to, cause: trigger, reason }]);
}

function toStored(
  before: PatchedSubscription,
  deferred: DeferredUpgrade | null,
  change: Change,
): StoredUpgrade | null {
  if (deferred === null) return null;
  // There is at most one deferred upgrade. One that already waits keeps its order.
  const orderId = before.deferredUpgrade?.orderId ?? change.written?.orderId ?? null;
  if (orderId === null) throw new Error("An upgrade is deferred by its order.");
  const { productVersion, quantities, from } = deferred;
  return { productVersion, quantities: Object.fromEntries(quantities), from, orderId };
}

/** What waits stands with its end in a column of its own, for an index finds what is due by it. */
function pendingColumns(
  pending: Pending | null,
  written: Recorded = { orderId: null, invoiceId: null },
): { readonly graceUntil: Moment | null; readonly pendingRenewal: StoredTerms | null } {
  if (pending === null) return { graceUntil: null, pendingRenewal: null };
  const { quantities, ...terms } = pending;
  const pendingRenewal = {
    ...terms,
    quantities: Object.fromEntries(quantities),
    invoice: pending.invoice ?? written.invoiceId,
    order: pending.order ?? written.orderId,
  };
  return { graceUntil: pending.until, pendingRenewal };
}

/** Makes the ledger of a subscription of an earlier version, once. */
export async function openLedger(tx: Tx, row: SubscriptionRow): Promise<void> {
  const { ledger, pending, period } = await readEarlierLedger(tx, row);
  const { next, segments, recurring, waiting, setups } = ledger;
  const none = { closed: [], rated: [], extended: [], charges: [] };
  await writeSegments(tx, row, { next, opened: segments, ...none });
  await addRecurring(tx, row.id, { recurring, now: row.updatedAt });
  await addWaiting(tx, row.id, [...waiting, ...[...setups].map(chargedSetup)]);
  await updateRow(tx, row.id, {
    ledgerNext: next,
    periodStart: period.start,
    periodEnd: period.end,
    ...pendingColumns(pending),
  });
}

/**
 * Closes the order of a deferred upgrade: FREE if it was applied, because the renewal's invoice contains its price,
 * else REJECTED.
 */
async function endUpgrade(
  tx: Tx,
  { orderId }: StoredUpgrade,
  { applied, now }: { readonly applied: boolean; readonly now: Moment },
): Promise<void> {
  const outcome = applied
    ? { status: OrderStatus.FREE, startDate: now }
    : { status: OrderStatus.REJECTED, startDate: null };
  await updateOrder(tx, orderId, outcome);
}

const addItems = adder(subscriptionItems);

/** Writes the quantities of the extra resources of a new subscription. */
export function addQuantities(tx: Tx, subscriptionId: number, quantities: Quantities): Promise<void> {
  return addItems(tx, itemsOf(subscriptionId, quantities));
}

const replaceItems = replacer(subscriptionItems, subscriptionItems.subscriptionId);

/** Replaces the quantities of a subscription's extra resources. */
async function replaceQuantities(tx: Tx, subscriptionId: number, quantities: Quantities): Promise<void> {
  await replaceItems(tx, subscriptionId, itemsOf(subscriptionId, quantities));
}

function itemsOf(
  subscriptionId: number,
  quantities: Quantities,
): readonly (typeof subscriptionItems.$inferInsert)[] {
  return [...quantities].map(([billingItemId, quantity]) => ({ subscriptionId, billingItemId, quantity }));
}

export async function emitSubscriptionEvents(
  tx: Tx,
  { id, productId }: Pick<SubscriptionRow, "id" | "productId">,
  { names, now }: { readonly names: readonly EventName[]; readonly now: Moment },
): Promise<void> {
  for (const name of names) {
    const { entity, type } = events[name];
    await emitEvent(tx, { entity, type, id, productId, now });
  }
}
