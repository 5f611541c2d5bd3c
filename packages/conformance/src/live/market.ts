import { DeploymentStatus, type Subscription, SubscriptionType } from "@syndikit/contract";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import type { HttpDelivery } from "../event.js";
import type { Clock } from "../options.js";
import { field, parseJson } from "./json.js";
import type { Override } from "./subscription.js";

/** A marketplace for one run, with a vendor, a product and customers who order. */
export interface Market {
  readonly forward: (request: Request) => Promise<Response>;
  /** The vendor's permanent token. */
  readonly vendorToken: string;
  /** Orders a subscription that is as close to the wanted one as an order can be. The rest is overridden. */
  order(wanted: Partial<Subscription>): Promise<{ readonly id: number; readonly override: Override }>;
  /** Sets where the marketplace's own events of a subscription go. Until then they wait. */
  routeEvents(id: number, deliver: Deliver): void;
  /** Actions of customer and vendor on a deployed subscription. */
  renew(id: number): Promise<void>;
  upgrade(id: number): Promise<void>;
  /** An upgrade is deferred to the next period, and then cancelled. */
  cancelUpgrade(id: number): Promise<void>;
  changeSeats(id: number, seats: number): Promise<void>;
  stop(id: number): Promise<void>;
  start(id: number): Promise<void>;
  terminate(id: number): Promise<void>;
  /** Changes a subscription, by a real transition if there is one. The rest is overridden. */
  change(id: number, to: Partial<Subscription>): Promise<Override>;
  read(id: number): Promise<Subscription>;
  close(): Promise<void>;
}

/** Delivers an event of the marketplace to the receiver, and returns its answer. */
export type Deliver = (delivery: HttpDelivery) => Promise<number | "none">;

/** Where the marketplace's own events go, and how they are signed. */
export interface MarketOptions {
  /** The first identifier of a subscription. */
  readonly firstId: number;
  readonly url: string;
  readonly secret: string;
  readonly clock: Clock;
}

/** Milliseconds between two attempts to deliver an event. */
const RETRY_SCHEDULE = [1_000, 2_000, 5_000];
const BASE_URL = "https://conformance.invalid";
const { WAITING_PAYMENT, PENDING, DEPLOYED, STOPPED, UNDEPLOY_SENT, FAILED } = DeploymentStatus;

/**
 * Starts a marketplace in this process, in memory. Its identifiers begin at `firstId`, so that a receiver with the
 * records of an earlier run does not take a new subscription for an old one.
 */
export async function openMarket({ firstId, url, secret, clock }: MarketOptions): Promise<Market> {
  // The server is an ES module with a native dependency: it is loaded when a run begins, from CommonJS too.
  const { createInProcessOutbound, createReferenceServer, DEMO_ITEMS, DEMO_PLANS, DEMO_PRODUCTS } =
    await import("@syndikit/reference-server");
  const eventRouter = createEventRouter();
  const server = await createReferenceServer({
    outbound: createInProcessOutbound({
      routes: new Map([[new URL(url).origin, eventRouter.receive]]),
      elapsed: () => clock.now(),
    }),
    firstIds: { subscriptions: firstId },
    retrySchedule: RETRY_SCHEDULE,
    // The demo's passwords protect nothing, so a fast hash is enough.
    passwordCost: 4,
    requestsPerMinute: 1_000_000,
  });
  const signIn = (account: string): Marketplace =>
    createMarketplace({
      baseUrl: BASE_URL,
      auth: { username: account, password: `${account}-demo` },
      fetch: (url, init) => server.fetch(url, init),
    });
  const [admin, vendor] = [signIn("admin"), signIn("vendor")];
  const [payer, debtor] = [signIn("customer"), signIn("customer2")];

  await vendor.products.update(DEMO_PRODUCTS.notes, {
    syndicationEndpoints: [url],
    notificationSecretToken: secret,
  });

  async function place(wanted: Partial<Subscription>): Promise<number> {
    // The second customer has no card, so this order waits for a payment.
    const customer = wanted.deploymentStatus === WAITING_PAYMENT ? debtor : payer;
    const { subscription } = await customer.orders.create({
      type: wanted.type === SubscriptionType.TRIAL ? SubscriptionType.TRIAL : SubscriptionType.NORMAL,
      productVersion: { url: `productVersion/${DEMO_PLANS.basic}` },
    });
    const { id } = await admin.subscriptions.get(subscription);
    if (wanted.deploymentStatus === FAILED) await vendor.subscriptions.markFailed(id);
    return id;
  }

  /** Brings the subscription into this state. `false` if the marketplace has no such transition. */
  async function bringInto(id: number, to: Subscription["deploymentStatus"] | undefined): Promise<boolean> {
    const { deploymentStatus: from, invoices = [] } = await admin.subscriptions.get(id);
    if (to === UNDEPLOY_SENT) await admin.subscriptions.terminate(id);
    else if (to === STOPPED) await vendor.subscriptions.stop(id);
    else if (to === DEPLOYED && from === STOPPED) await vendor.subscriptions.start(id);
    else if (to === PENDING && from === WAITING_PAYMENT) {
      for (const invoice of invoices) await admin.invoices.markPaid(invoice, { reference: "conformance" });
    } else return false;
    return true;
  }

  return {
    forward: (request) => server.fetch(request),
    vendorToken: await issueToken((request) => server.fetch(request)),
    async order(wanted) {
      const id = await place(wanted);
      return { id, override: overrideFor(wanted, await admin.subscriptions.get(id)) };
    },
    routeEvents: eventRouter.route,
    renew: (id) => payer.subscriptions.renew(id),
    async upgrade(id) {
      await vendor.subscriptions.upgrade(id, { url: `productVersion/${DEMO_PLANS.pro}` });
    },
    async cancelUpgrade(id) {
      const { order } = await vendor.subscriptions.upgrade(id, {
        url: `productVersion/${DEMO_PLANS.yearly}`,
      });
      if (order === undefined) throw new Error("The upgrade to another billing period was not deferred.");
      await vendor.orders.cancel(order);
    },
    async changeSeats(id, seats) {
      await payer.subscriptions.changeQuantities(id, { [`billingItem/${DEMO_ITEMS.users}`]: seats });
    },
    stop: (id) => vendor.subscriptions.stop(id),
    start: (id) => vendor.subscriptions.start(id),
    terminate: (id) => payer.subscriptions.terminate(id),
    async change(id, to) {
      const isReal = await bringInto(id, to.deploymentStatus);
      const { deploymentStatus: _, ...rest } = to;
      // A state that the marketplace has reached is not read again: a quick receiver may have left it already.
      return overrideFor(isReal ? rest : to, await admin.subscriptions.get(id));
    },
    read: (id) => admin.subscriptions.get(id),
    close: () => server.close(),
  };
}

/** The wanted fields that the real subscription does not have. */
function overrideFor(wanted: Partial<Subscription>, real: Subscription): Override {
  const differing = Object.entries(wanted).filter(([name, value]) => Reflect.get(real, name) !== value);
  return differing.length === 0 ? undefined : Object.fromEntries(differing);
}

async function issueToken(forward: Market["forward"]): Promise<string> {
  const response = await forward(
    new Request(`${BASE_URL}/api/login?expire=false`, {
      headers: { authorization: `Basic ${btoa("vendor:vendor-demo")}` },
    }),
  );
  const token: unknown = await response.json();
  if (typeof token !== "string") {
    throw new Error(`The marketplace issued no token: it answered ${response.status}.`);
  }
  return token;
}

/** The marketplace sends all events to one address; each subscription belongs to a separate check. */
interface EventRouter {
  route(subscriptionId: number, deliver: Deliver): void;
  /** Accepts a delivery. An event can arrive before its check is known, and then waits. */
  receive(request: Request): Promise<Response>;
}

function createEventRouter(): EventRouter {
  const known = new Map<number, Deliver>();
  const waiting = new Map<number, ((deliver: Deliver) => void)[]>();

  async function find(id: number): Promise<Deliver> {
    const deliver = known.get(id);
    if (deliver !== undefined) return deliver;
    return new Promise((resolve) => waiting.set(id, [...(waiting.get(id) ?? []), resolve]));
  }

  return {
    route(id, deliver) {
      known.set(id, deliver);
      for (const resolve of waiting.get(id) ?? []) resolve(deliver);
      waiting.delete(id);
    },
    async receive(request) {
      // A poll of a metric is not an event, and metrics are not certified.
      if (request.method !== "POST") return new Response(null, { status: 404 });
      const body = new Uint8Array(await request.arrayBuffer());
      const deliver = await find(Number(field(parseJson(body), "id")));
      const answer = await deliver({ body, headers: Object.fromEntries(request.headers) });
      if (answer === "none") throw new Error("The receiver gave no answer.");
      return new Response(null, { status: answer });
    },
  };
}
