import { createServer } from "node:http";
import { createProvisioner, createReceiver } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { createMarketplace } from "@syndikit/sdk";

const { MARKETPLACE_URL: baseUrl = "", MARKETPLACE_TOKEN: token = "", EVENT_SECRET = "" } = process.env;
const { HOST = "127.0.0.1", PORT = "3000", DATABASE = "./receiver.sqlite" } = process.env;

const provisioner = createProvisioner({
  client: createMarketplace({ baseUrl, auth: { token } }),
  store: sqliteStore(DATABASE),
  provision: ({ tenantName }) => ({
    tenantId: `tenant-${tenantName}`,
    endpoints: [{ category: "APP", endpoint: `https://tenant-${tenantName}.example` }],
  }),
  deprovision: ({ tenantId }) => console.log(JSON.stringify({ removed: tenantId })),
});
const receiver = createReceiver({ secrets: EVENT_SECRET, provisioner });
await receiver.start();
const server = createServer(toNode(receiver)).listen(Number(PORT), HOST, () => {
  console.log(JSON.stringify({ url: `http://${HOST}:${PORT}` }));
});

process.once("SIGTERM", async () => {
  server.close();
  server.closeIdleConnections();
  const { left } = await receiver.stop();
  // Code that hangs must not hold the process. What it did not finish goes on after the next start.
  if (left.length === 0) return;
  console.error(`Ended before it was done: ${left.join(", ")}`);
  process.exit(1);
});
