import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createProvisioner, createReceiver, signBody } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { createMarketplace } from "@syndikit/sdk";

const [baseUrl = "", header = ""] = process.argv.slice(2);
const secret = "0123456789abcdef0123456789abcdef";
const client = createMarketplace({ baseUrl, auth: { token: "t" } });

const provisioner = createProvisioner({
  client,
  store: sqliteStore(":memory:"),
  provision: ({ subscription, buyer }) => ({
    tenantId: `t${subscription.id}`,
    endpoints: [{ category: "APP", endpoint: `https://t${subscription.id}.example` }],
    instructions: { en: `Sign in as ${buyer.email}.` },
  }),
  deprovision: () => {},
});

/** A vendor's application, from a signed event on a socket to the end of the work. Prints the status of the answer. */
async function main(): Promise<void> {
  const server = createServer(toNode(createReceiver({ secrets: secret, provisioner })));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const body = JSON.stringify({
    id: "42",
    entity: "Subscription",
    type: "CREATED",
    entityUrl: "subscription/42",
    date: "2026-01-01T00:00:00Z",
  });
  const headers = { "content-type": "application/json", [header]: signBody(body, secret) };
  const { status } = await fetch(`http://127.0.0.1:${port}/events`, { method: "POST", body, headers });
  await provisioner.reconcile(42);
  const shown = await provisioner.show(42);
  console.log(JSON.stringify({ status, tenant: shown?.tenant }));
  server.closeAllConnections();
  server.close();
  await provisioner.stop();
}

void main();
