import {
  type EventName,
  OrderType,
  OrderValidationType,
  type SubscriptionBillingItemsPatch,
  UpgradeKind,
  type UpgradeResult,
} from "@syndikit/contract";
import { askedBy, ok } from "../api/call.js";
import { readKeyed } from "../api/input.js";
import type { Quantities } from "../billing/product-version.js";
import { parseQuantity } from "../billing/quantity.js";
import { allowed, raise } from "../errors.js";
import type { Moment } from "../ports.js";
import { ofCaller } from "../shares/owner.js";
import { onSubscription } from "../store/keys.js";
import type { Db } from "../store/port.js";
import type { SubscriptionRow } from "../store/tables/subscription.js";
import { assertVendorAccepts } from "../vendor-calls/order-validation.js";
import {
  type Action,
  type ActionServices,
  getSubscription,
  type ReachingAction,
  vendorQuestion,
} from "./action.js";
import { readDefaultMethod, readSubscription } from "./facts.js";
import { record } from "./record.js";
import { decideQuantities, mergedQuantities, type QuantityFacts } from "./rules/quantities.js";
import { upgradeResult } from "./upgrade.js";
import { readUses } from "./uses.js";

/**
 * Changes quantities of extra resources: increases take effect at once, decreases at the next period. The vendor must
 * accept it.
 */
export async function changeQuantities(
  services: ActionServices,
  action: Action<SubscriptionBillingItemsPatch>,
): Promise<{ readonly status: 200; readonly body: UpgradeResult }> {
  const { store, clock } = services;
  const wanted = readWanted(action);
  const question = await store.read(async (db) => {
    const { row, facts } = await readQuantityFacts(db, action, { wanted, now: clock.now() });
    if (allowed(decideQuantities(facts)).kind === "unchanged") return null;
    const change = {
      orderType: OrderValidationType.BILLING_ITEM_UPGRADE,
      productVersionId: row.productVersionId,
      quantities: mergedQuantities(facts),
    };
    return vendorQuestion(db, row, { action, change });
  }, askedBy(action.call));
  await assertVendorAccepts(services, question, ofCaller(action.call.principal));
  return action.call.write(async (tx) => {
    const now = clock.now();
    const { row, facts } = await readQuantityFacts(tx, action, { wanted, now });
    const decision = allowed(decideQuantities(facts));
    if (decision.kind === "unchanged") return ok({ upgrade: UpgradeKind.FREE });
    const deferred = decision.kind === "deferred";
    const events: readonly EventName[] = deferred ? [] : decision.transition.events;
    const written = await record(tx, row, {
      patch: decision.patch,
      events,
      order: {
        type: OrderType.BILLING_ITEM_UPGRADE,
        status: decision.upgrade,
        productVersionId: row.productVersionId,
        quantities: mergedQuantities(facts),
        charge: decision.kind === "paid" ? decision.charge : null,
        creatorId: action.call.principal.userId,
        ...(deferred ? { startDate: row.periodEnd } : { endOfPeriod: row.periodEnd }),
      },
      now,
    });
    return ok(upgradeResult(decision, written));
  }, onSubscription(action.call.path.id));
}

/** Unlike in an order, a quantity of zero is kept: it removes the extra resource. */
export function readWanted({
  body,
  call: { baseUrl },
}: ReachingAction & { readonly body: Pick<SubscriptionBillingItemsPatch, "billingItems"> }): Quantities {
  const field = "billingItems";
  const entries = readKeyed(body.billingItems, { resource: "billingItem", field, baseUrl });
  return new Map(
    [...entries].map(([id, value]) => [
      id,
      parseQuantity(value) ?? raise("fieldInvalid", { field, reason: "it is not a decimal" }),
    ]),
  );
}

export async function readQuantityFacts(
  db: Db,
  action: ReachingAction,
  { wanted, now }: { readonly wanted: Quantities; readonly now: Moment },
): Promise<{ readonly row: SubscriptionRow; readonly facts: QuantityFacts }> {
  const row = await getSubscription(db, action);
  const paymentMethod = await readDefaultMethod(db, row.buyerId);
  const subscription = await readSubscription(db, row);
  const measured = await readUses(db, row, { ledger: subscription.ledger, until: now });
  return { row, facts: { subscription, wanted, now, paymentMethod, measured } };
}
