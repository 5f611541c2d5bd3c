import {
  Currency,
  type OrderCreate,
  type OrderEstimate,
  OrderStatus,
  OrderType,
  scopesOf,
  toReference,
} from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { askedBy, type Call, ok } from "../api/call.js";
import type { Handlers } from "../api/handlers.gen.js";
import { readReference } from "../api/input.js";
import { Book } from "../billing/ledger.js";
import type { Bill } from "../billing/lines.js";
import { formatMoney, ZERO } from "../billing/money.js";
import { nextPeriod, type Period } from "../billing/period.js";
import { EMPTY_LEDGER } from "../billing/segments.js";
import type { DeferredUpgrade, Subscription } from "../billing/subscription.js";
import { toDateTime } from "../date-time.js";
import { allowed, raise } from "../errors.js";
import type { Moment } from "../ports.js";
import type { Services } from "../services.js";
import type { Db } from "../store/port.js";
import { single } from "../store/prepared.js";
import { products } from "../store/tables/product.js";
import type { SubscriptionRow } from "../store/tables/subscription.js";
import type { ReachingAction } from "./action.js";
import { presentLine } from "./invoice-dto.js";
import { estimateOrder } from "./ordering.js";
import { findProductVersion } from "./plans.js";
import { readQuantityFacts, readWanted } from "./quantities.js";
import type { Unchanged } from "./rules/lifecycle.js";
import { decideQuantities } from "./rules/quantities.js";
import { openTerms } from "./rules/terms.js";
import { decideUpgrade, type UpgradeDecision, upgradeStart } from "./rules/upgrade.js";
import { readUpgradeFacts } from "./upgrade.js";

/** Estimates: runs the decisions on orders and changes without writing anything. */
export function createEstimateHandlers(services: Services): Pick<Handlers, "orderEstimate"> {
  return {
    async orderEstimate(call) {
      const { type, productVersion, subscription } = call.body;
      if (subscription !== undefined) return ok(await estimateChange(services, call, subscription.url));
      if (type === undefined) return raise("fieldRequired", { field: "type" });
      if (productVersion === undefined) return raise("fieldRequired", { field: "productVersion" });
      return ok(await estimateNew(services, call, { ...call.body, type, productVersion }));
    },
  };
}

async function estimateNew(
  services: Services,
  call: Call<"orderEstimate">,
  body: OrderCreate,
): Promise<OrderEstimate> {
  await assertVisible(services, call, body);
  const { accepted, productVersion, name } = await estimateOrder(services, call, body);
  return present({
    type: body.type,
    status: accepted.orderStatus,
    product: name,
    productVersion: { url: toReference("productVersion", productVersion.id) },
    bill: accepted.charge?.bill ?? null,
    period: accepted.period,
  });
}

/**
 * An estimate has a plan's prices and tiers, so it is only for those who may read the plan.
 *
 * @throws {MarketplaceError} 404 when the caller may not read it.
 */
async function assertVisible(
  { store }: Services,
  call: Call<"orderEstimate">,
  { productVersion }: OrderCreate,
): Promise<void> {
  const { principal, baseUrl } = call;
  const resource = "productVersion";
  const id = readReference(productVersion.url, { resource, field: resource, baseUrl });
  const reader = { principal, scopes: scopesOf("productVersionGet", principal.role) };
  const found = await store.read((db) => findProductVersion(db, reader, id), askedBy(call));
  if (found === undefined) raise("notFound", { resource, id: String(id) });
}

/** An upgrade if a plan is named, else a change of quantities. */
async function estimateChange(
  { store, clock }: Services,
  call: Call<"orderEstimate">,
  url: string,
): Promise<OrderEstimate> {
  const { scopes, baseUrl, body } = call;
  const { productVersion, billingItems } = body;
  const id = readReference(url, { resource: "subscription", field: "subscription", baseUrl });
  const action: ReachingAction = { call: { ...call, path: { id } }, name: "estimate", scopes };
  const now = clock.now();
  return store.read(async (db) => {
    if (productVersion === undefined) {
      const wanted = readWanted({ ...action, body: { billingItems: billingItems ?? {} } });
      const { row, facts } = await readQuantityFacts(db, action, { wanted, now });
      const decision = allowed(decideQuantities(facts));
      const { subscription } = facts;
      const change = { type: OrderType.BILLING_ITEM_UPGRADE, plan: subscription.productVersion.id };
      return presentChange({ ...change, ...(await productOf(db, row)), subscription, id, decision, now });
    }
    const upgrade = { action: "SYNDICATED_UPGRADE" as const, productVersion };
    const wanted = { ...upgrade, ...(billingItems === undefined ? {} : { billingItems }) };
    const { row, facts } = await readUpgradeFacts(db, { ...action, body: wanted }, now);
    const decision = allowed(decideUpgrade(facts));
    const { subscription, target } = facts;
    const change = { type: OrderType.SYNDICATED_UPGRADE, plan: target.id };
    return presentChange({ ...change, ...(await productOf(db, row)), subscription, id, decision, now });
  }, askedBy(call));
}

async function productOf(
  db: Db,
  { productId }: Pick<SubscriptionRow, "productId">,
): Promise<{ readonly product: string }> {
  const row = await db.select({ name: products.name }).from(products).where(eq(products.id, productId));
  return { product: single(row).name };
}

interface Change {
  readonly type: OrderEstimate["type"];
  readonly product: string;
  /** The plan after the change. */
  readonly plan: number;
  readonly subscription: Subscription;
  readonly id: number;
  readonly decision: UpgradeDecision | Unchanged;
  readonly now: Moment;
}

function presentChange({ type, product, plan, subscription, id, decision, now }: Change): OrderEstimate {
  const waits = decision.kind === "deferred" ? decision.patch.deferredUpgrade : null;
  return present({
    type,
    status: decision.kind === "unchanged" ? OrderStatus.FREE : decision.upgrade,
    product,
    productVersion: { url: toReference("productVersion", plan) },
    subscription: { url: toReference("subscription", id) },
    bill:
      waits !== null ? nextBill(subscription, waits) : decision.kind === "paid" ? decision.charge.bill : null,
    period: waits !== null ? nextTerm(subscription, waits) : { start: now, end: subscription.period.end },
  });
}

/** The invoice for the first period of a deferred change, as far as it is known. */
function nextBill(subscription: Subscription, waits: DeferredUpgrade): Bill | null {
  if (waits.productVersion.selfBilling) return null;
  const { next, setups } = subscription.ledger;
  const book = new Book({ ...EMPTY_LEDGER, next, setups });
  openTerms(book, waits, { period: nextTerm(subscription, waits), base: "LAST", fee: false });
  return allowed(book.collect());
}

function nextTerm(
  { period, productVersion }: Subscription,
  waits: DeferredUpgrade,
): Omit<Period, "anchorDay"> {
  const end = upgradeStart(period, productVersion.billingPeriod, waits.from);
  return nextPeriod({ ...period, end }, waits.productVersion.billingPeriod);
}

interface Estimated
  extends Pick<OrderEstimate, "type" | "status" | "product" | "productVersion" | "subscription"> {
  readonly bill: Bill | null;
  readonly period: Omit<Period, "anchorDay">;
}

function present({ bill, period, ...estimate }: Estimated): OrderEstimate {
  const { lines, subtotal, vat, total } = bill ?? { lines: [], subtotal: ZERO, vat: ZERO, total: ZERO };
  return {
    ...estimate,
    lines: lines.map(presentLine),
    total: {
      price: formatMoney(subtotal),
      currency: Currency.EUR,
      vatSpunOff: formatMoney(vat),
      total: formatMoney(total),
    },
    periodStart: toDateTime(period.start),
    periodEnd: toDateTime(period.end),
  };
}
