import { OrderType, SubscriptionType, UserRole } from "@syndikit/contract";
import { and, eq, sql } from "drizzle-orm";
import type { OrderFacts } from "../../domain/order.js";
import { readDefaultMethod } from "../../ledger/payment-method.js";
import { readPlan } from "../../ledger/plans.js";
import { raise } from "../../marketplace-error.js";
import type { Principal } from "../../principal.js";
import { hot } from "../../store/hot.js";
import { orders } from "../../store/schema/billing.js";
import { products } from "../../store/schema/product.js";
import { subscriptions } from "../../store/schema/subscription.js";
import { single } from "../../store/single.js";
import type { Db } from "../../store/store.js";
import type { Call } from "../call.js";
import type { OrderRequest } from "./read-order.js";

/** Who orders what, and for which company. */
export interface Ordering {
  readonly call: Pick<Call<"orderCreate">, "principal" | "body">;
  readonly request: OrderRequest;
  readonly companyId: number;
}

/** What the store says about an order; the time, and what was entered, come from elsewhere. */
export interface StoredFacts {
  readonly facts: Omit<OrderFacts, "now" | "parameters">;
  /** The name of the product, which a new subscription takes. */
  readonly name: string;
}

const sellerOf = hot((db) =>
  db
    .select({ name: products.name, companyId: products.companyId })
    .from(products)
    .where(eq(products.id, sql.placeholder("productId")))
    .prepare(),
);

/**
 * Reads what decides on an order. Read it once more in the transaction that writes: a plan, a trial or a payment
 * method may have come or gone while a vendor was asked.
 *
 * @throws MarketplaceError `referenceUnknown` for a plan that the caller cannot know of.
 */
export async function readOrderFacts(db: Db, { call, request, companyId }: Ordering): Promise<StoredFacts> {
  const { principal } = call;
  const plan = (await readPlan(db, request.planId)) ?? unknownPlan(call);
  const product = single(await sellerOf(db).execute({ productId: plan.productId }));
  const ownPlan = sells(principal, product.companyId);
  if (principal.role === UserRole.ROLE_VENDOR && !ownPlan) {
    if (!plan.published) unknownPlan(call);
    raise("actionForbidden", { action: request.type, role: principal.role });
  }
  const { type, quantities } = request;
  const trialUsed = type === SubscriptionType.TRIAL && (await hadTrial(db, companyId, plan.productId));
  const paymentMethod = await readDefaultMethod(db, principal.userId);
  return { facts: { type, plan, ownPlan, quantities, trialUsed, paymentMethod }, name: product.name };
}

function unknownPlan({ body }: Ordering["call"]): never {
  return raise("referenceUnknown", { field: "productVersion", value: body.productVersion.url });
}

function sells({ role, companyId }: Principal, vendorId: number): boolean {
  return role === UserRole.ROLE_ADMIN || (role === UserRole.ROLE_VENDOR && companyId === vendorId);
}

/** A trial that was paid later was a trial all the same, so the orders are asked. */
async function hadTrial(db: Db, companyId: number, productId: number): Promise<boolean> {
  const [trial] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(subscriptions, eq(subscriptions.id, orders.subscriptionId))
    .where(
      and(
        eq(orders.type, OrderType.TRIAL),
        eq(subscriptions.companyId, companyId),
        eq(subscriptions.productId, productId),
      ),
    )
    .limit(1);
  return trial !== undefined;
}
