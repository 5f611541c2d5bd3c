import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createMarketplace, type Marketplace, type Subscription } from "@syndikit/sdk";
import { expect } from "vitest";
import { referenceServer } from "../../src/built-programs.js";
import { type Catalogue, readCatalogue } from "../../src/demo/catalogue.js";
import { type RunningProgram, startProgram } from "../../src/demo/process.js";
import { findFreePort } from "../../src/free-port.js";

/** A marketplace with demo data, which examples can connect to. */
export interface ExampleWorld {
  readonly catalogue: Catalogue;
  readonly admin: Marketplace;
  readonly vendor: Marketplace;
  /** Has a stored test card. */
  readonly customer: Marketplace;
  /** The path of a file in a folder that is removed at the end. */
  fileNamed(name: string): string;
  /** Starts an example from its source, in its own process. */
  startExample(name: string, env?: Readonly<Record<string, string>>): Promise<RunningProgram>;
  /** Starts a program that takes the same variables. */
  startFile(entry: string, env?: Readonly<Record<string, string>>): Promise<RunningProgram>;
  /** Makes the marketplace send the product's events to this address. */
  sendEventsTo(url: string): Promise<void>;
  order(plan: string, type?: "NORMAL" | "TRIAL"): Promise<Subscription>;
  /** Waits until a subscription is in a state. */
  awaitState(subscription: Subscription, state: Subscription["deploymentStatus"]): Promise<Subscription>;
  end(): Promise<void>;
}

const require = createRequire(import.meta.url);
const eventSecret = "secret-of-an-example-application";

export async function createExampleWorld(): Promise<ExampleWorld> {
  const folder = await mkdtemp(join(tmpdir(), "syndikit-examples-"));
  const marketplace = await startProgram({
    entry: referenceServer,
    args: ["--port", "0", "--database", ":memory:", "--seed", "demo", "--json"],
  });
  const signIn = (username: string): Marketplace =>
    createMarketplace({
      baseUrl: marketplace.url,
      auth: { username, password: `${username}-demo` },
    });
  const [admin, vendor, customer] = [signIn("admin"), signIn("vendor"), signIn("customer")];
  const catalogue = await readCatalogue(vendor);
  const token = await readPermanentToken(marketplace.url);
  const running: RunningProgram[] = [];
  const startFile: ExampleWorld["startFile"] = async (entry, env = {}) => {
    const program = await startProgram({
      entry,
      env: {
        MARKETPLACE_URL: marketplace.url,
        MARKETPLACE_TOKEN: token,
        EVENT_SECRET: eventSecret,
        PORT: String(await findFreePort()),
        ...env,
      },
    });
    running.push(program);
    return program;
  };

  return {
    catalogue,
    admin,
    vendor,
    customer,
    fileNamed: (name) => join(folder, name),
    startExample: (name, env = {}) =>
      startFile(sourceOf(`@syndikit/example-${name}`), {
        DATABASE: join(folder, `${name}.sqlite`),
        ...env,
      }),
    startFile,
    async sendEventsTo(url) {
      await vendor.products.update(catalogue.product, {
        syndicationEndpoints: [url],
        notificationSecretToken: eventSecret,
      });
    },
    async order(plan, type = "NORMAL") {
      const order = await customer.orders.create({
        type,
        productVersion: { url: catalogue.plan(plan).self },
      });
      return customer.subscriptions.get(order.subscription);
    },
    async awaitState(subscription, state) {
      await expect
        .poll(async () => (await vendor.subscriptions.get(subscription)).deploymentStatus, {
          interval: 50,
        })
        .toBe(state);
      return customer.subscriptions.get(subscription);
    },
    async end() {
      await Promise.all(running.map((program) => program.kill()));
      await marketplace.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The program of an example. */
export function sourceOf(workspace: string): string {
  return join(dirname(require.resolve(`${workspace}/package.json`)), "src/main.ts");
}

/** The permanent token that a vendor puts into the environment of its application. */
async function readPermanentToken(marketplaceUrl: string): Promise<string> {
  const response = await fetch(`${marketplaceUrl}/api/login?expire=false`, {
    headers: { authorization: `Basic ${btoa("vendor:vendor-demo")}` },
  });
  const token: unknown = await response.json();
  if (typeof token !== "string") throw new Error(`There is no token: ${response.status}.`);
  return token;
}
