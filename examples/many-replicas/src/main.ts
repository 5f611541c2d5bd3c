import { createServer } from "node:http";
import { createProvisioner, createReceiver } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { postgresStore } from "@syndikit/receiver/store/postgres";
import { createMarketplace } from "@syndikit/sdk";
import { Pool } from "pg";
import { openTenants } from "./tenants.js";

const { MARKETPLACE_URL: baseUrl = "", MARKETPLACE_TOKEN: token = "", EVENT_SECRET = "" } = process.env;
const { HOST = "127.0.0.1", PORT = "3000", DATABASE_URL: connectionString = "" } = process.env;

const pool = new Pool({ connectionString });
// A connection that is lost while idle is replaced; without a listener it would end the process.
pool.on("error", (error) => console.error(error.message));
const tenants = await openTenants(pool);

const provisioner = createProvisioner({
  client: createMarketplace({ baseUrl, auth: { token } }),
  store: postgresStore({ client: pool }),
  // A replica that dies is replaced by another one after this time. Work that takes longer keeps its lease.
  lease: "10s",
  async provision({ subscriptionId, tenantName, step, idempotencyKey }) {
    const id = `tenant-${tenantName}`;
    const tenantId = await step("tenant", () => tenants.create({ id, subscriptionId, key: idempotencyKey }));
    return { tenantId, endpoints: [{ category: "APP", endpoint: `https://${tenantId}.example` }] };
  },
  deprovision: ({ tenantName }) => tenants.remove(`tenant-${tenantName}`),
});
const receiver = createReceiver({ secrets: EVENT_SECRET, provisioner, health: true });

await receiver.start();
const server = createServer(toNode(receiver)).listen(Number(PORT), HOST, () => {
  console.log(JSON.stringify({ url: `http://${HOST}:${PORT}` }));
});

// A rollout: take no more connections, finish what runs, and leave what waits to the other replicas.
process.once("SIGTERM", async () => {
  server.close();
  server.closeIdleConnections();
  const { left } = await receiver.stop();
  // Code that hangs must not hold the process. What it did not finish goes on after the next start.
  if (left.length > 0) {
    console.error(`Ended before it was done: ${left.join(", ")}`);
    process.exit(1);
  }
  await pool.end();
});
