import { isDeepStrictEqual } from "node:util";
import {
  headerNames,
  type OrderCreate,
  type OrderType,
  SubscriptionType,
  toReference,
  UserRole,
} from "@syndikit/contract";
import { askedBy, type Call, created, type Principal } from "../api/call.js";
import type { Handlers } from "../api/handlers.gen.js";
import { hasPrice, type PricedProductVersion, type ProductVersion } from "../billing/product-version.js";
import type { EnumValue } from "../enum-value.js";
import { MarketplaceError, raise } from "../errors.js";
import type { Moment } from "../ports.js";
import type { Services } from "../services.js";
import { ofCaller } from "../shares/owner.js";
import { onOrdering } from "../store/keys.js";
import type { Db, Tx } from "../store/port.js";
import type { InvoiceRow, OrderRow } from "../store/tables/billing.js";
import type { SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import { assertVendorAccepts, type OrderQuestion, orderQuestion } from "../vendor-calls/order-validation.js";
import { issueInvoice } from "./invoices.js";
import { addWaiting, writeSegments } from "./ledger.js";
import { presentOrderOf } from "./order-dto.js";
import { readOrderFacts, readOutsideChecks, type StoredFacts } from "./order-facts.js";
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
import { addQuantities, addValues, emitSubscriptionEvents, insertSubscription } from "./record.js";
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
      const { questions, parameters, offered } = await askOutside(services, ordering);

      return call.write(
        async (tx) => {
          const { facts: present, name, questions: presentQuestions } = await readDraft(tx, ordering);
          // The entered values were checked against rules that the vendor may have changed since.
          if (!isDeepStrictEqual(presentQuestions, questions)) raise("productVersionChanged", {});
          const now = clock.now();
          const productVersion = withOffers(present.productVersion, offered);
          const accepted = assertAccepted(decideOrder({ parameters, now, ...present, productVersion }));
          // `decideOrder` refuses a plan without a price. This check is for the compiler.
          if (!hasPrice(present.productVersion))
            throw new MarketplaceError([notPublished(present.productVersion)]);
          const { order, issued } = await createSubscription(tx, {
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
          const body = presentOrderOf(order, issued);
          return created(body.self, body);
        },
        onOrdering(ordering.companyId, request.productVersionId),
      );
    },
  };
}

interface EstimatedOrder {
  readonly accepted: AcceptedOrder;
  readonly productVersion: ProductVersion;
  /** The name of the product. */
  readonly name: string;
}

/** What was asked outside the transaction, with the answers. */
interface Asked {
  readonly questions: Questions;
  readonly parameters: OrderFacts["parameters"];
  readonly offered: Awaited<ReturnType<typeof askOffers>>;
}

interface Questions {
  readonly rules: Awaited<ReturnType<typeof readRules>>;
  readonly offers: Awaited<ReturnType<typeof readOfferQuestions>>;
  readonly question: OrderQuestion | null;
}

/** Asks what an order needs outside the transaction. Without a vendor to ask, only the transaction reads the facts. */
async function askOutside(services: Services, ordering: Ordering): Promise<Asked> {
  const { request, call } = ordering;
  const checks = await services.store.read((db) => readOutsideChecks(db, request), askedBy(call));
  const { rules, productId, asksVendor } = checks;
  if (asksVendor) return draftOrder(services, ordering);
  const { entered } = request;
  const parameters =
    productId === undefined
      ? new Map()
      : await matchPatterns(services.patterns, productId, { rules, entered });
  return { questions: { rules, offers: [], question: null }, parameters, offered: new Map() };
}

/**
 * Checks an order as far as possible without writing. Whatever the marketplace can refuse itself is refused first;
 * vendors are asked last, and outside any transaction.
 *
 * @throws {MarketplaceError} with all problems of the order when it is refused.
 */
async function draftOrder(services: Services, ordering: Ordering): Promise<EstimatedOrder & Asked> {
  const { store, clock, patterns } = services;
  const { entered } = ordering.request;
  const { facts, name, questions } = await store.read(
    (db) => readDraft(db, ordering),
    askedBy(ordering.call),
  );
  const { rules, offers, question } = questions;
  const parameters = await matchPatterns(patterns, facts.productVersion.productId, { rules, entered });
  const decide = (productVersion: ProductVersion): AcceptedOrder =>
    assertAccepted(decideOrder({ parameters, now: clock.now(), ...facts, productVersion }));
  let accepted = decide(facts.productVersion);
  const asker = ofCaller(ordering.call.principal);
  const offered = await askOffers(services, offers, asker);
  if (offered.size > 0) accepted = decide(withOffers(facts.productVersion, offered));
  await assertVendorAccepts(services, question, asker);
  const { productVersion } = facts;
  return { accepted, productVersion, name, questions, parameters, offered };
}

/** What an order would result in. Nothing is written. */
export async function estimateOrder(
  services: Services,
  call: Pick<Call<"orderEstimate">, "principal" | "baseUrl">,
  body: OrderCreate,
): Promise<EstimatedOrder> {
  const request = readOrder({ body, baseUrl: call.baseUrl });
  const ordering = { call: { principal: call.principal, body }, request };
  return draftOrder(services, { ...ordering, companyId: buyerCompany(call.principal, request) });
}

/** Reads the facts for the decision on an order: once before vendors are asked, and again in the transaction. */
async function readDraft(
  db: Db,
  ordering: Ordering,
): Promise<StoredFacts & { readonly questions: Questions }> {
  const { request, call } = ordering;
  const [stored, rules] = await Promise.all([readOrderFacts(db, ordering), readRules(db, request)]);
  const offers = await readOfferQuestions(db, ordering, rules);
  const intent = {
    orderType: request.type,
    productVersionId: request.productVersionId,
    quantities: request.quantities,
    parameters: request.entered,
    language: call.principal.language ?? "en",
    buyerId: call.principal.userId,
  };
  const question = stored.validatesOrders ? await orderQuestion(db, intent) : null;
  return { questions: { rules, offers, question }, ...stored };
}

/** @throws {MarketplaceError} with all problems of the order when it is refused. */
function assertAccepted(decision: AcceptedOrder | RefusedOrder): AcceptedOrder {
  if (decision.kind === "refused") throw new MarketplaceError(decision.refusals);
  return decision;
}

/**
 * The company to order for. Vendors place SANDBOX orders to test; customers place all others.
 *
 * @throws {MarketplaceError} `actionForbidden` when the role may not place such an order; `fieldInvalid` when the
 * caller has no company.
 */
function buyerCompany({ role, companyId }: Principal, { type }: OrderRequest): number {
  const sandbox = type === SubscriptionType.SANDBOX;
  if (role === UserRole.ROLE_VENDOR && !sandbox) raise("actionForbidden", { action: type, role });
  if (role === UserRole.ROLE_USER && sandbox) raise("actionForbidden", { action: type, role });
  if (companyId !== null) return companyId;
  const advice =
    role === UserRole.ROLE_ADMIN
      ? `Order for a customer with the header ${headerNames.asUser}`
      : "Ask an administrator of the marketplace to add it to one";
  return raise("fieldInvalid", { field: "buyer", reason: `your account has no company. ${advice}` });
}

interface NewSubscription {
  readonly accepted: AcceptedOrder;
  readonly type: EnumValue<typeof OrderType> & SubscriptionRow["type"];
  readonly name: string;
  readonly productVersion: PricedProductVersion;
  readonly buyerId: number;
  readonly companyId: number;
  /** The entered values, by the id of the parameter. */
  readonly entered: ReadonlyMap<number, string>;
  readonly externalReference: string | null;
  readonly now: Moment;
}

interface PlacedOrder {
  readonly order: OrderRow;
  /** Its first invoice, if there is one. */
  readonly issued: readonly Pick<InvoiceRow, "id" | "status">[];
}

/** Writes a subscription with its order, its first invoice if there is one, and the events. */
async function createSubscription(tx: Tx, wanted: NewSubscription): Promise<PlacedOrder> {
  const { accepted, type, productVersion, now, externalReference } = wanted;
  const { charge, quantities, transition } = accepted;
  const subscription = await insertSubscription(tx, rowOf(wanted));
  await addValues(tx, subscription, wanted.entered);
  await addQuantities(tx, subscription.id, quantities);
  const { ledger } = accepted;
  await writeSegments(tx, subscription, ledger);
  const taken = new Set(charge?.bill.charges);
  const waiting = ledger.charges.filter(({ key }) => !taken.has(key));
  const order = await insertOrder(tx, subscription, {
    order: {
      type,
      status: accepted.orderStatus,
      productVersionId: productVersion.id,
      quantities,
      charge,
      creatorId: wanted.buyerId,
      externalReference: externalReference ?? undefined,
    },
    now,
  });
  await emitSubscriptionEvents(tx, subscription, { names: transition.events, now });
  await addWaiting(tx, subscription.id, waiting);
  if (charge === null) return { order, issued: [] };
  const names = { product: wanted.name, productVersion: productVersion.name };
  // An order for a self-billing plan has no invoice, so this invoice is never self-billed.
  const id = await issueInvoice(tx, {
    order,
    names,
    charge,
    selfBilled: false,
    cashed: false,
    fresh: ledger.charges,
    now,
  });
  return { order, issued: [{ id, status: charge.settlement.status }] };
}

function rowOf(wanted: NewSubscription): typeof subscriptions.$inferInsert {
  const { accepted, type, name, productVersion, buyerId, companyId, entered, now } = wanted;
  const { period, transition, autoRenew, ledger } = accepted;
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
    ledgerNext: ledger.next,
    configurationParameters: Object.fromEntries(
      [...entered].map(([id, value]) => [toReference("configurationParameter", id), value]),
    ),
    createdAt: now,
    updatedAt: now,
  };
}
