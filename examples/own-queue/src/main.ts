import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { createProvisioner, verifyEvent } from "@syndikit/receiver";
import { postgresStore } from "@syndikit/receiver/store/postgres";
import { createMarketplace } from "@syndikit/sdk";
import { Pool } from "pg";
import { startBullmq } from "./bullmq.js";
import { startPgBoss } from "./pg-boss.js";

const { MARKETPLACE_URL: baseUrl = "", MARKETPLACE_TOKEN: token = "", EVENT_SECRET = "" } = process.env;
const { HOST = "127.0.0.1", PORT = "3000", DATABASE_URL = "", REDIS_URL } = process.env;

const pool = new Pool({ connectionString: DATABASE_URL });
// A connection that is lost while idle is replaced; without a listener it would end the process.
pool.on("error", (error) => console.error(error.message));

const client = createMarketplace({ baseUrl, auth: { token } });
const provisioner = createProvisioner({
  client,
  store: postgresStore({ client: pool, schema: "marketplace" }),
  // After a crash, the next job for a subscription goes on with it after this time.
  lease: "10s",
  // Finds an order whose job was lost, as Redis may lose the last second of them.
  sweep: { every: "10m", list: () => client.subscriptions.list({ status: ["PENDING"] }) },
  provision: ({ tenantName }) => ({
    tenantId: `tenant-${tenantName}`,
    endpoints: [{ category: "APP", endpoint: `https://tenant-${tenantName}.example` }],
  }),
  deprovision: () => {},
});

/** What the queue calls. The kit keeps steps, attempts and leases, so the queue needs no rules of its own. */
async function work(id: number): Promise<Date | undefined> {
  const result = await provisioner.reconcile(id, { patient: true });
  if (result.kind === "retry") return new Date(result.at);
  // Another process works on it, or ended while it did.
  return result.kind === "busy" ? new Date(Date.now() + 5000) : undefined;
}

const engine =
  REDIS_URL === undefined ? await startPgBoss(DATABASE_URL, work) : await startBullmq(REDIS_URL, work);

// For what no event told of. A cron of the platform does as well.
const draining = setInterval(() => {
  provisioner.drain({ deadline: "50s" }).catch((error) => console.error(error));
}, 60_000);

const server = createServer(async (request, response) => {
  try {
    const { headers } = request;
    const verified = await verifyEvent({ headers, body: await buffer(request) }, EVENT_SECRET);
    // The answer follows the job: an event that is acknowledged is in the queue.
    if (verified.ok && verified.event.entity === "Subscription") await engine.send(Number(verified.event.id));
    response.writeHead(verified.ok ? 204 : verified.status).end();
  } catch (error) {
    console.error(error);
    response.writeHead(503).end();
  }
}).listen(Number(PORT), HOST, () => {
  console.log(JSON.stringify({ url: `http://${HOST}:${PORT}` }));
});

process.once("SIGTERM", async () => {
  clearInterval(draining);
  server.close();
  server.closeIdleConnections();
  const stopping = engine.stop();
  const { left } = await provisioner.stop();
  // Code that hangs must not hold the process. What it did not finish goes on after the next start.
  if (left.length > 0) {
    console.error(`Ended before it was done: ${left.join(", ")}`);
    process.exit(1);
  }
  await stopping;
  await pool.end();
});
