import {
  OrderValidationType,
  type SubscriptionAutoRenewPatch,
  type SubscriptionRenewPatch,
} from "@syndikit/contract";
import { askedBy, noContent } from "../api/call.js";
import { allowed } from "../errors.js";
import { ofCaller } from "../shares/owner.js";
import { onSubscription } from "../store/keys.js";
import { assertVendorAccepts } from "../vendor-calls/order-validation.js";
import { type Action, type ActionServices, getSubscription, vendorQuestion } from "./action.js";
import { readPeriodFacts, readSubscription } from "./facts.js";
import { recordRenewal } from "./period-end.js";
import { record } from "./record.js";
import { decideAutoRenew, decideRenew } from "./rules/renew.js";

/** Renews the subscription, or turns a trial into a paid one. */
export async function renew(
  { clock, log }: ActionServices,
  action: Action<SubscriptionRenewPatch>,
): Promise<typeof noContent> {
  return action.call.write(async (tx) => {
    const row = await getSubscription(tx, action);
    const now = clock.now();
    const { hours = null } = action.body;
    const renewal = allowed(decideRenew({ ...(await readPeriodFacts(tx, row, { now })), hours }));
    await recordRenewal(tx, row, { renewal, now, log, creatorId: action.call.principal.userId });
    return noContent;
  }, onSubscription(action.call.path.id));
}

/** Switches auto-renewal on or off. The vendor must accept that it is switched off. */
export async function switchAutoRenew(
  services: ActionServices,
  action: Action<SubscriptionAutoRenewPatch>,
): Promise<typeof noContent> {
  const { store, clock } = services;
  const { autoRenew } = action.body;
  const question = await store.read(async (db) => {
    const row = await getSubscription(db, action);
    const subscription = await readSubscription(db, row);
    const decision = allowed(decideAutoRenew(subscription, autoRenew));
    if (decision.kind === "unchanged" || autoRenew) return null;
    const { productVersionId } = row;
    const { quantities } = subscription;
    const change = { orderType: OrderValidationType.UNSUBSCRIBE, productVersionId, quantities };
    return vendorQuestion(db, row, { action, change });
  }, askedBy(action.call));
  await assertVendorAccepts(services, question, ofCaller(action.call.principal));
  return action.call.write(async (tx) => {
    const row = await getSubscription(tx, action);
    const decision = allowed(decideAutoRenew(await readSubscription(tx, row), autoRenew));
    if (decision.kind === "unchanged") return noContent;
    await record(tx, row, { patch: decision.patch, events: [], order: null, now: clock.now() });
    return noContent;
  }, onSubscription(action.call.path.id));
}
