// A marketplace whose whole life is HTTP: what a test does to it can be printed, and pasted into a shell.
import type { InvoiceDTO, OrderDTO, Subscription } from "@syndikit/contract";
import { headerNames } from "@syndikit/contract";
import { expect, onTestFinished } from "vitest";
import { createInProcessOutbound } from "../../src/outbound/in-process.js";
import { type Log, silentLog } from "../../src/ports.js";
import { type OpenReferenceServer, openReferenceServer } from "../../src/server/create.js";
import type { Store } from "../../src/store/port.js";
import { openTestStore } from "../../src/test-support/open-test-store.js";
import { manualClock } from "../../src/time/manual-clock.js";
import type { Answer } from "../support/marketplace.js";
import { cents, compare, distance, type Fraction, fraction, minus, plus, total } from "./fraction.js";

/** Every life begins here. July and August have 31 days each. Years away, so that a printed life can still be played. */
export const START = Date.UTC(2030, 6, 1);

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Where the vendor answers for its metrics. */
const VENDOR = "http://127.0.0.1:9000";

export type Account = "admin" | "vendor" | "customer";

export interface Sent {
  readonly account: Account;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
}

/** What the vendor answered for a metric. */
export interface Reading {
  readonly metric: string;
  readonly at: number;
  readonly value: number;
}

export interface Market {
  readonly server: OpenReferenceServer;
  readonly product: string;
  /** Everything that was sent, and what the vendor's counters were set to, in order. */
  readonly played: readonly (Sent | string)[];
  /** Every value that the marketplace got from the vendor. */
  readonly readings: readonly Reading[];
  /** What the server logged as its own failures. */
  readonly failures: readonly unknown[];
  now(): number;
  send(account: Account, method: string, path: string, body?: unknown): Promise<Answer>;
  /** What the vendor answers from now on; `undefined`: it fails. */
  show(metric: string, value: number | undefined): void;
  /** Adds a line to what was played. */
  note(line: string): void;
}

/** Opens a marketplace at {@link START}, with a vendor, its product and a customer. The caller closes the server. */
export async function openMarket(store: Store = openTestStore()): Promise<Market> {
  const clock = manualClock(START);
  const shown = new Map<string, number>();
  const readings: Reading[] = [];
  const played: (Sent | string)[] = [];
  const failures: unknown[] = [];
  // No test expects that the server fails, whatever it answers then.
  const log: Log = { ...silentLog, error: (fields, message) => failures.push([message, fields]) };
  const answer = ({ url }: Request): Response => {
    const metric = new URL(url).pathname.slice("/metric/".length);
    const value = shown.get(metric);
    if (value === undefined) return new Response(null, { status: 404 });
    readings.push({ metric, at: server.services.clock.now(), value });
    return Response.json({ value });
  };
  const options = {
    seed: "empty",
    adminPassword: "admin-password",
    passwordCost: 4,
    clock,
    outbound: createInProcessOutbound({ routes: new Map([[VENDOR, answer]]), elapsed: clock.elapsed }),
    log,
    requestsPerMinute: 1_000_000,
  } as const;
  const server: OpenReferenceServer = await openReferenceServer(options, store);
  const send: Market["send"] = async (account, method, path, body) => {
    const response = await server.fetch(
      new Request(`http://marketplace.test/api/${path}`, {
        method,
        headers: {
          [headerNames.authorization]: `Basic ${btoa(`${account}:${account}-password`)}`,
          "Content-Type": "application/json",
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const { status, headers } = response;
    if (method !== "GET") played.push({ account, method, path, body, status });
    return { status, headers, body: text === "" ? undefined : JSON.parse(text) };
  };
  const create = async (account: Account, path: string, body: object): Promise<string> =>
    selfOf(await expectStatus(201, send(account, "POST", path, body)));
  const vendorCompany = await create("admin", "company", { name: "Northwind" });
  const customerCompany = await create("admin", "userCompany", { name: "Acme" });
  for (const [userName, userRole, company] of [
    ["vendor", "ROLE_VENDOR", vendorCompany],
    ["customer", "ROLE_USER", customerCompany],
  ] as const) {
    const email = `${userName}@example.test`;
    const password = `${userName}-password`;
    const body = { userName, name: userName, email, password, userRole, company: { url: company } };
    const user = await create("admin", "user", body);
    await expectStatus(204, send("admin", "PATCH", user, { action: "ACTIVATE" }));
  }
  const product = await create("vendor", "product", { name: "Notes", type: "SYNDICATED" });
  return {
    server,
    product,
    played,
    readings,
    failures,
    now: () => server.services.clock.now(),
    send,
    note: (line) => played.push(line),
    show(metric, value) {
      if (value === undefined) shown.delete(metric);
      else shown.set(metric, value);
      played.push(
        value === undefined ? `rm -f metric/${metric}` : `echo '{"value": ${value}}' > metric/${metric}`,
      );
    },
  };
}

/** {@link openMarket}, closed when the test ends. */
export async function openMarketForTest(): Promise<Market> {
  const market = await openMarket();
  onTestFinished(async () => {
    expect(market.failures).toEqual([]);
    await market.server.close();
  });
  return market;
}

export async function expectStatus(status: number, answer: Promise<Answer>): Promise<Answer> {
  const got = await answer;
  if (got.status !== status)
    throw new Error(`Expected ${status}, but got ${got.status} ${JSON.stringify(got.body)}.`);
  return got;
}

export function selfOf({ body }: Answer): string {
  return (body as { readonly self: string }).self;
}

export interface Tier {
  readonly start?: number;
  readonly end?: number;
  readonly price: string;
  readonly setup?: string;
}

/** A new extra resource. */
export async function addItem(
  market: Market,
  valueType: "PRE_PAID" | "POST_PAID" | "PAY_AS_YOU_GO",
  type: "TIERED" | "VOLUME" | "STAIRSTEP" = "TIERED",
): Promise<string> {
  const body = { name: valueType, unit: "units", description: "Units", type, valueType };
  return selfOf(await expectStatus(201, market.send("vendor", "POST", "billingItem", body)));
}

/** A new plan on sale. `more` are its other fields, `items` the ranges by extra resource. */
export async function addPlan(
  market: Market,
  price: string,
  {
    items = {},
    ...more
  }: { readonly items?: Readonly<Record<string, readonly Tier[]>> } & Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const billingItemValues = Object.entries(items).flatMap(([url, tiers]) =>
    tiers.map((tier) => ({ item: { url }, start: 1, ...tier })),
  );
  const product = { url: market.product };
  const body = { name: `Plan at ${price}`, product, price, published: true, billingItemValues, ...more };
  return selfOf(await expectStatus(201, market.send("admin", "POST", "productVersion", body)));
}

/** A new metric of a pay-as-you-go resource. It is asked once a week, and whenever a bill needs it. */
export async function addMetric(market: Market, item: string, more: object): Promise<string> {
  const name = `of-${item.split("/")[1]}`;
  const endpoint = `${VENDOR}/metric/${name}`;
  const body = { name, product: { url: market.product }, billingItem: { url: item }, endpoint };
  const metric = { ...body, type: "EXTERNAL", frequency: "EVERY_WEEK", ...more };
  await expectStatus(201, market.send("vendor", "POST", "applicationMetric", metric));
  return name;
}

/** Stores a default card, and returns it. */
export async function storeCard(
  market: Market,
  card: "pm_card_visa" | "pm_card_chargeDeclined",
  account: Account = "customer",
): Promise<string> {
  const body = { label: card, defaultMethod: true, payload: { paymentMethodId: card } };
  return selfOf(await expectStatus(201, market.send(account, "POST", "paymentMethod", body)));
}

/** Orders a plan, and lets the vendor report DEPLOYED at once. Returns the subscription. */
export async function deploy(
  market: Market,
  plan: string,
  more: object = {},
  account: Account = "customer",
): Promise<string> {
  const body = { type: "NORMAL", productVersion: { url: plan }, ...more };
  const ordered = await expectStatus(201, market.send(account, "POST", "order", body));
  const { url } = (ordered.body as { readonly subscription: { readonly url: string } }).subscription;
  await patch(market, "vendor", url, { deploymentStatus: "DEPLOYED" });
  // The first question of a metric is due at once.
  await advance(market, 0);
  return url;
}

/** Sends an action, and expects that it is done. */
export async function patch(
  market: Market,
  account: Account,
  subscription: string,
  body: object,
): Promise<unknown> {
  const answer = await market.send(account, "PATCH", subscription, body);
  if (answer.status >= 300)
    throw new Error(`${JSON.stringify(body)} is ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

export const seatsOf = (item: string, quantity: number): object => ({
  action: "BILLING_ITEM_UPGRADE",
  billingItems: { [item]: quantity },
});

export const upgradeTo = (plan: string, more: object = {}): object => ({
  action: "SYNDICATED_UPGRADE",
  productVersion: { url: plan },
  ...more,
});

/** Moves the clock to so many days after {@link START}, as in `advance(market, 31, "04:00")`. */
export async function advance(market: Market, days: number, time = "00:00"): Promise<void> {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const target = START + days * DAY + hours * HOUR + minutes * 60_000;
  await advanceTo(market, Math.max(target, market.now()));
}

export async function advanceTo(market: Market, moment: number): Promise<void> {
  const now = new Date(moment).toISOString();
  await expectStatus(200, market.send("admin", "PUT", "sandbox/clock", { now }));
}

async function readAll<Row>(market: Market, path: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = `${path}&sortField=id&sortDirection=ASC&pageSize=50&pageNumber=${pageNumber}`;
    const { body } = await expectStatus(200, market.send("admin", "GET", page));
    rows.push(...(body as readonly Row[]));
    if ((body as readonly Row[]).length < 50) return rows;
  }
}

const idOf = (reference: string): string => reference.split("/")[1] ?? "";

/** The invoices and credit notes of a subscription, oldest first. */
export function readInvoices(market: Market, subscription: string): Promise<readonly InvoiceDTO[]> {
  return readAll(market, `invoice?subscriptionId=${idOf(subscription)}`);
}

export function readOrders(market: Market, subscription: string): Promise<readonly OrderDTO[]> {
  return readAll(market, `order?subscriptionId=${idOf(subscription)}`);
}

export async function readSubscription(market: Market, subscription: string): Promise<Subscription> {
  const { body } = await expectStatus(200, market.send("admin", "GET", subscription));
  return body as Subscription;
}

/** Each invoice in a line, as in `RENEWAL 41.00 PAID`. */
export async function billsOf(market: Market, subscription: string): Promise<readonly string[]> {
  const invoices = await readInvoices(market, subscription);
  for (const { self, entries, total: sum } of invoices) {
    const lines = total(entries.map(({ subtotal }) => fraction(subtotal)));
    if (compare(distance(lines, fraction(sum.price)), fraction("0.005")) > 0)
      throw new Error(`The lines of ${self} come to ${cents(lines)}, and it says ${sum.price}.`);
    if (compare(plus(fraction(sum.price), fraction(sum.vatSpunOff)), fraction(sum.total)) !== 0)
      throw new Error(`${self} says ${sum.price} and ${sum.vatSpunOff}, but not their sum: ${sum.total}.`);
  }
  return invoices.map((invoice) => `${invoice.type} ${cents(totalOf(invoice))} ${invoice.status}`);
}

export const totalOf = (invoice: InvoiceDTO): Fraction => fraction(invoice.total.total);

/** The sum of all lines of a type, on all invoices of a subscription. */
export async function billedAs(market: Market, subscription: string, type: string): Promise<string> {
  const invoices = await readInvoices(market, subscription);
  return cents(
    total(
      invoices.flatMap(({ entries }) =>
        entries.filter((line) => line.type === type).map(({ subtotal }) => fraction(subtotal)),
      ),
    ),
  );
}

/** What is issued and neither paid nor credited. */
export async function owed(market: Market, subscription: string): Promise<string> {
  const invoices = await readInvoices(market, subscription);
  const unpaid = invoices.filter(({ status, cashed }) => status === "UNPAID" && !cashed);
  return cents(total(unpaid.map((invoice) => minus(totalOf(invoice), fraction(invoice.credited ?? "0")))));
}

/** What the invoices and credit notes come to, all together. */
export async function billedInAll(market: Market, subscription: string): Promise<string> {
  return cents(total((await readInvoices(market, subscription)).map(totalOf)));
}
