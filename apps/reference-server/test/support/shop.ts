import { headerNames, Seed, toReference, UserRole } from "@syndikit/contract";
import { onTestFinished } from "vitest";
import { createInProcessOutbound, type Receive } from "../../src/outbound/in-process.js";
import { type Log, silentLog } from "../../src/ports.js";
import { type OpenReferenceServer, openReferenceServer } from "../../src/server/create.js";
import type { ReferenceServerOptions } from "../../src/server/options.js";
import { single } from "../../src/store/prepared.js";
import { billingItems, products, productVersions, valueTiers } from "../../src/store/tables/product.js";
import { openTestStore } from "../../src/test-support/open-test-store.js";
import { eur } from "../../src/test-support/subscriptions.js";
import { manualClock } from "../../src/time/manual-clock.js";
import { dryRunsHere } from "./dry-run-thread.js";
import { BASE_URL, BEGIN, type Caller, type Marketplace, passwordOf } from "./marketplace.js";
import { addCompany, addUser } from "./people.js";

/**
 * A whole marketplace in this process, with its clock, jobs and outbox: a vendor with a plan of 10.00 EUR a month, and
 * customers that buy it. The users are those of `people.ts`.
 */
export interface Shop extends Marketplace {
  readonly server: OpenReferenceServer;
  readonly northwind: number;
  readonly acme: number;
  readonly product: number;
  /** Basic: 10.00 EUR a month, on sale. */
  readonly productVersion: number;
}

/** No test expects a server error, so errors are shown. */
const log: Log = { ...silentLog, error: (fields, message) => console.error(message, fields) };

/** Opens a shop at {@link BEGIN}, 31 January. It is closed when the test ends. */
export async function openShop(more: ReferenceServerOptions = {}): Promise<Shop> {
  const machine = manualClock(BEGIN);
  const vendors = new Map<string, Receive>();
  const options = {
    seed: Seed.empty,
    adminPassword: passwordOf("admin"),
    passwordCost: 4,
    clock: machine,
    outbound: createInProcessOutbound({ routes: vendors, elapsed: machine.elapsed }),
    log,
    requestsPerMinute: 1_000_000,
    ...more,
  };
  const server = await openReferenceServer(options, openTestStore(), dryRunsHere);
  onTestFinished(() => server.close());
  const marketplace = { services: server.services, machine, vendors, ...callers(server) };
  const northwind = await addCompany(marketplace, "VENDOR", "Northwind");
  const fabrik = await addCompany(marketplace, "VENDOR", "Fabrik");
  const acme = await addCompany(marketplace, "CUSTOMER", "Acme");
  const umbra = await addCompany(marketplace, "CUSTOMER", "Umbra");
  for (const [userName, userRole, companyId] of [
    ["vendor", UserRole.ROLE_VENDOR, northwind],
    ["vendor2", UserRole.ROLE_VENDOR, fabrik],
    ["customer", UserRole.ROLE_USER, acme],
    ["colleague", UserRole.ROLE_USER, acme],
    ["customer2", UserRole.ROLE_USER, umbra],
    ["homeless", UserRole.ROLE_USER, null],
  ] as const) {
    await addUser(marketplace, { userName, userRole, companyId });
  }
  const product = await addProductOf(marketplace, northwind);
  const productVersion = await addProductVersion(marketplace, { productId: product, name: "Basic" });
  return { ...marketplace, server, northwind, acme, product, productVersion };
}

/** Adds a product without plans. */
export function addProductOf({ services }: Marketplace, companyId: number): Promise<number> {
  const row = { companyId, name: "Notes", type: "SYNDICATED", createdAt: BEGIN, updatedAt: BEGIN } as const;
  return services.store.write(
    async (tx) => single(await tx.insert(products).values(row).returning({ id: products.id })).id,
  );
}

/** A plan to add. By default it is on sale at 10.00 EUR a month, with a trial of 14 days. */
export type NewProductVersion = Pick<typeof productVersions.$inferInsert, "productId" | "name"> &
  Partial<typeof productVersions.$inferInsert>;

export function addProductVersion(
  { services }: Marketplace,
  productVersion: NewProductVersion,
): Promise<number> {
  const row = {
    published: true,
    price: eur("10.00"),
    setupFee: eur("0"),
    trial: "ALLOWED_WO_PAYMENT_METHOD",
    trialLength: 14,
    createdAt: BEGIN,
    updatedAt: BEGIN,
    ...productVersion,
  } as const;
  return services.store.write(
    async (tx) =>
      single(await tx.insert(productVersions).values(row).returning({ id: productVersions.id })).id,
  );
}

/** Seats at 2.00 EUR from 1 to 5 and at 1.50 EUR from 6 to 20, paid in advance. */
export function addSeats(shop: Shop, more: Partial<typeof billingItems.$inferInsert> = {}): Promise<number> {
  return shop.services.store.write(async (tx) => {
    const { id } = single(
      await tx
        .insert(billingItems)
        .values({
          companyId: shop.northwind,
          name: "Seats",
          identifier: "seats",
          unit: "users",
          description: "Who may sign in",
          type: "TIERED",
          valueType: "PRE_PAID",
          presence: "OPTIONAL",
          ...more,
        })
        .returning({ id: billingItems.id }),
    );
    const tier = { productVersionId: shop.productVersion, billingItemId: id, setup: eur("0") };
    await tx.insert(valueTiers).values([
      { ...tier, start: 1, end: 5, price: eur("2.00"), setup: eur("1.00") },
      { ...tier, start: 6, end: 20, price: eur("1.50") },
    ]);
    return id;
  });
}

/** Advances the marketplace's clock, and runs everything that becomes due on the way. */
export async function advance(shop: Shop, duration: string): Promise<void> {
  const { status, body } = await shop.as("admin").put("sandbox/clock", { advance: duration });
  if (status !== 200) throw new Error(`The clock did not move: ${JSON.stringify(body)}`);
}

/** Stores a default payment method. Its name tells the result of a charge. */
export async function storeCard(shop: Shop, userName: string, card = "pm_card_visa"): Promise<number> {
  const body = { label: card, defaultMethod: true, payload: { paymentMethodId: card } };
  const answer = await shop.as(userName).post("paymentMethod", body);
  return idOf(answer.body);
}

/**
 * Places an order.
 *
 * @returns the identifier of its subscription.
 */
export async function order(shop: Shop, userName: string, body: object = {}): Promise<number> {
  const { status, body: answered } = await shop.as(userName).post("order", {
    type: "NORMAL",
    productVersion: { url: toReference("productVersion", shop.productVersion) },
    ...body,
  });
  if (status !== 201) throw new Error(`The order was not taken: ${JSON.stringify(answered)}`);
  return referred(answered, "subscription");
}

/** Places an order that is paid at once, and deploys its subscription. */
export async function deploy(shop: Shop, userName: string, body: object = {}): Promise<number> {
  const id = await order(shop, userName, body);
  const { status } = await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "DEPLOYED" });
  if (status !== 204) throw new Error(`Subscription ${id} was not deployed: ${status}`);
  return id;
}

export function idOf(body: unknown): number {
  if (typeof body !== "object" || body === null || !("id" in body) || typeof body.id !== "number") {
    throw new Error(`There is no identifier in ${JSON.stringify(body)}`);
  }
  return body.id;
}

function referred(body: unknown, field: string): number {
  const reference: unknown = new Map(Object.entries(body ?? {})).get(field);
  const url = typeof reference === "object" && reference !== null && "url" in reference ? reference.url : "";
  return Number(String(url).split("/")[1]);
}

function callers(server: OpenReferenceServer): Pick<Marketplace, "request" | "as"> {
  const request: Marketplace["request"] = async (path, init) => {
    const response = await server.fetch(new Request(`${BASE_URL}/${path}`, init));
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, body: text === "" ? undefined : JSON.parse(text) };
  };
  return { request, as: (userName) => callerOf(request, userName) };
}

function callerOf(request: Marketplace["request"], userName: string): Caller {
  const authorization = `Basic ${btoa(`${userName}:${passwordOf(userName)}`)}`;
  const call = (method: string) => (path: string, body?: unknown) =>
    request(path, {
      method,
      headers: { [headerNames.authorization]: authorization, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  return {
    get: call("GET"),
    head: call("HEAD"),
    post: call("POST"),
    put: call("PUT"),
    patch: call("PATCH"),
    delete: call("DELETE"),
  };
}
