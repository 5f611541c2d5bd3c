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
import { askedBy, type Call, noContent } from "../api/call.js";
import { isBelowHalfACent, minus, NOTHING, plus } from "../billing/amount.js";
import { grossOf } from "../billing/collect.js";
import { settled } from "../billing/ledger.js";
import { allowed, raise } from "../errors.js";
import type { Moment } from "../ports.js";
import { ofCaller } from "../shares/owner.js";
import { onSubscription } from "../store/keys.js";
import type { Db, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { invoices } from "../store/tables/billing.js";
import type { SubscriptionRow } from "../store/tables/subscription.js";
import { askOnceMore } from "../vendor-calls/last-question.js";
import { assertVendorAccepts, type OrderQuestion } from "../vendor-calls/order-validation.js";
import { type Action, type ActionServices, getSubscription, vendorQuestion } from "./action.js";
import { creditUndelivered, giveBack, readRefundable, settleUndelivered } from "./credits.js";
import { readPeriodFacts, readSubscription } from "./facts.js";
import { emitInvoiceEvent, updateInvoice } from "./invoices.js";
import { record } from "./record.js";
import { decideTermination, type Ending, type LastBill, lastBill } from "./rules/ending.js";
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
  const asker = ofCaller(action.call.principal);
  const { row: found, question } = await store.read(async (db) => {
    const row = await getSubscription(db, action);
    return { row, question: await readQuestion(db, row, action) };
  }, askedBy(action.call));
  await assertVendorAccepts(services, question, asker);
  await askOnceMore(services, { ...found, asker });
  return action.call.write(async (tx) => {
    const row = await getSubscription(tx, action);
    const reason = readReason(row, action);
    const now = clock.now();
    const facts = await readPeriodFacts(tx, row, { now });
    const ending = allowed(decideTermination(facts, !isOwn(row, action)));
    if (ending.kind === "unchanged") return noContent;
    await recordEnd(tx, row, { ending, now, creatorId: action.call.principal.userId, reason });
    return noContent;
  }, onSubscription(action.call.path.id));
}

/** Whether somebody of the buyer's company ends it. */
function isOwn(
  { companyId, buyerId }: Pick<SubscriptionRow, "companyId" | "buyerId">,
  { call: { principal } }: { readonly call: Pick<Call<"subscriptionPatch">, "principal"> },
): boolean {
  return companyId === principal.companyId || buyerId === principal.userId;
}

/**
 * The reason that the buyer is told; `null` when there is none to tell, for example when buyers end their own
 * subscriptions.
 */
function readReason(
  { companyId, buyerId }: SubscriptionRow,
  { body, call: { principal } }: Action<SubscriptionKillPatch>,
): string | null {
  if (isOwn({ companyId, buyerId }, { call: { principal } })) return null;
  const { reason = null } = body;
  if (reason === null && principal.role === UserRole.ROLE_VENDOR) raise("fieldRequired", { field: "reason" });
  return reason;
}

/**
 * The request that asks the vendor; `null` when there is no tenant, when an administrator terminates, whose decision is
 * final, and when the vendor itself terminates.
 */
async function readQuestion(
  db: Db,
  row: SubscriptionRow,
  action: Action<SubscriptionKillPatch>,
): Promise<OrderQuestion | null> {
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
  const { transition, returned } = ending;
  const { id, startDate } = subscription;
  if (startDate === null) {
    await expireUnpaid(tx, id, now);
    await creditUndelivered(tx, id, { reason: reason ?? "Ended before it was delivered", now });
  }
  const { charge, patch } = await settleEnd(tx, id, { ending, reason: reason ?? ENDED, now });
  await record(tx, subscription, {
    patch,
    taken: returned?.bill?.charges ?? [],
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

const ENDED = "Not delivered any more";

/** Gives back what was not delivered, and credit that waits, as far as something was paid. The rest of it lapses. */
async function settleEnd(
  tx: Tx,
  id: number,
  { ending, reason, now }: { readonly ending: Ending; readonly reason: string; readonly now: Moment },
): Promise<Pick<LastBill, "charge" | "patch">> {
  const { returned, book } = ending;
  const fresh = book.change().charges;
  const again = returned === null ? NOTHING : await settleUndelivered(tx, { returned, fresh, reason, now });
  const refundable = await readRefundable(tx, id);
  const { charge, payBack, patch } = lastBill(ending, { again, refundable });
  if (isBelowHalfACent(grossOf(payBack))) return { charge, patch };
  const given = await giveBack(tx, id, { parts: payBack, refundable, reason, now });
  const lapsed = minus(plus(...payBack.map(({ net }) => net)), given);
  let ledger = settled(patch.ledger, given, "Paid back");
  if (!isBelowHalfACent(lapsed)) ledger = settled(ledger, lapsed, "Credit that lapsed at the end");
  return { charge, patch: { ...patch, ledger } };
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
 * Expires the unpaid invoices of a subscription that ends before anything of it was delivered.
 */
async function expireUnpaid(tx: Tx, subscriptionId: number, now: Moment): Promise<void> {
  for (const { id } of await unpaidOf(tx).execute({ subscriptionId })) {
    await updateInvoice(tx, id, { status: InvoiceStatus.EXPIRED });
    await emitInvoiceEvent(tx, id, { type: EventType.MODIFIED, now });
  }
}
