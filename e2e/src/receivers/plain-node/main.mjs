// A receiver with nothing but Node: no kit, no SDK, no framework. It keeps its state in one JSON file.
import { createHmac, timingSafeEqual } from "node:crypto";
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { createServer } from "node:http";

const { MARKETPLACE_URL, MARKETPLACE_TOKEN, EVENT_SECRET, DATABASE } = process.env;
const { HOST = "127.0.0.1", PORT = "3000", SWEEP_SECONDS = "600" } = process.env;
const maxBody = 64 * 1024;

// `due`: subscriptions to work on. `tenants`: the subscription of each tenant.
const state = existsSync(DATABASE) ? JSON.parse(readFileSync(DATABASE, "utf8")) : { due: {}, tenants: {} };
const working = new Set();

function save() {
  const file = openSync(`${DATABASE}.new`, "w");
  writeSync(file, JSON.stringify(state));
  fsyncSync(file);
  closeSync(file);
  renameSync(`${DATABASE}.new`, DATABASE);
}

function isSigned(body, header = "") {
  if (!/^sha1=[0-9a-f]{40}$/.test(header)) return false;
  const expected = createHmac("sha1", EVENT_SECRET).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(header.slice(5), "hex"));
}

/** Stores which subscription a verified event is about. Other events are ignored. */
function takeIn(body) {
  let event;
  try {
    event = JSON.parse(body.toString("utf8"));
  } catch {
    return;
  }
  const id = Number(event?.id);
  if (event?.entity === "Subscription" && Number.isInteger(id) && id > 0) wake(id);
}

function wake(id) {
  state.due[id] = (state.due[id] ?? 0) + 1;
  save();
  setImmediate(work, id);
}

/** Works on a subscription, one run at a time. An event that arrives during a run starts another one after it. */
async function work(id) {
  if (working.has(id)) return;
  working.add(id);
  const seen = state.due[id];
  let again = 1_000;
  try {
    await reconcile(id);
    if (state.due[id] === seen) delete state.due[id];
    else again = 0;
    save();
  } catch (error) {
    console.error(`subscription ${id}: ${error.message}`);
  }
  working.delete(id);
  if (state.due[id]) setTimeout(work, again, id);
}

async function reconcile(id) {
  const subscription = await read(id);
  switch (subscription?.deploymentStatus) {
    case "PENDING":
      if (subscription.paid || subscription.type === "TRIAL") await provision(id, subscription);
      return;
    case "UNDEPLOY_SENT":
      delete state.tenants[nameTenant(subscription)];
      save();
      return call("PATCH", `/subscription/${id}`, { deploymentStatus: "UNDEPLOYED" });
    case "UNDEPLOYED":
      delete state.tenants[nameTenant(subscription)];
      return;
  }
}

/**
 * Named after the subscription, so that a second attempt finds the tenant of the first. Its number alone is not enough:
 * after a reset of a sandbox it belongs to another one.
 */
function nameTenant({ id, createdAt }) {
  return `tenant-${id}-${createdAt.replace(/\D/g, "")}`;
}

async function provision(id, subscription) {
  const tenant = nameTenant(subscription);
  state.tenants[tenant] = id;
  save();
  await call("POST", `/subscription/${id}/endpoints`, [
    { category: "APP", endpoint: `https://${tenant}.example`, description: "Sign in" },
  ]);
  const { deploymentStatus } = await read(id);
  if (deploymentStatus !== "PENDING") throw new Error("it changed meanwhile");
  await call("PATCH", `/subscription/${id}`, { deploymentStatus: "DEPLOYED" });
}

async function read(id) {
  const response = await request("GET", `/subscription/${id}`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`GET was answered ${response.status}`);
  return response.json();
}

async function call(method, path, body) {
  const response = await request(method, path, body);
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`);
}

function request(method, path, body) {
  return fetch(`${MARKETPLACE_URL}/api${path}`, {
    method,
    headers: { "CMW-Auth-Token": MARKETPLACE_TOKEN, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
}

const server = createServer(async (request, response) => {
  const answer = (status, text) => response.writeHead(status).end(text);
  if (request.url === "/tenants") {
    const list = Object.entries(state.tenants).map(([id, subscription]) => ({ subscription, id }));
    return answer(200, JSON.stringify(list));
  }
  if (request.url !== "/events") return answer(404);
  if (request.method !== "POST") return answer(405);
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > maxBody) return answer(413);
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  if (!isSigned(body, request.headers["cmw-event-signature"])) return answer(401);
  takeIn(body);
  answer(204);
});

for (const id of Object.keys(state.due)) setImmediate(work, Number(id));
setInterval(() => {
  for (const id of new Set(Object.values(state.tenants))) wake(id);
}, Number(SWEEP_SECONDS) * 1_000).unref();
server.listen(Number(PORT), HOST, () => console.log(`listening on http://${HOST}:${PORT}`));
