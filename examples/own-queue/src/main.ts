import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { createProvisioner, verifyEvent } from "@syndikit/receiver";
import { postgresStore } from "@syndikit/receiver/store/postgres";
import { createMarketplace } from "@syndikit/sdk";
import { Pool } from "pg";
import PgBoss from "pg-boss";

const { MARKETPLACE_URL: baseUrl = "", MARKETPLACE_TOKEN: token = "", EVENT_SECRET = "" } = process.env;
const { HOST = "127.0.0.1", PORT = "3000", DATABASE_URL: connectionString = "" } = process.env;

interface SubscriptionJob {
  readonly id: number;
}
const queue = "subscription";

const pool = new Pool({ connectionString });
// A connection that is lost while idle is replaced; without a listener it would end the process.
pool.on("error", (error) => console.error(error.message));
const boss = new PgBoss(connectionString);
boss.on("error", (error) => console.error(error.message));

const provisioner = createProvisioner({
  client: createMarketplace({ baseUrl, auth: { token } }),
  store: postgresStore({ client: pool, schema: "marketplace" }),
  provision: ({ tenantName }) => ({
    tenantId: `tenant-${tenantName}`,
    endpoints: [{ category: "APP", endpoint: `https://tenant-${tenantName}.example` }],
  }),
  deprovision: () => {},
});

await boss.start();
// Short: one job for a subscription waits, and another one may run.
await boss.createQueue(queue, { name: queue, policy: "short" });
await boss.work<SubscriptionJob>(queue, { pollingIntervalSeconds: 0.5 }, async (jobs) => {
  for (const { data } of jobs) {
    const result = await provisioner.reconcile(data.id, { patient: true });
    if (result.kind === "retry") await send(data.id, new Date(result.at));
  }
});

// For what no event told of. A cron of the platform does as well.
const draining = setInterval(() => {
  provisioner.drain({ deadline: "50s" }).catch((error) => console.error(error));
}, 60_000);

async function send(id: number, startAfter?: Date): Promise<void> {
  const options = { singletonKey: String(id), ...(startAfter === undefined ? {} : { startAfter }) };
  await boss.send(queue, { id } satisfies SubscriptionJob, options);
}

const server = createServer(async (request, response) => {
  try {
    const { headers } = request;
    const verified = await verifyEvent({ headers, body: await buffer(request) }, EVENT_SECRET);
    // The answer follows the job: an event that is acknowledged is in the database.
    if (verified.ok && verified.event.entity === "Subscription") await send(Number(verified.event.id));
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
  await boss.stop({ graceful: true });
  await pool.end();
});
