import { DeploymentStatus, type Subscription, SubscriptionType } from "@syndikit/contract";
import {
  createInProcessOutbound,
  createReferenceServer,
  DEMO_PLANS,
  DEMO_PRODUCTS,
  type ReferenceServer,
} from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import type { Clock } from "../../frame/clock.js";
import type { HttpDelivery } from "../write-event.js";
import { createRecipients } from "./recipients.js";
import type { Guise } from "./subject.js";

/** A marketplace for one run, with a vendor, a product and customers who order. */
export interface Market {
  readonly forward: (request: Request) => Promise<Response>;
  /** The vendor's permanent token. */
  readonly vendorToken: string;
  /** Orders a subscription, as near to the wanted one as orders go. The rest is a guise. */
  order(wanted: Partial<Subscription>): Promise<{ readonly id: number; readonly guise: Guise }>;
  /** Says where the marketplace's own events of a subscription go. Until then they wait. */
  takeEvents(id: number, deliver: Deliver): void;
  /** What the customer and the vendor do with a subscription that is deployed. */
  renew(id: number): Promise<void>;
  upgrade(id: number): Promise<void>;
  terminate(id: number): Promise<void>;
  /** Changes a subscription, by a real transition where there is one. The rest is a guise. */
  change(id: number, to: Partial<Subscription>): Promise<Guise>;
  read(id: number): Promise<Subscription>;
  close(): Promise<void>;
}

/** Takes a delivery of the marketplace to the receiver. */
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
const retrySchedule = [1_000, 2_000, 5_000];
const baseUrl = "http://certify.invalid";
const { WAITING_PAYMENT, PENDING, UNDEPLOY_SENT, FAILED } = DeploymentStatus;

/**
 * Starts it in this process, in memory. Identifiers begin where they are told to, so that a receiver that kept
 * the records of an earlier run does not take a new subscription for an old one.
 */
export async function openMarket({ firstId, url, secret, clock }: MarketOptions): Promise<Market> {
  const recipients = createRecipients();
  const server = await createReferenceServer({
    outbound: createInProcessOutbound({
      routes: new Map([[new URL(url).origin, recipients.receive]]),
      elapsed: () => clock.now(),
    }),
    retrySchedule,
    // The demo's passwords protect nothing, so their hashes need not be slow.
    passwordCost: 4,
    requestsPerMinute: 1_000_000,
  });
  await beginAt(server, firstId);
  const as = (account: string): Marketplace =>
    createMarketplace({
      baseUrl,
      apiVersion: "20250109",
      auth: { username: account, password: `${account}-demo` },
      fetch: (url, init) => server.fetch(new Request(url, init)),
    });
  const [admin, vendor, payer, debtor] = [as("admin"), as("vendor"), as("customer"), as("customer2")];

  await vendor.products.update(DEMO_PRODUCTS.notes, {
    syndicationEndpoints: [url],
    notificationSecretToken: secret,
  });

  async function place(wanted: Partial<Subscription>): Promise<number> {
    // The second customer has no card, so that an order of his waits for a payment.
    const customer = wanted.deploymentStatus === WAITING_PAYMENT ? debtor : payer;
    const { subscription } = await customer.orders.create({
      type: wanted.type === SubscriptionType.TRIAL ? SubscriptionType.TRIAL : SubscriptionType.NORMAL,
      productVersion: { url: `productVersion/${DEMO_PLANS.basic}` },
    });
    const { id } = await admin.subscriptions.get(subscription);
    if (wanted.deploymentStatus === FAILED) await vendor.subscriptions.markFailed(id);
    return id;
  }

  return {
    forward: (request) => server.fetch(request),
    vendorToken: await readPermanentToken(server),
    async order(wanted) {
      const id = await place(wanted);
      return { id, guise: guiseOf(wanted, await admin.subscriptions.get(id)) };
    },
    takeEvents: recipients.set,
    renew: (id) => payer.subscriptions.renew(id),
    async upgrade(id) {
      await vendor.subscriptions.upgrade(id, { url: `productVersion/${DEMO_PLANS.pro}` });
    },
    terminate: (id) => payer.subscriptions.terminate(id),
    async change(id, to) {
      const current = await admin.subscriptions.get(id);
      if (to.deploymentStatus === UNDEPLOY_SENT) await admin.subscriptions.terminate(id);
      if (to.deploymentStatus === PENDING && current.deploymentStatus === WAITING_PAYMENT) {
        for (const invoice of current.invoices ?? []) {
          await admin.invoices.markPaid(invoice, { reference: "certify" });
        }
      }
      return guiseOf(to, await admin.subscriptions.get(id));
    },
    read: (id) => admin.subscriptions.get(id),
    close: () => server.close(),
  };
}

/** The wanted fields that are not so. */
function guiseOf(wanted: Partial<Subscription>, real: Subscription): Guise {
  const differing = Object.entries(wanted).filter(([name, value]) => Reflect.get(real, name) !== value);
  return differing.length === 0 ? undefined : Object.fromEntries(differing);
}

async function beginAt(server: ReferenceServer, firstId: number): Promise<void> {
  const seq = Math.trunc(firstId) - 1;
  await server.store.write(async (tx) => {
    await tx.run(`insert into sqlite_sequence (name, seq) values ('subscriptions', ${seq})`);
  });
}

async function readPermanentToken(server: ReferenceServer): Promise<string> {
  const response = await server.fetch(
    new Request(`${baseUrl}/api/login?expire=false`, {
      headers: { authorization: `Basic ${btoa("vendor:vendor-demo")}` },
    }),
  );
  const token: unknown = await response.json();
  if (typeof token !== "string") throw new Error(`The marketplace gave no token: ${response.status}.`);
  return token;
}
