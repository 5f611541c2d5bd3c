import { OrderValidationType, type SubscriptionAutoRenewPatch } from "@syndikit/contract";
import { decideAutoRenew } from "../../../domain/auto-renew.js";
import { record } from "../../../ledger/record.js";
import { readSubscription } from "../../../ledger/subscription.js";
import { allowed } from "../../../marketplace-error.js";
import { assertVendorAccepts } from "../../../vendor-calls/assert-vendor-accepts.js";
import { noContent } from "../../reply.js";
import { type Action, type ActionServices, theSubscription } from "./action.js";
import { vendorQuestion } from "./vendor-question.js";

/** Switches auto-renewal. The vendor is asked before it is switched off. */
export async function switchAutoRenew(
  services: ActionServices,
  action: Action<SubscriptionAutoRenewPatch>,
): Promise<typeof noContent> {
  const { store, clock } = services;
  const { autoRenew } = action.body;
  const question = await store.read(async (db) => {
    const row = await theSubscription(db, action);
    const subscription = await readSubscription(db, row);
    const decision = allowed(decideAutoRenew(subscription, autoRenew));
    if (decision.kind === "unchanged" || autoRenew) return null;
    const { planId } = row;
    const { quantities } = subscription;
    const change = { orderType: OrderValidationType.UNSUBSCRIBE, planId, quantities };
    return vendorQuestion(db, row, { action, change });
  });
  await assertVendorAccepts(services, question);
  return store.write(async (tx) => {
    const row = await theSubscription(tx, action);
    const decision = allowed(decideAutoRenew(await readSubscription(tx, row), autoRenew));
    if (decision.kind === "unchanged") return noContent;
    await record(tx, row, { patch: decision.patch, events: [], order: null, now: clock.now() });
    return noContent;
  });
}
