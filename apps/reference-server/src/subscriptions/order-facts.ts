import { OrderType, SubscriptionType, UserRole } from "@syndikit/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Principal } from "../api/call.js";
import { raise } from "../errors.js";
import type { Db } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import { orders } from "../store/tables/billing.js";
import { companies } from "../store/tables/company.js";
import { products, productVersions } from "../store/tables/product.js";
import { subscriptions } from "../store/tables/subscription.js";
import { users } from "../store/tables/user.js";
import { readDefaultMethod } from "./facts.js";
import { type Ordering, readRules } from "./order-input.js";
import { readProductVersion } from "./product-versions.js";
import type { OrderFacts } from "./rules/order.js";

const activationOf = prepared((db) =>
  db
    .select({ activated: users.activated })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare(),
);

/** @throws {MarketplaceError} `userNotActivated` when the user's account is not activated. */
async function assertActivated(db: Db, userId: number): Promise<void> {
  const [user] = await activationOf(db).execute({ userId });
  if (user?.activated !== true) raise("userNotActivated", {});
}

/** What the store knows about an order. The time and the entered values come from elsewhere. */
export interface StoredFacts {
  readonly facts: Omit<OrderFacts, "now" | "parameters">;
  /** The name of the product, which becomes the name of the new subscription. */
  readonly name: string;
  /** Whether the vendor validates orders. */
  readonly validatesOrders: boolean;
}

const sellerOf = prepared((db) =>
  db
    .select({
      name: products.name,
      companyId: products.companyId,
      orderValidationUrls: products.orderValidationUrls,
      vendorActive: companies.enabled,
    })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.productId))
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(productVersions.id, sql.placeholder("productVersionId")))
    .prepare(),
);

const validationOf = prepared((db) =>
  db
    .select({ productId: products.id, orderValidationUrls: products.orderValidationUrls })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.productId))
    .where(eq(productVersions.id, sql.placeholder("productVersionId")))
    .prepare(),
);

/** What is checked outside the transaction of an order. */
export interface OutsideChecks {
  readonly rules: Awaited<ReturnType<typeof readRules>>;
  /** The product whose patterns they are; absent when there is no such plan, which the transaction says. */
  readonly productId: number | undefined;
  /** Whether the vendor is asked. */
  readonly asksVendor: boolean;
}

/** Reads what an order needs outside a transaction: patterns, and requests to the vendor. */
export async function readOutsideChecks(
  db: Db,
  request: Pick<Ordering["request"], "entered" | "productVersionId">,
): Promise<OutsideChecks> {
  const { productVersionId } = request;
  const [rules, [product]] = await Promise.all([
    readRules(db, request),
    validationOf(db).execute({ productVersionId }),
  ]);
  const { productId, orderValidationUrls = [] } = product ?? {};
  const asksVendor =
    orderValidationUrls.length > 0 || rules.some(({ externalValuesUrl }) => externalValuesUrl !== null);
  return { rules, productId, asksVendor };
}

/**
 * Reads the facts for the decision on an order. Read them again in the transaction that writes: a plan, a trial or a
 * payment method may have changed while the vendor was asked.
 *
 * @throws {MarketplaceError} `userNotActivated` when the buyer is not activated; `valueTaken` when the buyer has an
 * order with the same reference; `referenceUnknown` when the caller cannot see the plan; `actionForbidden` when a
 * vendor orders what it does not sell.
 */
export async function readOrderFacts(db: Db, { call, request, companyId }: Ordering): Promise<StoredFacts> {
  const { principal } = call;
  const { userId } = principal;
  // Sent together. If several refuse, the first to refuse decides the reply.
  const [found, sellers, paymentMethod] = await Promise.all([
    readProductVersion(db, request.productVersionId),
    sellerOf(db).execute({ productVersionId: request.productVersionId }),
    readDefaultMethod(db, userId),
    assertActivated(db, userId),
    assertReferenceFree(db, userId, request.externalReference),
  ]);
  const productVersion = found ?? unknownProductVersion(call);
  const product = single(sellers);
  const ownProductVersion = sells(principal, product.companyId);
  if (principal.role === UserRole.ROLE_VENDOR && !ownProductVersion) {
    if (!productVersion.published) unknownProductVersion(call);
    raise("actionForbidden", { action: request.type, role: principal.role });
  }
  const { type, quantities } = request;
  const trialUsed =
    type === SubscriptionType.TRIAL && (await hadTrial(db, companyId, productVersion.productId));
  return {
    facts: {
      type,
      productVersion,
      vendorActive: product.vendorActive,
      ownProductVersion,
      quantities,
      trialUsed,
      paymentMethod,
    },
    name: product.name,
    validatesOrders: product.orderValidationUrls.length > 0,
  };
}

function unknownProductVersion({ body }: Ordering["call"]): never {
  return raise("referenceUnknown", { field: "productVersion", value: body.productVersion.url });
}

function sells({ role, companyId }: Principal, vendorId: number): boolean {
  return role === UserRole.ROLE_ADMIN || (role === UserRole.ROLE_VENDOR && companyId === vendorId);
}

const orderOfReference = prepared((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.buyerId, sql.placeholder("buyerId")),
        eq(orders.externalReference, sql.placeholder("reference")),
      ),
    )
    .prepare(),
);

/** So a buyer's system that repeats an order after a lost reply learns that the order was placed. */
async function assertReferenceFree(db: Db, buyerId: number, reference: string | null): Promise<void> {
  if (reference === null) return;
  const [other] = await orderOfReference(db).execute({ buyerId, reference });
  if (other !== undefined) raise("valueTaken", { field: "externalReference", value: reference });
}

/** Read from the orders, because a subscription that began as a trial may be a paid one now. */
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
