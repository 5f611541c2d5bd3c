import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { TenantView } from "@syndikit/conformance";
import { headerNames } from "@syndikit/contract";
import type { Cloud } from "../candidate.js";
import { FileMap, FileSet } from "./file-store.js";
import { type Flaw, flaws } from "./flaws.js";
import { httpClient } from "./http-client.js";
import { startSmall } from "./small-receiver.js";
import { systemClock } from "./system-clock.js";

const { MARKETPLACE_URL = "", MARKETPLACE_TOKEN = "", EVENT_SECRET = "", DATABASE = "" } = process.env;
const {
  HOST = "127.0.0.1",
  PORT = "3000",
  SWEEP_SECONDS = "600",
  FLAW = "",
  DELAY_SECONDS = "0",
} = process.env;

/** The subscription of each tenant, by the tenant's key. */
const tenants = new FileMap<string, number>(`${DATABASE}.cloud`);
/** The current view of each subscription's tenant. */
const views = new FileMap<number, TenantView>(`${DATABASE}.views`);
const cloud: Cloud = {
  async create({ subscriptionId, key }) {
    if (!tenants.has(key)) tenants.set(key, subscriptionId);
    return `tenant-${key}`;
  },
  async update(subscriptionId, view) {
    views.set(subscriptionId, { ...views.get(subscriptionId), ...view });
  },
  async remove(subscriptionId) {
    for (const [key, owner] of tenants) if (owner === subscriptionId) tenants.delete(key);
  },
};

const receiver = startSmall(
  {
    client: httpClient(MARKETPLACE_URL, MARKETPLACE_TOKEN),
    cloud,
    clock: systemClock,
    secret: EVENT_SECRET,
    log: console.log,
  },
  {
    disk: {
      due: new FileMap(`${DATABASE}.due`),
      tenants: new FileSet(`${DATABASE}.tenants`),
      notes: new FileMap(`${DATABASE}.notes`),
    },
    flaw: isFlaw(FLAW) ? FLAW : undefined,
    sweepEvery: Number(SWEEP_SECONDS) * 1_000,
  },
);

createServer(async (request, response) => {
  if (request.method === "GET") {
    const list = [...tenants].map(([id, subscription]) => ({ subscription, id, ...views.get(subscription) }));
    return response.writeHead(200).end(JSON.stringify(list));
  }
  const signature = request.headers[headerNames.eventSignature.toLowerCase()];
  const headers = typeof signature === "string" ? { [headerNames.eventSignature]: signature } : {};
  const status = await receiver.deliver({ body: await buffer(request), headers }).catch(() => 500);
  await sleep(Number(DELAY_SECONDS) * 1_000);
  return response.writeHead(status).end();
}).listen(Number(PORT), HOST);

function isFlaw(text: string): text is Flaw {
  return text in flaws;
}
