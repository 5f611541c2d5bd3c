import { createServer } from "node:http";
import { createMetrics, createProvisioner, createReceiver } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { createMarketplace } from "@syndikit/sdk";
import { openUsage } from "./usage.js";

const { MARKETPLACE_URL: baseUrl = "", MARKETPLACE_TOKEN: token = "", EVENT_SECRET = "" } = process.env;
const { HOST = "127.0.0.1", PORT = "3000", DATABASE = "./usage.sqlite", METRIC_KEY = "" } = process.env;

const usage = openUsage(DATABASE);

const provisioner = createProvisioner({
  client: createMarketplace({ baseUrl, auth: { token } }),
  store: sqliteStore(`${DATABASE}-receiver`),
  async provision({ subscriptionId, tenantName, step }) {
    // Begins at zero, once: after a reset of the sandbox, an earlier subscription had the same number.
    await step("meters", () => {
      usage.restart(subscriptionId);
      usage.open(subscriptionId);
    });
    return {
      tenantId: tenantName,
      endpoints: [{ category: "APP", endpoint: `https://documents.example/${tenantName}` }],
    };
  },
  update({ change, subscriptionId }) {
    if (change.kind === "converted") usage.restart(subscriptionId);
  },
  deprovision() {},
});

const events = toNode(createReceiver({ secrets: EVENT_SECRET, provisioner }));
const metrics = toNode(
  createMetrics({
    // The marketplace sends it with each poll, so that nobody else reads what your customers use.
    sharedHeader: { name: "X-Metric-Key", value: METRIC_KEY },
    cache: 0,
  })
    .counter("documents", ({ subscriptionId }) => usage.documents(subscriptionId))
    .gauge("users", ({ subscriptionId }) => usage.users(subscriptionId)),
);

const server = createServer((request, response) => {
  const [, area, id, user, documents] = (request.url ?? "").split("/");
  if (area === "events") return events(request, response);
  if (area === "metric") return metrics(request, response);
  // Stands for the application: POST /use/<subscription>/<user>/<documents>
  if (area !== "use" || request.method !== "POST") return response.writeHead(404).end();
  usage.record(Number(id), { user: String(user), documents: Number(documents) });
  return response.writeHead(204).end();
});

await provisioner.start();
server.listen(Number(PORT), HOST, () => {
  console.log(JSON.stringify({ url: `http://${HOST}:${PORT}` }));
});

process.once("SIGTERM", async () => {
  server.close();
  server.closeIdleConnections();
  const { left } = await provisioner.stop();
  // Code that hangs must not hold the process. What it did not finish goes on after the next start.
  if (left.length > 0) {
    console.error(`Ended before it was done: ${left.join(", ")}`);
    process.exit(1);
  }
  usage.close();
});
