import { DeploymentStatus, type Subscription, SubscriptionType } from "@syndikit/contract";
import { createReferenceServer, DEMO_PLANS, type ReferenceServer } from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import type { Guise } from "./subject.js";

/** A marketplace for one run, with a vendor, a product and customers who order. */
export interface Market {
  readonly forward: (request: Request) => Promise<Response>;
  /** The vendor's permanent token. */
  readonly vendorToken: string;
  /** Orders a subscription, as near to the wanted one as orders go. The rest is a guise. */
  order(wanted: Partial<Subscription>): Promise<{ readonly id: number; readonly guise: Guise }>;
  /** What the customer, the administrator or nobody but the vendor's eyes changes. */
  change(id: number, to: Partial<Subscription>): Promise<Guise>;
  read(id: number): Promise<Subscription>;
  close(): Promise<void>;
}

const baseUrl = "http://certify.invalid";
const { WAITING_PAYMENT, PENDING, UNDEPLOY_SENT, FAILED } = DeploymentStatus;

/**
 * Starts it in this process, in memory. Identifiers begin at `firstId`, so that a receiver that kept the records of
 * an earlier run does not take a new subscription for an old one.
 */
export async function openMarket(firstId: number): Promise<Market> {
  const server = await createReferenceServer({
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
