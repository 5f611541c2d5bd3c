import {
  type EventName,
  OrderType,
  OrderValidationType,
  type SubscriptionUpgradePatch,
  toReference,
  type UpgradeResult,
} from "@syndikit/contract";
import { decideUpgrade, type UpgradeDecision } from "../../../domain/upgrade.js";
import { upgradeStart } from "../../../domain/upgrade-start.js";
import { type Recorded, record } from "../../../ledger/record.js";
import { allowed } from "../../../marketplace-error.js";
import type { Tx } from "../../../store/store.js";
import { assertVendorAccepts } from "../../../vendor-calls/assert-vendor-accepts.js";
import { ok } from "../../reply.js";
import type { Action, ActionServices } from "./action.js";
import { readUpgrade, readUpgradeFacts, type UpgradeRecord } from "./upgrade-facts.js";
import { vendorQuestion } from "./vendor-question.js";

/** Moves the subscription to a dearer plan: now, or at the end of a period. The vendor is asked first. */
export async function upgrade(
  services: ActionServices,
  action: Action<SubscriptionUpgradePatch>,
): Promise<{ readonly status: 200; readonly body: UpgradeResult }> {
  const { store, clock } = services;
  const { planId } = readUpgrade(action);
  const question = await store.read(async (db) => {
    const { row, facts } = await readUpgradeFacts(db, action, clock.now());
    allowed(decideUpgrade(facts));
    const quantities = facts.quantities ?? facts.subscription.quantities;
    const change = { orderType: OrderValidationType.SYNDICATED_UPGRADE, planId, quantities };
    return vendorQuestion(db, row, { action, change });
  });
  await assertVendorAccepts(services, question);
  return store.write(async (tx) => {
    const wanted = await readUpgradeFacts(tx, action, clock.now());
    const decision = allowed(decideUpgrade(wanted.facts));
    const written = await recordUpgrade(tx, wanted, { decision, creatorId: action.call.principal.userId });
    return ok(resultOf(decision, written));
  });
}

interface UpgradeEntry {
  readonly decision: UpgradeDecision;
  readonly creatorId: number;
}

function recordUpgrade(
  tx: Tx,
  { row, facts }: UpgradeRecord,
  { decision, creatorId }: UpgradeEntry,
): Promise<Recorded> {
  const { subscription, target, from, now } = facts;
  const { period, plan } = subscription;
  const deferred = decision.kind === "deferred";
  const events: readonly EventName[] = deferred ? [] : decision.transition.events;
  return record(tx, row, {
    patch: decision.patch,
    events,
    order: {
      type: OrderType.SYNDICATED_UPGRADE,
      status: decision.upgrade,
      planId: target.id,
      quantities: facts.quantities ?? subscription.quantities,
      charge: decision.kind === "paid" ? decision.charge : null,
      creatorId,
      ...(deferred ? { startDate: upgradeStart(period, plan.billingPeriod, from) } : {}),
    },
    now,
  });
}

/** The references are plain texts here, as the interface document has them. */
function resultOf(decision: UpgradeDecision, { orderId, invoiceId }: Recorded): UpgradeResult {
  const { upgrade: kind } = decision;
  if (decision.kind === "deferred" && orderId !== null) {
    return { upgrade: kind, order: toReference("order", orderId) };
  }
  return invoiceId === null
    ? { upgrade: kind }
    : { upgrade: kind, invoice: toReference("invoice", invoiceId) };
}
