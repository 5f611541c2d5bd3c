import {
  DeploymentStatus,
  EventType,
  InvoiceStatus,
  OrderStatus,
  OrderType,
  OrderValidationType,
  type SubscriptionKillPatch,
  UserRole,
} from "@syndikit/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import { noContent } from "../api/call.js";
import { allowed, raise } from "../errors.js";
import type { Moment } from "../ports.js";
import { ofCaller } from "../shares/owner.js";
import { onSubscription } from "../store/keys.js";
import type { Db, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { invoices } from "../store/tables/billing.js";
import type { SubscriptionRow } from "../store/tables/subscription.js";
import { assertVendorAccepts, type OrderQuestion } from "../vendor-calls/order-validation.js";
import { type Action, type ActionServices, getSubscription, vendorQuestion } from "./action.js";
import { creditUndelivered } from "./credits.js";
import { readPeriodFacts, readSubscription } from "./facts.js";
import { emitInvoiceEvent, updateInvoice } from "./invoices.js";
import { record } from "./record.js";
import { decideTermination, type Ending } from "./rules/ending.js";
import { decideTransition } from "./rules/lifecycle.js";

/**
 * Terminates the subscription. If there may be a tenant, the vendor must accept a customer's termination.
 *
 * @throws {MarketplaceError} `fieldRequired` when a vendor gives its customer no reason.
 */
export async function terminate(
  services: ActionServices,
  action: Action<SubscriptionKillPatch>,
): Promise<typeof noContent> {
  const { store, clock } = services;
  const question = await store.read((db) => readQuestion(db, action));
  await assertVendorAccepts(services, question, ofCaller(action.call.principal));
  return action.call.write(async (tx) => {
    const row = await getSubscription(tx, action);
    const reason = readReason(row, action);
    const now = clock.now();
    const ending = allowed(decideTermination(await readPeriodFacts(tx, row, { now })));
    if (ending.kind === "unchanged") return noContent;
    await recordEnd(tx, row, { ending, now, creatorId: action.call.principal.userId, reason });
    return noContent;
  }, onSubscription(action.call.path.id));
}

/**
 * The reason that the buyer is told; `null` when there is none to tell, for example when buyers end their own
 * subscriptions.
 */
function readReason(
  { companyId, buyerId }: SubscriptionRow,
  { body, call: { principal } }: Action<SubscriptionKillPatch>,
): string | null {
  if (companyId === principal.companyId || buyerId === principal.userId) return null;
  const { reason = null } = body;
  if (reason === null && principal.role === UserRole.ROLE_VENDOR) raise("fieldRequired", { field: "reason" });
  return reason;
}

/**
 * The request that asks the vendor; `null` when there is no tenant, when an administrator terminates, whose decision is
 * final, and when the vendor itself terminates.
 */
async function readQuestion(db: Db, action: Action<SubscriptionKillPatch>): Promise<OrderQuestion | null> {
  const row = await getSubscription(db, action);
  if (readReason(row, action) !== null) return null;
  const { status, quantities } = await readSubscription(db, row);
  const move = allowed(decideTransition(status, { trigger: "kill" }));
  const tenant = move.kind === "moved" && move.transition.to === DeploymentStatus.UNDEPLOY_SENT;
  if (!tenant || action.call.principal.role === UserRole.ROLE_ADMIN) return null;
  const { productVersionId } = row;
  const change = { orderType: OrderValidationType.TERMINATION, productVersionId, quantities };
  return vendorQuestion(db, row, { action, change });
}

interface EndingEntry {
  readonly ending: Ending;
  readonly now: Moment;
  /** `null` when the subscription expired. */
  readonly creatorId: number | null;
  /** The reason that the buyer is told; absent when the buyer knows it. */
  readonly reason?: string | null;
}

/** Records the end of a subscription. A final order bills usage that is paid afterwards. */
export async function recordEnd(
  tx: Tx,
  subscription: SubscriptionRow,
  { ending, now, creatorId, reason = null }: EndingEntry,
): Promise<void> {
  const { charge, patch, transition } = ending;
  await expireUnpaid(tx, subscription.id, now);
  if (subscription.startDate === null) {
    await creditUndelivered(tx, subscription.id, { reason: reason ?? "Ended before it was delivered", now });
  }
  await record(tx, subscription, {
    patch,
    reason,
    trigger: transition.trigger,
    events: transition.events,
    order:
      charge === null
        ? null
        : {
            type: OrderType.UPSELL,
            status: OrderStatus.PAID,
            productVersionId: subscription.productVersionId,
            quantities: new Map(),
            charge,
            creatorId,
            cause: `end:${subscription.id}`,
          },
    now,
  });
}

const unpaidOf = prepared((db) =>
  db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, sql.placeholder("subscriptionId")),
        eq(invoices.status, InvoiceStatus.UNPAID),
        eq(invoices.cashed, false),
      ),
    )
    .orderBy(asc(invoices.id))
    .prepare(),
);

/**
 * Expires the unpaid invoices of a subscription that ends, because nothing more is delivered for them. Call it before
 * the final invoice is issued, which stays due.
 */
async function expireUnpaid(tx: Tx, subscriptionId: number, now: Moment): Promise<void> {
  for (const { id } of await unpaidOf(tx).execute({ subscriptionId })) {
    await updateInvoice(tx, id, { status: InvoiceStatus.EXPIRED });
    await emitInvoiceEvent(tx, id, { type: EventType.MODIFIED, now });
  }
}
