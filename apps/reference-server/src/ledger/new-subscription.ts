import { type OrderType, toReference } from "@syndikit/contract";
import type { Known } from "../domain/known.js";
import type { AcceptedOrder } from "../domain/order.js";
import type { PricedPlan } from "../domain/plan.js";
import type { Moment } from "../ports.js";
import type { OrderRow } from "../store/schema/billing.js";
import type { SubscriptionRow, subscriptions } from "../store/schema/subscription.js";
import type { Tx } from "../store/store.js";
import { issueInvoice } from "./invoice.js";
import { insertOrder } from "./order.js";
import { replaceQuantities } from "./patch.js";
import { insertSubscription } from "./subscription.js";
import { tellSubscription } from "./tell.js";

/** An order that was accepted, and everything that the new subscription takes from it. */
export interface NewSubscription {
  readonly accepted: AcceptedOrder;
  readonly type: Known<typeof OrderType> & SubscriptionRow["type"];
  readonly name: string;
  readonly plan: PricedPlan;
  readonly buyerId: number;
  readonly companyId: number;
  /** What was entered, by the id of the parameter. */
  readonly entered: ReadonlyMap<number, string>;
  readonly externalReference: string | null;
  readonly now: Moment;
}

/** Writes a subscription with the order that makes it, the first invoice where there is one, and the events. */
export async function createSubscription(tx: Tx, wanted: NewSubscription): Promise<OrderRow> {
  const { accepted, type, plan, now, externalReference } = wanted;
  const { charge, quantities, transition } = accepted;
  const subscription = await insertSubscription(tx, rowOf(wanted));
  await replaceQuantities(tx, subscription.id, quantities);
  const order = await insertOrder(tx, subscription, {
    order: {
      type,
      status: accepted.orderStatus,
      planId: plan.id,
      quantities,
      charge,
      creatorId: wanted.buyerId,
      ...(externalReference === null ? {} : { externalReference }),
    },
    now,
  });
  await tellSubscription(tx, subscription, { names: transition.events, now });
  // Self-billing plans have no invoice at order, so none is the vendor's own.
  if (charge !== null) await issueInvoice(tx, { order, charge, selfBilled: false, cashed: false, now });
  return order;
}

function rowOf(wanted: NewSubscription): typeof subscriptions.$inferInsert {
  const { accepted, type, name, plan, buyerId, companyId, entered, now } = wanted;
  const { period, transition, autoRenew, chargedRanges, usageSince } = accepted;
  return {
    name,
    type,
    deploymentStatus: transition.to,
    buyerId,
    companyId,
    productId: plan.productId,
    planId: plan.id,
    plan,
    billingPeriod: plan.billingPeriod,
    lifespan: plan.lifespan,
    autoRenew,
    periodStart: period.start,
    periodEnd: period.end,
    anchorDay: period.anchorDay,
    usageSince,
    chargedRanges: [...chargedRanges],
    configurationParameters: Object.fromEntries(
      [...entered].map(([id, value]) => [toReference("configurationParameter", id), value]),
    ),
    createdAt: now,
    updatedAt: now,
  };
}
