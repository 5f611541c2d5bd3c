import {
  EndpointCategory,
  EventEntity,
  EventType,
  headerNames,
  SubscriptionType,
  UserRole,
} from "@syndikit/contract";
import { addCatalogue, type Catalogue } from "./catalogue.js";
import { FAILING_HOSTS, type Market, textAt } from "./market.js";

const CARD = { label: "Card", defaultMethod: true };

/**
 * A marketplace that has been used for a month: a row of every kind, and everything that can wait waits. It ends on 1
 * March, a day after the first renewals.
 */
export async function liveEarlier(market: Market): Promise<void> {
  const { send, advance, settle } = market;
  const catalogue = await addCatalogue(market);
  await keepAccounts(market, catalogue);
  const buyers = openShop(market);

  await useCard(market, "customer2", "pm_card_visa");
  const used = await buyers.deployed("customer", catalogue.small, {
    billingItems: { [catalogue.seats]: 3, [catalogue.desks]: 2 },
    configurationParameters: { [catalogue.region]: "eu" },
    externalReference: "ticket-7",
  });
  await supply(market, used);
  const stopped = await buyers.deployed("customer", catalogue.small);
  // Its renewal will be declined.
  await buyers.deployed("customer2", catalogue.small);
  const selfBilled = await buyers.deployed("customer", catalogue.partner);
  const ended = await buyers.deployed("customer", catalogue.large);
  const failed = await buyers.ordered("customer", catalogue.small);
  await send("vendor", "PATCH", failed, { deploymentStatus: "FAILED" });
  const neverPaid = await buyers.ordered("penniless", catalogue.small);
  await send("penniless", "PATCH", neverPaid, { action: "KILL" });
  await send("vendor", "PATCH", neverPaid, { deploymentStatus: "UNDEPLOYED" });
  const failedAndEnded = await buyers.ordered("customer", catalogue.small);
  await send("vendor", "PATCH", failedAndEnded, { deploymentStatus: "FAILED" });
  await send("customer", "PATCH", failedAndEnded, { action: "KILL" });
  const paidLater = await buyers.ordered("colleague", catalogue.small);
  await useCard(market, "colleague", "pm_card_visa");
  const { body: unpaid } = await send("colleague", "GET", paidLater);
  await send("colleague", "POST", `${textAt(unpaid, "invoices", 0, "url")}/pay`, {});
  await send("vendor", "POST", `${used}/invoice/oneshot`, [
    { description: "Setting up", price: { price: "4.00" } },
  ]);
  await settle();

  await advance("P10D");
  const { seats, desks, small, large } = catalogue;
  await send("customer", "PATCH", used, {
    action: "BILLING_ITEM_UPGRADE",
    billingItems: { [seats]: 7, [desks]: 4 },
  });
  await send("customer", "PATCH", ended, { action: "KILL" });
  await send("vendor", "PATCH", ended, { deploymentStatus: "UNDEPLOYED" });
  await send("vendor", "PATCH", stopped, { action: "STOP", reason: "It sends spam." });
  await send("vendor", "PATCH", stopped, { action: "START" });
  await send("vendor", "PATCH", stopped, { action: "STOP", reason: "It sends spam again." });
  const bill = (path: string, price: string, more: object = {}) =>
    send("vendor", "POST", `${path}/invoice`, [{ description: "By hand", price: { price, ...more } }]);
  await bill(used, "1.2345", { currency: "USD" });
  await bill(used, "-2.00");
  await send("vendor", "POST", `${selfBilled}/invoice?type=CASHED`, [
    { description: "Sold", price: { price: "100.00", vat: 22 } },
  ]);
  await send("admin", "POST", "invoice/1/credit", { reason: "It was slow.", amount: "1.00" });
  await settle();

  await advance("P10D");
  const upgradeUnpaid = await buyers.deployed("customer2", small);
  const seatsUnpaid = await buyers.deployed("customer2", small, { billingItems: { [seats]: 1 } });
  const upsellUnpaid = await buyers.deployed("customer2", small);
  const renewUnpaid = await buyers.deployed("customer2", small);
  const upgradeDeferred = await buyers.deployed("customer", small);
  const upgradeWithdrawn = await buyers.deployed("customer", small);
  const upgraded = await buyers.deployed("customer", small);
  // Until 6 March.
  await buyers.deployed("customer", small, { type: SubscriptionType.TRIAL });
  const trialPaid = await buyers.deployed("customer2", small, { type: SubscriptionType.TRIAL });
  // A plan of its own.
  await buyers.deployed("vendor", small, { type: SubscriptionType.SANDBOX });
  // Four hours, which will be over.
  await buyers.deployed("customer", catalogue.short);
  await send("vendor", "PATCH", upgraded, {
    action: "SYNDICATED_UPGRADE",
    productVersion: { url: large },
  });
  await send("customer2", "PATCH", trialPaid, { action: "RENEW" });
  const withdrawn = await send("vendor", "PATCH", upgradeWithdrawn, {
    action: "SYNDICATED_UPGRADE",
    productVersion: { url: large },
    from: "2026-03-05T00:00:00Z",
  });
  await send("vendor", "DELETE", textAt(withdrawn.body, "order"));
  await useCard(market, "customer2", "pm_card_chargeDeclined");
  await settle();

  // Until 1 March: the renewals of 28 February have been.
  await advance("P9D");
  // Four hours, which still run.
  await buyers.deployed("customer", catalogue.short);
  // Nobody pays it.
  await buyers.ordered("penniless", small);
  const ending = await buyers.deployed("customer", small);
  await send("customer", "PATCH", ending, { action: "KILL" });
  await send("vendor", "PATCH", upgradeUnpaid, {
    action: "SYNDICATED_UPGRADE",
    productVersion: { url: large },
  });
  await send("customer2", "PATCH", seatsUnpaid, {
    action: "BILLING_ITEM_UPGRADE",
    billingItems: { [seats]: 6 },
  });
  await bill(upsellUnpaid, "8.00");
  await send("customer2", "PATCH", renewUnpaid, { action: "RENEW" });
  await send("vendor", "PATCH", upgradeDeferred, {
    action: "SYNDICATED_UPGRADE",
    productVersion: { url: large },
    from: "2026-03-05T00:00:00Z",
  });
  await send("customer", "PATCH", selfBilled, { action: "AUTORENEW", autoRenew: false });
  await settle();
  await sendEventsAllWays(market, { product: catalogue.product, used });
  // Its event is held back: the vendor has paused the endpoint.
  await buyers.ordered("customer", small);
  await settle();
}

interface Buyers {
  /** Orders a plan. @returns the path of the subscription. */
  ordered(buyer: string, plan: string, more?: object): Promise<string>;
  deployed(buyer: string, plan: string, more?: object): Promise<string>;
}

function openShop({ send }: Market): Buyers {
  const ordered: Buyers["ordered"] = async (buyer, plan, more = {}) => {
    const { body } = await send(buyer, "POST", "order", {
      type: SubscriptionType.NORMAL,
      productVersion: { url: plan },
      ...more,
    });
    return textAt(body, "subscription", "url");
  };
  return {
    ordered,
    async deployed(buyer, plan, more) {
      const path = await ordered(buyer, plan, more);
      await send("vendor", "PATCH", path, { deploymentStatus: "DEPLOYED" });
      return path;
    },
  };
}

async function useCard({ send }: Market, user: string, paymentMethodId: string): Promise<void> {
  await send(user, "POST", "paymentMethod", { ...CARD, payload: { paymentMethodId } });
}

/** Tokens, credentials, messages, reviews: what belongs to a user, and not to a subscription. */
async function keepAccounts(market: Market, { product }: Catalogue): Promise<void> {
  const { send } = market;
  await useCard(market, "vendor", "pm_card_mastercard");
  await send("customer", "GET", "login");
  await send("customer", "GET", "login?expire=false");
  await send("vendor", "POST", "token", {
    name: "Export",
    access: "READ_ONLY",
    expiresAt: "2027-01-01T00:00:00Z",
  });
  const { body } = await send("vendor", "POST", "token", { name: "Import" });
  await send("vendor", "GET", product, undefined, { [headerNames.authToken]: textAt(body, "token") });
  const key = { "Idempotency-Key": "the-same-notice" };
  const notice = {
    message: "Closed on Sunday.",
    userRoles: [UserRole.ROLE_USER],
    end: "2026-12-31T00:00:00Z",
  };
  await send("admin", "POST", "notification", notice, key);
  await send("admin", "POST", "notification", { message: "Welcome." });
  const credential = await send("customer", "POST", "cloudCredential", {
    name: "Cloud",
    cloudProvider: { url: "cloudProvider/1" },
  });
  await send("customer", "PATCH", credential.location, {
    action: "SAVE_CUSTOM_CREDENTIALS",
    payload: { user: "u", key: "k" },
  });
  await send("customer", "PUT", `${credential.location}/metadata`, { zone: "a" });
}

/** What a vendor says of a subscription, and a customer too. */
async function supply({ send }: Market, path: string): Promise<void> {
  await send(
    "vendor",
    "POST",
    `${path}/endpoints`,
    Object.values(EndpointCategory).map((category) => ({
      category,
      endpoint: `https://team.atlas.example/${category.toLowerCase()}`,
      description: category,
    })),
  );
  await send("vendor", "POST", `${path}/instructions`, { en: "Sign in.", it: "Accedi." });
  await send("vendor", "POST", `${path}/credentials`, [
    { key: "user", value: "team", description: { en: "The user", it: "L'utente" }, weight: 1 },
    { key: "password", value: "of-the-team", weight: 2 },
  ]);
  await send("vendor", "PUT", `${path}/metadata`, { tenant: "t-1", "ünï©ode": "→ 𝄞" });
  await send("customer", "PATCH", path, { action: "SET_NAME", name: "The team's maps" });
  const line = {
    description: "Training",
    identifier: "training",
    price: { price: "20.00" },
    quantity: 1.5,
    unit: "hours",
  };
  await send("vendor", "POST", `${path}/invoice/recurring`, [line]);
  await send("customer", "POST", "comment", { product: { url: "product/3" }, rating: 4, comment: "Handy." });
}

/** Events that were delivered, that failed in every way, and that are held back. */
async function sendEventsAllWays(
  market: Market,
  { product, used }: { readonly product: string; readonly used: string },
): Promise<void> {
  const { send, settle } = market;
  const testEvent = (entityName: EventEntity, type: EventType, endpoint: string) =>
    send("vendor", "POST", "event", { entityName, entityId: 1, type, endpoint, product: { url: product } });
  const { Subscription } = EventEntity;
  // Only the platform's endpoints receive events of everything else.
  const platform = { endpoint: "https://ops.example/events", entityId: 1 };
  for (const type of Object.values(EventType)) {
    await testEvent(Subscription, type, "https://atlas.example/tests");
    for (const entityName of Object.values(EventEntity).filter((entity) => entity !== Subscription)) {
      await send("admin", "POST", "event", { ...platform, entityName, type });
    }
  }
  for (const host of [...FAILING_HOSTS, "https://busy.example"]) {
    await testEvent(Subscription, EventType.MODIFIED, `${host}/events`);
  }
  await settle();
  // Of the costs that wait, those of a renewal that was are gone.
  await send("vendor", "POST", `${used}/invoice/oneshot`, [
    { description: "Move", price: { price: "3.00" }, purchased: "2026-02-28T12:00:00Z" },
  ]);
  const { body: endpoints } = await send("vendor", "GET", "eventEndpoint?pageSize=50");
  const atlas = Object.values(endpoints ?? {}).find(
    (each) => textAt(each, "endpoint") === "https://atlas.example/events",
  );
  await send("vendor", "PATCH", textAt(atlas, "self"), { paused: true, rateLimit: 600 });
  await send("customer", "PATCH", used, { action: "SET_NAME", name: "Maps of the team" });
  await send("admin", "PUT", "sandbox/faults", [
    outgoing("delayed", { kind: "delay", milliseconds: 60_000 }),
    outgoing("reordered", { kind: "reorder" }),
    { direction: "incoming", match: { path: "/never" }, action: { kind: "status", status: 503 }, times: 3 },
  ]);
  for (const path of ["delayed", "reordered"]) {
    await testEvent(Subscription, EventType.MODIFIED, `https://atlas.example/${path}`);
  }
  await settle();
}

function outgoing(url: string, action: object): object {
  return { direction: "outgoing", match: { url }, action, times: 5 };
}
