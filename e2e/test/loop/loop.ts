import type { MarketplaceEvent } from "@syndikit/contract";
import {
  type Change,
  createProvisioner,
  createReceiver,
  memoryStore,
  type Provisioner,
  type Receiver,
} from "@syndikit/receiver";
import { toFetch } from "@syndikit/receiver/fetch";
import {
  createInProcessOutbound,
  createReferenceServer,
  DEMO_ACCOUNTS,
  manualClock,
  type ReferenceServer,
} from "@syndikit/reference-server";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { onTestFinished } from "vitest";

/** The secret that the vendor's product and its receiver share. */
export const SECRET = "a-secret-of-both-sides";

/** The address that the vendor's application would have if there were a network. */
export const VENDOR = "https://acme.test";

const MARKET = "https://market.test";
const ACCOUNTS = DEMO_ACCOUNTS.map(({ userName }) => userName);

type Account = (typeof DEMO_ACCOUNTS)[number]["userName"];

/** The tenants that the vendor's application was asked to make, remove or change. */
export interface TenantLog {
  readonly made: number[];
  readonly removed: number[];
  readonly changed: ({ readonly id: number } & Change)[];
}

/** The SDK, the reference server and the receiver in one process, without a socket. */
export interface Loop extends Readonly<Record<Account, Marketplace>> {
  readonly server: ReferenceServer;
  readonly receiver: Receiver;
  readonly provisioner: Provisioner;
  readonly tenants: TenantLog;
  /** Every event that arrived with a valid signature. Repeated events are included. */
  readonly arrived: MarketplaceEvent[];
  /** Sends a request to the vendor's application, as anybody who knows its address can. */
  knock(request: Request): Promise<Response>;
  /** Moves the marketplace's clock, and waits until everything that is due is delivered. */
  advance(duration: string): Promise<void>;
}

/** The time limit of a test that moves the clock, in milliseconds. A month has hundreds of polls. */
export const MONTHS = 120_000;

/** Opens the demo, with the first vendor's application connected to its product. It ends with the test. */
export async function openLoop(): Promise<Loop> {
  const machine = manualClock(Date.UTC(2026, 0, 15, 12));
  const routes = new Map<string, (request: Request) => Promise<Response>>();
  const server = await createReferenceServer({
    clock: machine,
    outbound: createInProcessOutbound({ routes, elapsed: machine.elapsed }),
    passwordCost: 4,
    requestsPerMinute: 10_000_000,
  });
  const clients = Object.fromEntries(ACCOUNTS.map((account) => [account, clientOf(server, account)]));
  const { admin, vendor } = clients as Record<Account, Marketplace>; // The line above creates one for each account.

  const tenants: TenantLog = { made: [], removed: [], changed: [] };
  const provisioner = createProvisioner({
    client: vendor,
    store: memoryStore(),
    // The marketplace's clock runs ahead of this machine's, and the kit would warn about that.
    hooks: { warning: () => undefined },
    provision: async ({ subscriptionId, step }) => {
      await step("tenant", () => void tenants.made.push(subscriptionId));
      return {
        tenantId: `tenant-${subscriptionId}`,
        endpoints: [{ category: "APP", endpoint: `${VENDOR}/tenants/${subscriptionId}` }],
        instructions: { en: "Welcome." },
      };
    },
    update: ({ subscriptionId, change }) => void tenants.changed.push({ id: subscriptionId, ...change }),
    deprovision: ({ subscriptionId, step }) =>
      step("removal", () => void tenants.removed.push(subscriptionId)),
  });
  const receiver = createReceiver({ secrets: SECRET, provisioner });
  const receive = toFetch(receiver);
  const arrived: MarketplaceEvent[] = [];
  routes.set(VENDOR, async (request) => {
    // The metric of the demo's product is polled at this address too.
    if (request.method === "GET") return Response.json({ value: 3 });
    const copy = request.clone();
    const response = await receive(request);
    // Only our own server sends requests here, and each contains an event.
    if (response.status === 204) arrived.push((await copy.json()) as MarketplaceEvent);
    return response;
  });
  onTestFinished(async () => {
    await receiver.stop();
    await server.close();
  });

  await vendor.products.update(1, {
    syndicationEndpoints: [`${VENDOR}/events`],
    notificationSecretToken: SECRET,
  });
  return {
    ...(clients as Record<Account, Marketplace>),
    server,
    receiver,
    provisioner,
    tenants,
    arrived,
    knock: receive,
    advance: async (duration) =>
      void (await admin.sandbox.advanceClock({ advance: duration }, { settle: true })),
  };
}

function clientOf(server: ReferenceServer, account: Account): Marketplace {
  return createMarketplace({
    baseUrl: MARKET,
    auth: { username: account, password: `${account}-demo` },
    fetch: (url, init) => server.fetch(new Request(url, init)),
  });
}
