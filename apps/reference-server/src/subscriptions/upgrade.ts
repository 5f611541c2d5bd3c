import {
  type EventName,
  OrderType,
  OrderValidationType,
  type SubscriptionUpgradePatch,
  toReference,
  type UpgradeResult,
  UserRole,
} from "@syndikit/contract";
import { askedBy, ok } from "../api/call.js";
import { readQuantities, readReference } from "../api/input.js";
import type { ProductVersion, Quantities } from "../billing/product-version.js";
import { fromDateTime } from "../date-time.js";
import { allowed, raise } from "../errors.js";
import type { Moment } from "../ports.js";
import { ofCaller } from "../shares/owner.js";
import { onSubscription } from "../store/keys.js";
import type { Db, Tx } from "../store/port.js";
import type { SubscriptionRow } from "../store/tables/subscription.js";
import { askOnceMore } from "../vendor-calls/last-question.js";
import { assertVendorAccepts } from "../vendor-calls/order-validation.js";
import {
  type Action,
  type ActionServices,
  getSubscription,
  type ReachingAction,
  vendorQuestion,
} from "./action.js";
import { readDefaultMethod, readSubscription } from "./facts.js";
import { findProductVersion } from "./plans.js";
import { readProductVersion } from "./product-versions.js";
import { type Recorded, record } from "./record.js";
import { decideUpgrade, type UpgradeDecision, type UpgradeFacts, upgradeStart } from "./rules/upgrade.js";
import { readUses } from "./uses.js";

/** Changes the subscription to a more expensive plan, now or at the end of a period. The vendor must accept it. */
export async function upgrade(
  services: ActionServices,
  action: Action<SubscriptionUpgradePatch>,
): Promise<{ readonly status: 200; readonly body: UpgradeResult }> {
  const { store, clock } = services;
  const { productVersionId } = readUpgrade(action);
  const asker = ofCaller(action.call.principal);
  const { row, question, deferred } = await store.read(async (db) => {
    const { row, facts } = await readUpgradeFacts(db, action, clock.now());
    const deferred = allowed(decideUpgrade(facts)).kind === "deferred";
    const quantities = facts.quantities ?? facts.subscription.quantities;
    const change = { orderType: OrderValidationType.SYNDICATED_UPGRADE, productVersionId, quantities };
    return { row, deferred, question: await vendorQuestion(db, row, { action, change }) };
  }, askedBy(action.call));
  await assertVendorAccepts(services, question, asker);
  if (!deferred) await askOnceMore(services, { ...row, asker });
  return action.call.write(async (tx) => {
    const wanted = await readUpgradeFacts(tx, action, clock.now());
    const decision = allowed(decideUpgrade(wanted.facts));
    const written = await recordUpgrade(tx, wanted, { decision, creatorId: action.call.principal.userId });
    return ok(upgradeResult(decision, written));
  }, onSubscription(action.call.path.id));
}

function recordUpgrade(
  tx: Tx,
  { row, facts }: UpgradeRecord,
  { decision, creatorId }: { readonly decision: UpgradeDecision; readonly creatorId: number },
): Promise<Recorded> {
  const { subscription, target, from, now } = facts;
  const { period, productVersion } = subscription;
  const deferred = decision.kind === "deferred";
  const events: readonly EventName[] = deferred ? [] : decision.transition.events;
  return record(tx, row, {
    patch: decision.patch,
    events,
    order: {
      type: OrderType.SYNDICATED_UPGRADE,
      status: decision.upgrade,
      productVersionId: target.id,
      quantities: facts.quantities ?? subscription.quantities,
      charge: decision.kind === "paid" ? decision.charge : null,
      creatorId,
      ...(deferred
        ? { startDate: upgradeStart(period, productVersion.billingPeriod, from) }
        : { endOfPeriod: period.end }),
    },
    now,
  });
}

/** References are plain texts here, as in the interface document. */
export function upgradeResult(decision: UpgradeDecision, { orderId, invoiceId }: Recorded): UpgradeResult {
  const { upgrade: kind } = decision;
  if (decision.kind === "deferred" && orderId !== null) {
    return { upgrade: kind, order: toReference("order", orderId) };
  }
  return invoiceId === null
    ? { upgrade: kind }
    : { upgrade: kind, invoice: toReference("invoice", invoiceId) };
}

interface WantedUpgrade {
  readonly productVersionId: number;
  /** `null` for the current ones. */
  readonly quantities: Quantities | null;
  readonly from: Moment | null;
}

function readUpgrade({ body, call }: UpgradeAction): WantedUpgrade {
  const { baseUrl } = call;
  const { productVersion, billingItems, from } = body;
  const at = { resource: "productVersion", field: "productVersion", baseUrl };
  return {
    productVersionId: readReference(productVersion.url, at),
    quantities: billingItems === undefined ? null : readQuantities(billingItems, baseUrl),
    from: from === undefined ? null : fromDateTime(from, "from"),
  };
}

interface UpgradeRecord {
  readonly row: SubscriptionRow;
  readonly facts: UpgradeFacts;
}

/** The parts of the action that reading it needs. */
export type UpgradeAction = ReachingAction & { readonly body: SubscriptionUpgradePatch };

/**
 * Reads the facts for the decision on an upgrade.
 *
 * @throws {MarketplaceError} when the caller does not reach the subscription or the plan.
 */
export async function readUpgradeFacts(db: Db, action: UpgradeAction, now: Moment): Promise<UpgradeRecord> {
  const row = await getSubscription(db, action);
  const { productVersionId, quantities, from } = readUpgrade(action);
  const paymentMethod = await readDefaultMethod(db, row.buyerId);
  const subscription = await readSubscription(db, row);
  const measured = await readUses(db, row, { ledger: subscription.ledger, until: now });
  const target = await getTarget(db, action, productVersionId);
  return { row, facts: { subscription, target, quantities, from, now, paymentMethod, measured } };
}

async function getTarget(
  db: Db,
  { call, body }: UpgradeAction,
  productVersionId: number,
): Promise<ProductVersion> {
  const { principal } = call;
  const scope = principal.role === UserRole.ROLE_ADMIN ? "any" : "published";
  const reached = await findProductVersion(db, { principal, scopes: [scope] }, productVersionId);
  const productVersion = reached === undefined ? undefined : await readProductVersion(db, productVersionId);
  return (
    productVersion ?? raise("referenceUnknown", { field: "productVersion", value: body.productVersion.url })
  );
}
