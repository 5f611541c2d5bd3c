// A vendor's application as its own process, for the test that kills it. Arguments: the address of the
// marketplace, and the file of the store. It prints the port that it listens on.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { toNode } from "../../src/adapters/node.js";
import { createProvisioner, createReceiver, type MarketplaceClient } from "../../src/index.js";
import { sqliteStore } from "../../src/store/sqlite.js";
import { secret } from "../delivery.js";

const [marketplace = "", file = ""] = process.argv.slice(2);

async function call<Result>(name: string, argument?: unknown): Promise<Result> {
  const response = await fetch(`${marketplace}/${name}`, {
    method: "POST",
    body: JSON.stringify(argument ?? null),
  });
  if (!response.ok)
    throw Object.assign(new Error(`${name}: ${response.status}`), { status: response.status });
  return (await response.json()) as Result;
}

const client: MarketplaceClient = {
  subscriptions: {
    get: () => call("get"),
    setEndpoints: (_, endpoints) => call("setEndpoints", endpoints),
    setInstructions: (_, instructions) => call("setInstructions", instructions),
    setCredentials: (_, credentials) => call("setCredentials", credentials),
    markDeployed: () => call("markDeployed"),
    markFailed: () => call("markFailed"),
    markUndeployed: () => call("markUndeployed"),
  },
  users: { get: () => call("getUser") },
};

const provisioner = createProvisioner({
  client,
  store: sqliteStore(file),
  lease: "300ms",
  poll: "50ms",
  retry: { base: "20ms" },
  async provision({ step, idempotencyKey }) {
    const tenantId = await step("tenant", () => call<string>("createTenant", idempotencyKey));
    return { tenantId, endpoints: [{ category: "APP", endpoint: "https://t12.example" }] };
  },
  deprovision: () => {},
});

const receiver = createReceiver({ secrets: secret, provisioner });
const server = createServer(toNode(receiver)).listen(0, "127.0.0.1", async () => {
  await receiver.start();
  console.log((server.address() as AddressInfo).port);
});
