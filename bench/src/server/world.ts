import { join } from "node:path";
import { DeploymentStatus, headerNames, TestPaymentMethod } from "@syndikit/contract";
import Database from "better-sqlite3";
import type { Build } from "./build.js";
import { type Marketplace, startMarketplace } from "./marketplace.js";

/** The databases of the measurements, and the callers' credentials. */
export interface World {
  readonly folder: string;
  readonly build: Build;
  /** Starts the measured server on a database. */
  start(database: string, env?: Readonly<Record<string, string>>): Promise<Marketplace>;
  /** The vendor's token header. */
  readonly headers: Headers;
  /** The id of the subscription to read. It is deployed, with everything that a vendor supplies. */
  readonly deployed: number;
  /** The id of the subscription whose tenant is waiting to be removed. */
  readonly leaving: number;
  /** The customers' token headers. Each customer belongs to a different company. */
  readonly customers: readonly Headers[];
  /** Creates a database, lets `fill` add its data, and returns its file. */
  make(name: string, fill?: (db: Database.Database) => void): string;
}

/**
 * Takes two subscriptions through the API, so that the copies made later have the data that the server itself writes.
 */
export async function createWorld(folder: string, build: Build, endpoint: string): Promise<World> {
  const file = join(folder, "world.sqlite");
  const start = (database: string, env?: Readonly<Record<string, string>>) =>
    startMarketplace(build, database, env);
  const marketplace = await start(file);
  const lives = await live(marketplace, endpoint);
  await marketplace.stop();
  clean(file);
  let copies = 0;
  return {
    folder,
    build,
    start,
    ...lives,
    make(name, fill) {
      const copy = join(folder, `${copies++}-${name}.sqlite`);
      const source = new Database(file);
      source.exec(`vacuum into '${copy}'`);
      source.close();
      const db = new Database(copy);
      db.pragma("journal_mode = WAL");
      db.pragma("synchronous = OFF");
      fill?.(db);
      db.exec("analyze");
      db.pragma("wal_checkpoint(TRUNCATE)");
      db.close();
      return copy;
    },
  };
}

type Headers = Readonly<Record<string, string>>;

/** Orders two subscriptions on a new marketplace, deploys both, and terminates one. */
export async function live(
  marketplace: Marketplace,
  endpoint: string,
): Promise<Pick<World, "headers" | "customers" | "deployed" | "leaving">> {
  const vendor = await signIn(marketplace, "vendor");
  const customer = await signIn(marketplace, "customer");
  const admin = await signIn(marketplace, "admin");
  const customers = [customer];
  while (customers.length < CUSTOMERS)
    customers.push(await addCustomer(marketplace, admin, `customer-${customers.length}`));
  await call(marketplace, vendor, [
    "PUT",
    "product/1",
    {
      syndicationEndpoints: [endpoint],
      notificationSecretToken: "a-secret-of-the-benchmark",
    },
  ]);
  const deployed = await deploy(marketplace, { vendor, customer });
  await supply(marketplace, vendor, deployed);
  const leaving = await deploy(marketplace, { vendor, customer });
  await call(marketplace, customer, ["PATCH", `subscription/${leaving}`, { action: "KILL" }]);
  return { headers: vendor, customers, deployed, leaving };
}

/** The number of companies that order. */
const CUSTOMERS = 16;

/** Adds a company with a user who can pay, and signs that user in. */
async function addCustomer(marketplace: Marketplace, admin: Headers, userName: string): Promise<Headers> {
  const company = await call(marketplace, admin, ["POST", "userCompany", { name: userName }]);
  const user = await call(marketplace, admin, [
    "POST",
    "user",
    {
      userName,
      name: userName,
      surname: "Bench",
      email: `${userName}@bench.example`,
      password: `${userName}-demo`,
      company: { url: selfOf(company) },
    },
  ]);
  await call(marketplace, admin, ["PATCH", selfOf(user), { action: "ACTIVATE" }]);
  const customer = await signIn(marketplace, userName);
  const card = {
    label: "Visa",
    defaultMethod: true,
    payload: { paymentMethodId: TestPaymentMethod.pm_card_visa },
  };
  await call(marketplace, customer, ["POST", "paymentMethod", card]);
  return customer;
}

function selfOf(created: unknown): string {
  return (created as { readonly self: string }).self;
}

export const ORDER = {
  type: "NORMAL",
  productVersion: { url: "productVersion/1" },
  billingItems: { "billingItem/1": 3 },
  configurationParameters: { "configurationParameter/1": "northwind" },
} as const;

async function signIn(marketplace: Marketplace, account: string): Promise<Headers> {
  const basic = Buffer.from(`${account}:${account}-demo`).toString("base64");
  const token = await call(marketplace, { [headerNames.authorization]: `Basic ${basic}` }, [
    "GET",
    "login?expire=false",
  ]);
  return { [headerNames.authToken]: String(token) };
}

async function deploy(
  marketplace: Marketplace,
  { vendor, customer }: { readonly vendor: Headers; readonly customer: Headers },
): Promise<number> {
  const order = await call(marketplace, customer, ["POST", "order", ORDER]);
  const { subscription } = order as { subscription: { url: string } };
  await call(marketplace, vendor, [
    "PATCH",
    subscription.url,
    { deploymentStatus: DeploymentStatus.DEPLOYED },
  ]);
  return Number(subscription.url.split("/").at(-1));
}

async function supply(marketplace: Marketplace, vendor: Headers, id: number): Promise<void> {
  const below = `subscription/${id}`;
  await call(marketplace, vendor, [
    "POST",
    `${below}/endpoints`,
    [{ endpoint: "https://northwind.notes.example", description: "Notes", category: "APP" }],
  ]);
  await call(marketplace, vendor, [
    "POST",
    `${below}/instructions`,
    { en: "Sign in with your e-mail address." },
  ]);
}

/** Calls the API and returns the body. A refusal ends the benchmark. */
async function call(
  { api }: Marketplace,
  headers: Headers,
  [method, path, body]: readonly [method: string, path: string, body?: unknown],
): Promise<unknown> {
  const response = await fetch(`${api}/${path}`, {
    method,
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

/** Nothing may be sent, polled or billed while something else is measured. */
function clean(file: string): void {
  const db = new Database(file);
  db.exec("delete from events; delete from attempts; delete from polls;");
  db.close();
}
