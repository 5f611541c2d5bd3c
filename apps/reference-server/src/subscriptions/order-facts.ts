import { OrderType, SubscriptionType, UserRole } from "@syndikit/contract";
import { and, eq, sql } from "drizzle-orm";
import { raise } from "../errors.js";
import type { Principal } from "../http/call.js";
import type { Db, Store } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import { orders } from "../store/tables/billing.js";
import { companies } from "../store/tables/company.js";
import { products, productVersions } from "../store/tables/product.js";
import { subscriptions } from "../store/tables/subscription.js";
import { users } from "../store/tables/user.js";
import { readDefaultMethod } from "./facts.js";
import type { Ordering, OrderRequest } from "./order-input.js";
import { readProductVersion } from "./product-versions.js";
import type { OrderFacts } from "./rules/order.js";

const activationOf = prepared((db) =>
  db
    .select({ activated: users.activated })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare(),
);

/** @throws {MarketplaceError} `userNotActivated` when the user has not confirmed who it is. */
async function assertActivated(db: Db, userId: number): Promise<void> {
  const [user] = await activationOf(db).execute({ userId });
  if (user?.activated !== true) raise("userNotActivated", {});
}

/** What the store knows of an order; the time, and what was entered, come from elsewhere. */
export interface StoredFacts {
  readonly facts: Omit<OrderFacts, "now" | "parameters">;
  /** The name of the product, which a new subscription takes. */
  readonly name: string;
  /** Whether the vendor wants to be asked about orders. */
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
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(products.id, sql.placeholder("productId")))
    .prepare(),
);

const validationUrlsOf = prepared((db) =>
  db
    .select({ orderValidationUrls: products.orderValidationUrls })
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.productId))
    .where(eq(productVersions.id, sql.placeholder("productVersionId")))
    .prepare(),
);

/** Whether anything of an order is to be looked at outside of a transaction: by a pattern, or by its vendor. */
export async function mustAsk(store: Store, { entered, productVersionId }: OrderRequest): Promise<boolean> {
  if (entered.size > 0) return true;
  const [product] = await store.read((db) => validationUrlsOf(db).execute({ productVersionId }));
  return product !== undefined && product.orderValidationUrls.length > 0;
}

/**
 * Reads what the decision on an order needs to know. Read it once more in the transaction that writes: a plan, a
 * trial or a payment method may have come or gone while a vendor was asked.
 *
 * @throws {MarketplaceError} `userNotActivated` when the buyer is not; `valueTaken` when the buyer has an order of the same reference; `referenceUnknown` when
 * the caller cannot see the plan; `actionForbidden` when a vendor
 * orders what it does not sell.
 */
export async function readOrderFacts(db: Db, { call, request, companyId }: Ordering): Promise<StoredFacts> {
  const { principal } = call;
  await assertActivated(db, principal.userId);
  await assertReferenceFree(db, principal.userId, request.externalReference);
  const productVersion =
    (await readProductVersion(db, request.productVersionId)) ?? unknownProductVersion(call);
  const product = single(await sellerOf(db).execute({ productId: productVersion.productId }));
  const ownProductVersion = sells(principal, product.companyId);
  if (principal.role === UserRole.ROLE_VENDOR && !ownProductVersion) {
    if (!productVersion.published) unknownProductVersion(call);
    raise("actionForbidden", { action: request.type, role: principal.role });
  }
  const { type, quantities } = request;
  const trialUsed =
    type === SubscriptionType.TRIAL && (await hadTrial(db, companyId, productVersion.productId));
  const paymentMethod = await readDefaultMethod(db, principal.userId);
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

/** A buyer's system that sends an order again, because no answer came, finds that it was taken. */
async function assertReferenceFree(db: Db, buyerId: number, reference: string | null): Promise<void> {
  if (reference === null) return;
  const [other] = await orderOfReference(db).execute({ buyerId, reference });
  if (other !== undefined) raise("valueTaken", { field: "externalReference", value: reference });
}

/** By the orders, for a subscription that began as a trial may be a paid one now. */
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
