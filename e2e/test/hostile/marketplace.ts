import { createMarketplace, type FaultRuleInput, type Marketplace, type Subscription } from "@syndikit/sdk";
import { referenceServer } from "../../src/built-programs.js";
import { startProgram } from "../../src/demo/process.js";
import type { Chance } from "./chance.js";

/** A reference server with the demo data, in its own process. */
export interface HostileMarketplace {
  readonly url: string;
  /** Has a stored test card. */
  readonly customer: Marketplace;
  readonly vendor: Marketplace;
  /** A permanent token of the vendor. */
  readonly vendorToken: string;
  /** Makes the marketplace send the product's events to this address. */
  sendEventsTo(url: string, secret: string): Promise<void>;
  /** Makes the sandbox mistreat the next events and calls, in a different way each time. */
  mistreat(chance: Chance): Promise<void>;
  /** Ends all mistreatment. */
  relent(): Promise<void>;
  /** Every subscription, by its id. */
  subscriptions(): Promise<ReadonlyMap<number, Subscription>>;
  /** The number of events that are not delivered yet. */
  undelivered(): Promise<number>;
  stop(): Promise<void>;
}

/** The demo's product. */
const PRODUCT = 1;

/** Starts the marketplace. It retries sooner than by default, to keep the test short. */
export async function startMarketplace(): Promise<HostileMarketplace> {
  const { url, stop } = await startProgram({
    entry: referenceServer,
    args: ["--port", "0", "--database", ":memory:", "--seed", "demo", "--log-level", "error", "--json"],
    env: { SYNDIKIT_RETRY_SCHEDULE: "1,1,2,2,4", SYNDIKIT_REQUESTS_PER_MINUTE: "1000000" },
  });
  const signIn = (username: string): Marketplace =>
    createMarketplace({
      baseUrl: url,
      auth: { username, password: `${username}-demo` },
      // A slow call on a busy machine is not the vendor's fault.
      timeout: 120_000,
      deadline: 120_000,
    });
  const [admin, vendor, customer] = [signIn("admin"), signIn("vendor"), signIn("customer")];
  return {
    url,
    customer,
    vendor,
    vendorToken: await readToken(url),
    async sendEventsTo(target, notificationSecretToken) {
      await vendor.products.update(PRODUCT, { syndicationEndpoints: [target], notificationSecretToken });
    },
    async mistreat(chance) {
      await admin.sandbox.replaceFaults(faultRules(chance));
    },
    async relent() {
      await admin.sandbox.replaceFaults([]);
    },
    async subscriptions() {
      const all = new Map<number, Subscription>();
      for await (const one of admin.subscriptions.list({ pageSize: 50 })) all.set(one.id, one);
      return all;
    },
    undelivered: async () => (await admin.events.list({ notified: false }).page()).totalItems,
    async stop() {
      await stop();
    },
  };
}

function faultRules(chance: Chance): FaultRuleInput[] {
  const outgoing = (
    [
      { kind: "duplicate", copies: chance.between(2, 4) },
      { kind: "reorder" },
      { kind: "delay", milliseconds: chance.between(200, 2_000) },
      { kind: "badSignature" },
    ] as const
  )[chance.between(0, 3)];
  const incoming = (
    [
      { kind: "status", status: 500 },
      { kind: "status", status: 429, retryAfter: 1 },
      { kind: "latency", milliseconds: chance.between(50, 500) },
      { kind: "reset" },
    ] as const
  )[chance.between(0, 3)];
  if (outgoing === undefined || incoming === undefined) throw new RangeError("The dice have four sides.");
  // In this test, only the vendor makes these two calls.
  const operationId = ["subscriptionGet", "subscriptionSetEndpoints"][chance.between(0, 1)] ?? "";
  return [
    { direction: "outgoing", action: outgoing, times: chance.between(5, 20) },
    { direction: "incoming", match: { operationId }, action: incoming, times: chance.between(3, 10) },
  ];
}

async function readToken(url: string): Promise<string> {
  const response = await fetch(`${url}/api/login?expire=false`, {
    headers: { authorization: `Basic ${btoa("vendor:vendor-demo")}` },
  });
  const token: unknown = await response.json();
  if (typeof token !== "string") throw new Error(`There is no token: ${response.status}.`);
  return token;
}
