// A vendor's application as its own process, for tests that kill it and that run several. Arguments: the address of
// the marketplace, that of the store, and how long a lease holds. It prints the port that it listens on.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { toNode } from "../../src/adapters/node.js";
import { createProvisioner, createReceiver, type MarketplaceClient } from "../../src/index.js";
import { secret } from "../delivery.js";
import { openStore } from "./open-store.js";

const [marketplace = "", store = "", lease = ""] = process.argv.slice(2);

async function call<Result>(name: string, subscription: string, argument?: unknown): Promise<Result> {
  const response = await fetch(`${marketplace}/${name}/${subscription}`, {
    method: "POST",
    body: JSON.stringify(argument ?? null),
  });
  if (!response.ok)
    throw Object.assign(new Error(`${name}: ${response.status}`), { status: response.status });
  return (await response.json()) as Result;
}

const client: MarketplaceClient = {
  subscriptions: {
    get: (ref) => call("get", ref),
    setEndpoints: (ref, endpoints) => call("setEndpoints", ref, endpoints),
    setInstructions: (ref, instructions) => call("setInstructions", ref, instructions),
    setCredentials: (ref, credentials) => call("setCredentials", ref, credentials),
    markDeployed: (ref) => call("markDeployed", ref),
    markFailed: (ref) => call("markFailed", ref),
    markUndeployed: (ref) => call("markUndeployed", ref),
  },
  users: { get: () => call("getUser", "subscription/0") },
};

const provisioner = createProvisioner({
  client,
  store: await openStore(store),
  lease: Number(lease),
  poll: "50ms",
  retry: { base: "20ms" },
  async provision({ subscriptionId, step, idempotencyKey }) {
    const ref = `subscription/${subscriptionId}`;
    const tenantId = await step("tenant", () => call<string>("createTenant", ref, idempotencyKey));
    return { tenantId, endpoints: [{ category: "APP", endpoint: "https://t12.example" }] };
  },
  deprovision: () => {},
});

const receiver = createReceiver({ secrets: secret, provisioner });
const server = createServer(toNode(receiver)).listen(0, "127.0.0.1", async () => {
  await receiver.start();
  console.log((server.address() as AddressInfo).port);
});
