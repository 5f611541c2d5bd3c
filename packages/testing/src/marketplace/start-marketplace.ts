import { parseReference, type Subscription } from "@syndikit/contract";
import { expectMachine, marketplaceNeeds } from "../clock/expect-machine.js";
import { DEFAULT_START, readMoment } from "../clock/fake-clock.js";
import { after, sleep } from "../clock/machine.js";
import { createTimers } from "../clock/timers.js";
import { addDuration } from "../duration.js";
import { expectMembers } from "../expect-members.js";
import { type Account, type ClientOptions, createApi, expectAccount, type Fetch } from "./api.js";
import { createBuyer, findNewestBill } from "./buyer.js";
import { createCallFaults } from "./call-faults.js";
import { createCallLog } from "./calls.js";
import { listDeliveries, listEvents } from "./deliveries.js";
import { createFaults } from "./faults.js";
import { listen, type Port } from "./listen.js";
import type { Marketplace, MarketplaceOptions } from "./marketplace.js";
import { createMarketplaceClock } from "./marketplace-clock.js";
import { findPlan, placeOrder, toBillingItems } from "./place-order.js";
import { openServer, type Server } from "./server.js";
import { type SubscriptionRef, subscriptionId } from "./subscription-handle.js";
import { createVendorConnection, type VendorConnection } from "./vendor-application.js";
import { createSettle, waitFor } from "./wait-for.js";

const BASE_URL = "https://market.example";
const VENDOR_URL = "https://app.example";
/** How many milliseconds the application has to answer pending requests when the marketplace is closed. */
const TIME_TO_END = 1_000;
/** How many milliseconds after a moment everything that falls due at that moment is done. */
const SHORTLY_AFTER = 1_000;
const SIGNATURE_SECRET = "the-secret-of-the-marketplace-and-the-vendor";

/**
 * Starts a complete marketplace in this process, without sockets or files. Its clock moves only when a test advances it.
 * It acts only through the public interface and the sandbox.
 *
 * @example
 * ```ts
 * const marketplace = await startMarketplace();
 * marketplace.connect(createApp({ client: marketplace.client, secret: marketplace.signatureSecret }));
 * const subscription = await marketplace.placeOrder({ plan: "Pro" });
 * await marketplace.waitFor(subscription, "DEPLOYED");
 * await marketplace.clock.advance("1 month");
 * await marketplace.close();
 * ```
 */
export async function startMarketplace(options: MarketplaceOptions = {}): Promise<Marketplace> {
  expectMembers("startMarketplace", options, marketplaceOptions);
  const { receive, eventsPath = "/marketplace/events", start = DEFAULT_START } = options;
  await expectMachine("startMarketplace()", marketplaceNeeds);
  const connection = createVendorConnection(eventsPath);
  if (receive !== undefined) connection.connect(receive);
  const server = await openServer({ start: readMoment(start), vendorUrl: VENDOR_URL, connection });
  try {
    return await assemble(server, connection, { ...options, eventsPath });
  } catch (error) {
    await server.close();
    throw error;
  }
}

const marketplaceOptions: Readonly<Record<keyof MarketplaceOptions, true>> = {
  receive: true,
  eventsPath: true,
  orderValidationPath: true,
  start: true,
  apiVersion: true,
};

async function assemble(
  server: Server,
  connection: VendorConnection,
  { eventsPath, orderValidationPath, apiVersion }: MarketplaceOptions & { readonly eventsPath: string },
): Promise<Marketplace> {
  const { productId } = server;
  const endpoint = new URL(eventsPath, VENDOR_URL).href;
  const clientFor = (account: Account, fetch: Fetch = server.fetch): ClientOptions => ({
    baseUrl: BASE_URL,
    apiVersion,
    auth: { username: account, password: `${account}-demo` },
    fetch,
  });
  const admin = createApi(clientFor("admin"));
  const vendor = createApi(clientFor("vendor"));
  const callFaults = createCallFaults(server.fetch);
  const log = createCallLog(callFaults.fetch, server.now);
  const timers = createTimers(server.now);
  const settle = createSettle({ server, connection, log, timers });

  await vendor("productUpdate", {
    path: { id: productId },
    body: {
      syndicationEndpoints: [endpoint],
      notificationSecretToken: SIGNATURE_SECRET,
      orderValidationUrls:
        orderValidationPath === undefined ? [] : [new URL(orderValidationPath, VENDOR_URL).href],
    },
  });

  const clock = createMarketplaceClock({
    now: server.now,
    timers,
    settle: () => settle(),
    received: () => connection.received,
    async moveTo(moment) {
      await admin("clockAdvance", {
        query: { settle: true },
        body: { now: new Date(moment).toISOString() },
      });
    },
    async nextDelivery() {
      const waiting = await vendor("eventGetAllPaged", { query: { notified: false, pageSize: 50 } });
      const planned = waiting.flatMap(({ nextRetry }) => nextRetry ?? []).map(Date.parse);
      return planned.length === 0 ? undefined : Math.min(...planned);
    },
  });
  const read = (ref: SubscriptionRef) => admin("subscriptionGet", { path: { id: subscriptionId(ref) } });
  const buyer = createBuyer(admin, clientFor);
  const endPeriod = async (ref: SubscriptionRef): Promise<Subscription> => {
    const { endDate } = await read(ref);
    if (endDate === undefined) throw new TypeError(`subscription/${subscriptionId(ref)} has no end.`);
    await clock.advance(Math.max(0, Date.parse(endDate) - server.now()) + SHORTLY_AFTER);
    await settle();
    return read(ref);
  };
  let port: Promise<Port> | undefined;
  const close = async (): Promise<void> => {
    const forget = after(TIME_TO_END, connection.hangUp);
    try {
      await (await port)?.close();
      await server.close();
    } finally {
      forget();
    }
  };

  return {
    client: clientFor("vendor", log.fetch),
    clientFor: (account) => clientFor(expectAccount(account)),
    signatureSecret: SIGNATURE_SECRET,
    vendorUrl: VENDOR_URL,
    connect: connection.connect,
    placeOrder: async (order = {}) =>
      placeOrder(
        { buyer: createApi(clientFor(expectAccount(order.by ?? "customer"))), vendor, productId },
        order,
      ),
    pay: buyer.pay,
    cancel: buyer.cancel,
    renew: buyer.renew,
    async upgrade(ref, plan) {
      const { self } = await findPlan(vendor, productId, plan);
      const body = { action: "SYNDICATED_UPGRADE", productVersion: { url: self } } as const;
      const result = await vendor("subscriptionPatch", { path: { id: subscriptionId(ref) }, body });
      if (result === undefined) throw new TypeError("The marketplace answered the upgrade without a result.");
      return result;
    },
    changeQuantities: async (ref, quantities) =>
      buyer.changeQuantities(ref, await toBillingItems(vendor, quantities)),
    async cancelUpgrade({ upgrade, order }) {
      const id = parseReference(order, "order");
      if (id === undefined) throw new TypeError(`There is nothing to cancel: the change was ${upgrade}.`);
      await vendor("orderDelete", { path: { id } });
    },
    async failRenewal(ref) {
      await buyer.useCard(ref, "pm_card_chargeDeclined");
      return endPeriod(ref);
    },
    async credit(ref, given) {
      expectMembers("credit", given, { reason: true, amount: true });
      const { reason, amount } = given;
      const id = await findNewestBill(admin, await read(ref));
      const body = { reason, ...(amount === undefined ? {} : { amount }) };
      return admin("invoiceCredit", { path: { id }, body });
    },
    async stop(ref) {
      await vendor("subscriptionPatch", { path: { id: subscriptionId(ref) }, body: { action: "STOP" } });
    },
    async start(ref) {
      await vendor("subscriptionPatch", { path: { id: subscriptionId(ref) }, body: { action: "START" } });
    },
    endPeriod,
    reportError: connection.reportError,
    read: async (ref) => read(ref),
    async waitFor(ref, state, options = {}) {
      expectMembers("waitFor", options, { within: true, timeout: true });
      const { within = 0, timeout } = options;
      return waitFor(
        {
          read: () => read(ref),
          settle,
          advance: clock.advance,
          sleep,
          elapsed: server.elapsed,
          async collect(subscription) {
            const events = await listEvents(vendor, { entityId: subscription.id });
            const deliveries = await listDeliveries(vendor, events);
            const { connected, active: unanswered } = connection;
            return {
              ...{ subscription, wanted: state, now: server.now(), endpoint },
              ...{ connected, unanswered },
              ...{ events, deliveries, calls: log.calls, error: connection.lastError },
            };
          },
        },
        state,
        {
          within: addDuration(server.now(), within) - server.now(),
          timeout,
        },
      );
    },
    clock,
    faults: createFaults({ admin, calls: callFaults, connection }),
    async deliveries(ref) {
      const filter = ref === undefined ? {} : { entityId: subscriptionId(ref) };
      return listDeliveries(vendor, await listEvents(vendor, filter));
    },
    calls: log.calls,
    settle: () => settle(),
    async listen() {
      port ??= listen(log.fetch);
      return (await port).url;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
