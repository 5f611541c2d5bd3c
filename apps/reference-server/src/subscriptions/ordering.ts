import { isDeepStrictEqual } from "node:util";
import { type OrderCreate, OrderType, SubscriptionType, toReference, UserRole } from "@syndikit/contract";
import { and, eq, sql } from "drizzle-orm";
import { hasPrice, type PricedProductVersion, type ProductVersion } from "../billing/product-version.js";
import { MarketplaceError, raise } from "../errors.js";
import { type Call, created, type Principal } from "../http/call.js";
import type { Handlers } from "../http/routes.gen.js";
import type { Known } from "../known.js";
import type { Moment } from "../ports.js";
import { presentOrder } from "../resources/order/dto.js";
import type { Services } from "../services.js";
import type { Db, Tx } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import { type OrderRow, orders } from "../store/tables/billing.js";
import { companies } from "../store/tables/company.js";
import { products } from "../store/tables/product.js";
import { type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import { users } from "../store/tables/user.js";
import { assertVendorAccepts, orderQuestion } from "../vendor-calls/order-validation.js";
import { readDefaultMethod } from "./facts.js";
import { issueInvoice } from "./invoices.js";
import {
  askOffers,
  matchPatterns,
  type Ordering,
  type OrderRequest,
  readOfferQuestions,
  readOrder,
  readRules,
  withOffers,
} from "./order-input.js";
import { insertOrder } from "./orders.js";
import { readProductVersion } from "./product-versions.js";
import { emitSubscriptionEvents, insertSubscription, replaceQuantities } from "./record.js";
import {
  type AcceptedOrder,
  decideOrder,
  notPublished,
  type OrderFacts,
  type RefusedOrder,
} from "./rules/order.js";

export function createPlaceOrderHandlers(services: Services): Pick<Handlers, "orderCreate"> {
  const { clock } = services;
  return {
    async orderCreate(call) {
      const request = readOrder(call);
      const { entered, type, externalReference } = request;
      const ordering: Ordering = { call, request, companyId: buyerCompany(call.principal, request) };
      const { questions, parameters, offered } = await draftOrder(services, ordering);

      return call.write(async (tx) => {
        const { facts: present, name } = await readOrderFacts(tx, ordering);
        // What was entered was held against rules that the vendor may have changed since.
        if (!isDeepStrictEqual(await readQuestions(tx, ordering), questions))
          raise("productVersionChanged", {});
        const now = clock.now();
        const productVersion = withOffers(present.productVersion, offered);
        const accepted = assertAccepted(decideOrder({ ...present, productVersion, parameters, now }));
        // A plan without a price was refused just now; the compiler needs to see it again.
        if (!hasPrice(present.productVersion))
          throw new MarketplaceError([notPublished(present.productVersion)]);
        const order = await createSubscription(tx, {
          accepted,
          type,
          name,
          productVersion: present.productVersion,
          buyerId: call.principal.userId,
          companyId: ordering.companyId,
          entered,
          externalReference,
          now,
        });
        const body = await presentOrder(tx, order);
        return created(body.self, body);
      });
    },
  };
}

interface EstimatedOrder {
  readonly accepted: AcceptedOrder;
  readonly productVersion: ProductVersion;
  /** The name of the product. */
  readonly name: string;
}

interface Draft extends EstimatedOrder {
  readonly questions: Awaited<ReturnType<typeof readQuestions>>;
  readonly parameters: OrderFacts["parameters"];
  readonly offered: Awaited<ReturnType<typeof askOffers>>;
}

/**
 * Checks an order as far as that goes without writing. What can be known here is refused here; vendors are asked last,
 * and outside of any transaction.
 *
 * @throws {MarketplaceError} when the order is refused, with everything that is wrong with it.
 */
async function draftOrder(services: Services, ordering: Ordering): Promise<Draft> {
  const { store, clock, patterns } = services;
  const { entered } = ordering.request;
  const { facts, name, questions } = await store.read((db) => readDraft(db, ordering));
  const { rules, offers, question } = questions;
  const parameters = await matchPatterns(patterns, facts.productVersion.productId, { rules, entered });
  const decide = (productVersion: ProductVersion): AcceptedOrder =>
    assertAccepted(decideOrder({ ...facts, productVersion, parameters, now: clock.now() }));
  let accepted = decide(facts.productVersion);
  const offered = await askOffers(services, offers);
  if (offered.size > 0) accepted = decide(withOffers(facts.productVersion, offered));
  await assertVendorAccepts(services, question);
  const { productVersion } = facts;
  return { accepted, productVersion, name, questions, parameters, offered };
}

/** What an order would be, with nothing written. */
export async function estimateOrder(
  services: Services,
  call: Pick<Call<"orderEstimate">, "principal" | "baseUrl">,
  body: OrderCreate,
): Promise<EstimatedOrder> {
  const request = readOrder({ body, baseUrl: call.baseUrl });
  const ordering = { call: { principal: call.principal, body }, request };
  return draftOrder(services, { ...ordering, companyId: buyerCompany(call.principal, request) });
}

/** Everything that is read before vendors are asked. */
async function readDraft(db: Db, ordering: Ordering) {
  const { facts, name } = await readOrderFacts(db, ordering);
  return { facts, name, questions: await readQuestions(db, ordering) };
}

/** What the entries of an order are held against, and what vendors are asked about it. */
async function readQuestions(db: Db, ordering: Ordering) {
  const { request, call } = ordering;
  const rules = await readRules(db, request);
  return {
    rules,
    offers: await readOfferQuestions(db, ordering, rules),
    question: await orderQuestion(db, {
      orderType: request.type,
      productVersionId: request.productVersionId,
      quantities: request.quantities,
      parameters: request.entered,
      language: call.principal.language ?? "en",
      buyerId: call.principal.userId,
    }),
  };
}

/** @throws {MarketplaceError} when the order is refused, with everything that is wrong with it. */
function assertAccepted(decision: AcceptedOrder | RefusedOrder): AcceptedOrder {
  if (decision.kind === "refused") throw new MarketplaceError(decision.refusals);
  return decision;
}

/**
 * The company to order for. A vendor tests with SANDBOX orders, a customer places all others.
 *
 * @throws {MarketplaceError} `actionForbidden` when the role may not place such an order; `fieldInvalid` when the
 * caller has no company.
 */
function buyerCompany({ role, companyId }: Principal, { type }: OrderRequest): number {
  const sandbox = type === SubscriptionType.SANDBOX;
  if (role === UserRole.ROLE_VENDOR && !sandbox) raise("actionForbidden", { action: type, role });
  if (role === UserRole.ROLE_USER && sandbox) raise("actionForbidden", { action: type, role });
  return companyId ?? raise("fieldInvalid", { field: "buyer", reason: "you are not a member of a company" });
}

/** @throws {MarketplaceError} `userNotActivated` when the user has not confirmed who it is. */
async function assertActivated(db: Db, userId: number): Promise<void> {
  const [user] = await db.select({ activated: users.activated }).from(users).where(eq(users.id, userId));
  if (user?.activated !== true) raise("userNotActivated", {});
}

/** What the store knows of an order; the time, and what was entered, come from elsewhere. */
interface StoredFacts {
  readonly facts: Omit<OrderFacts, "now" | "parameters">;
  /** The name of the product, which a new subscription takes. */
  readonly name: string;
}

const sellerOf = prepared((db) =>
  db
    .select({ name: products.name, companyId: products.companyId, vendorActive: companies.enabled })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(eq(products.id, sql.placeholder("productId")))
    .prepare(),
);

/**
 * Reads what the decision on an order needs to know. Read it once more in the transaction that writes: a plan, a
 * trial or a payment method may have come or gone while a vendor was asked.
 *
 * @throws {MarketplaceError} `userNotActivated` when the buyer is not; `valueTaken` when the buyer has an order of the same reference; `referenceUnknown` when
 * the caller cannot see the plan; `actionForbidden` when a vendor
 * orders what it does not sell.
 */
async function readOrderFacts(db: Db, { call, request, companyId }: Ordering): Promise<StoredFacts> {
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

interface NewSubscription {
  readonly accepted: AcceptedOrder;
  readonly type: Known<typeof OrderType> & SubscriptionRow["type"];
  readonly name: string;
  readonly productVersion: PricedProductVersion;
  readonly buyerId: number;
  readonly companyId: number;
  /** What was entered, by the id of the parameter. */
  readonly entered: ReadonlyMap<number, string>;
  readonly externalReference: string | null;
  readonly now: Moment;
}

/** Writes a subscription with the order that makes it, the first invoice where there is one, and the events. */
async function createSubscription(tx: Tx, wanted: NewSubscription): Promise<OrderRow> {
  const { accepted, type, productVersion, now, externalReference } = wanted;
  const { charge, quantities, transition } = accepted;
  const subscription = await insertSubscription(tx, rowOf(wanted));
  await replaceQuantities(tx, subscription.id, quantities);
  const order = await insertOrder(tx, subscription, {
    order: {
      type,
      status: accepted.orderStatus,
      productVersionId: productVersion.id,
      quantities,
      charge,
      creatorId: wanted.buyerId,
      ...(externalReference === null ? {} : { externalReference }),
    },
    now,
  });
  await emitSubscriptionEvents(tx, subscription, { names: transition.events, now });
  // A self-billing plan has no invoice at order, so this one is never the vendor's own.
  if (charge !== null) await issueInvoice(tx, { order, charge, selfBilled: false, cashed: false, now });
  return order;
}

function rowOf(wanted: NewSubscription): typeof subscriptions.$inferInsert {
  const { accepted, type, name, productVersion, buyerId, companyId, entered, now } = wanted;
  const { period, transition, autoRenew, chargedRanges, usageSince } = accepted;
  return {
    name,
    type,
    deploymentStatus: transition.to,
    buyerId,
    companyId,
    productId: productVersion.productId,
    productVersionId: productVersion.id,
    productVersion,
    billingPeriod: productVersion.billingPeriod,
    lifespan: productVersion.lifespan,
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
