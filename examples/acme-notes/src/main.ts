import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createMetrics, createProvisioner, createReceiver } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { createMarketplace } from "@syndikit/sdk";
import { readSettings } from "./settings.js";
import { openTenants } from "./tenants.js";

const settings = readSettings(process.env);
const tenants = openTenants(settings.database);

const market = createMarketplace({
  baseUrl: settings.marketplaceUrl,
  auth: { username: settings.userName, password: settings.password },
  app: "acme-notes/1.0",
});

const provisioner = createProvisioner({
  client: market,
  store: sqliteStore(`${settings.database}-receiver`),
  provision({ subscription, buyer, tenantName, idempotencyKey }) {
    const tenant = tenants.create({
      id: `tenant-${tenantName}`,
      key: idempotencyKey,
      subscriptionId: subscription.id,
      owner: buyer.email,
      plan: subscription.productVersion.url,
      billingItems: subscription.billingItems ?? {},
    });
    return {
      tenantId: tenant.id,
      endpoints: [
        { category: "APP", endpoint: `https://${tenant.id}.notes.example`, description: "Open Acme Notes" },
      ],
      instructions: { en: `Sign in as ${buyer.email}.`, it: `Accedi come ${buyer.email}.` },
      credentials: [{ key: "username", value: buyer.email, weight: 1 }],
    };
  },
  update({ change, tenantId }) {
    if (!tenantId) return;
    if (change.kind === "upgraded") tenants.changePlan(tenantId, change.to.productVersion);
    if (change.kind === "parameters") tenants.changeLimits(tenantId, change.to.billingItems);
    if (change.kind === "stopped") tenants.setBlocked(tenantId, true);
    if (change.kind === "started") tenants.setBlocked(tenantId, false);
  },
  deprovision({ tenantId }) {
    if (tenantId) tenants.deactivate(tenantId);
  },
});

const receiver = toNode(createReceiver({ secrets: settings.eventSecret, provisioner }));
const metrics = toNode(
  createMetrics().gauge("notes", ({ subscriptionId }) => tenants.countNotes(subscriptionId)),
);

const server = createServer((request, response) => {
  const path = request.url?.split("?", 1)[0];
  if (path === "/events") return receiver(request, response);
  if (path?.startsWith("/metric/")) return metrics(request, response);
  if (path === "/tenants") {
    return response.setHeader("content-type", "application/json").end(JSON.stringify(tenants.list()));
  }
  return response.writeHead(404).end();
});

await provisioner.start();
server.listen(settings.port, settings.host, () => {
  const { address, port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ ready: true, url: `http://${address}:${port}` }));
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    server.close();
    server.closeIdleConnections();
    const { left } = await provisioner.stop();
    if (left.length > 0) console.error(`Ended before it was done: ${left.join(", ")}`);
    process.exit(left.length === 0 ? 0 : 1);
  });
}
