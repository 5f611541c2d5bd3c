import { type SubscriptionUpgradePatch, UserRole } from "@syndikit/contract";
import type { Plan, Quantities } from "../../../domain/plan.js";
import type { UpgradeFacts } from "../../../domain/upgrade.js";
import { readDefaultMethod } from "../../../ledger/payment-method.js";
import { readPlan } from "../../../ledger/plans.js";
import { readSubscription } from "../../../ledger/subscription.js";
import { raise } from "../../../marketplace-error.js";
import type { Moment } from "../../../ports.js";
import type { SubscriptionRow } from "../../../store/schema/subscription.js";
import type { Db } from "../../../store/store.js";
import { fromDateTime } from "../../date-time.js";
import { findPlan } from "../../product-version/find.js";
import { readQuantities } from "../../read-quantities.js";
import { readReference } from "../../reference.js";
import { type Action, theSubscription } from "./action.js";

/** The upgrade that is asked for. */
export interface WantedUpgrade {
  readonly planId: number;
  /** `null`: as now. */
  readonly quantities: Quantities | null;
  readonly from: Moment | null;
}

/** Reads the body of an upgrade. */
export function readUpgrade({ body, call }: Action<SubscriptionUpgradePatch>): WantedUpgrade {
  const { baseUrl } = call;
  const { productVersion, billingItems, from } = body;
  const at = { resource: "productVersion", field: "productVersion", baseUrl };
  return {
    planId: readReference(productVersion.url, at),
    quantities: billingItems === undefined ? null : readQuantities(billingItems, baseUrl),
    from: from === undefined ? null : fromDateTime(from, "from"),
  };
}

/** What decides on an upgrade, and the subscription as it is stored. */
export interface UpgradeRecord {
  readonly row: SubscriptionRow;
  readonly facts: UpgradeFacts;
}

/**
 * Reads what decides on an upgrade.
 *
 * @throws MarketplaceError when the caller does not reach the subscription or the plan.
 */
export async function readUpgradeFacts(
  db: Db,
  action: Action<SubscriptionUpgradePatch>,
  now: Moment,
): Promise<UpgradeRecord> {
  const row = await theSubscription(db, action);
  const { planId, quantities, from } = readUpgrade(action);
  const paymentMethod = await readDefaultMethod(db, row.buyerId);
  const subscription = await readSubscription(db, row);
  const target = await thePlan(db, action, planId);
  return { row, facts: { subscription, target, quantities, from, now, paymentMethod } };
}

async function thePlan(
  db: Db,
  { call, body }: Action<SubscriptionUpgradePatch>,
  planId: number,
): Promise<Plan> {
  const { principal } = call;
  const scope = principal.role === UserRole.ROLE_ADMIN ? "any" : "published";
  const reached = await findPlan(db, { principal, scopes: [scope] }, planId);
  const plan = reached === undefined ? undefined : await readPlan(db, planId);
  return plan ?? raise("referenceUnknown", { field: "productVersion", value: body.productVersion.url });
}
