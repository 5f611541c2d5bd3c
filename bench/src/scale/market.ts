import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeploymentStatus } from "@syndikit/contract";
import type { ReferenceServer } from "@syndikit/reference-server";
import Database from "better-sqlite3";
import { tablesWith } from "../../../apps/reference-server/src/test-support/growing-tables.js";
import { statementsOf } from "../../../apps/reference-server/src/test-support/query-plans.js";
import { ORDER } from "../server/world.js";
import { basic, type Fetch, processorTime, QUESTIONS, timeOf } from "./ask.js";
import { fillMarket } from "./fill.js";
import { type Plan, planOf } from "./plans.js";

/** What the databases hold. Another number makes them anew. */
const CONTENT = 2;

/** Always the same, so that the kept databases open again. */
export const SECRET_KEY = Buffer.alloc(32, "scale").toString("base64");

/** The database of a market, which is made when it is not there. */
export async function marketFile(size: number, folder = join(tmpdir(), "syndikit-scale")): Promise<string> {
  const file = join(folder, `${size}-${CONTENT}.sqlite`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${size}-${CONTENT}-draft.sqlite`);
  for (const each of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(each, { force: true });
  const server = await open(draft);
  await live(fetchOf(server));
  await server.close();
  const db = new Database(draft);
  db.pragma("synchronous = OFF");
  db.pragma("foreign_keys = OFF");
  fillMarket(db, size);
  db.pragma("wal_checkpoint(TRUNCATE)");
  db.close();
  renameSync(draft, file);
  return file;
}

/** A life from which the others are copied: one subscription that is deployed, and one change for the audit. */
async function live(fetch: Fetch): Promise<void> {
  const send = async (account: string, method: string, path: string, body: object): Promise<unknown> => {
    const headers = { ...basic(account), "Content-Type": "application/json" };
    const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  };
  await send("vendor", "PUT", "product/1", { syndicationEndpoints: ["http://127.0.0.1:9/events"] });
  const { subscription } = (await send("customer", "POST", "order", ORDER)) as {
    readonly subscription: { readonly url: string };
  };
  await send("vendor", "PATCH", subscription.url, { deploymentStatus: DeploymentStatus.DEPLOYED });
}

/** What an answer cost, and how its rows were found. */
export interface Answer {
  readonly time: number;
  readonly plan: string;
}

/** Asks a server on a file for each list. */
export async function measureMarket(file: string, size: number): Promise<readonly Answer[]> {
  const server = await open(file);
  const times = await timesOf(server, processorTime);
  const plans = await plansOf(server, file, size);
  await server.close();
  return times.map((time, at) => ({ time, plan: plans[at] ?? "" }));
}

/** How long a server takes for each list, on a clock. */
export async function timesOf(server: ReferenceServer, now: () => number): Promise<readonly number[]> {
  const fetch = fetchOf(server);
  const forget = forgetCounts(server);
  const times: number[] = [];
  for (const question of QUESTIONS) times.push(await timeOf(fetch, question, { now, forget }));
  return times;
}

async function plansOf(server: ReferenceServer, file: string, size: number): Promise<readonly string[]> {
  const fetch = fetchOf(server);
  const forget = forgetCounts(server);
  const db = new Database(file, { readonly: true });
  // What has a row for every second subscription grows with them.
  const growing = tablesWith(db, size / 2);
  const plans: string[] = [];
  for (const { role, path } of QUESTIONS) {
    await forget();
    const queries = await statementsOf(() => fetch(path, { headers: basic(role) }));
    plans.push(textOf(queries.map((query) => planOf(db, query, growing))));
  }
  db.close();
  return plans;
}

/** What a table of plans says of the queries of one answer. */
function textOf(plans: readonly Plan[]): string {
  const scans = plans.flatMap(({ scans, isSorted }) =>
    scans.map((table) => `scan of ${table}${isSorted ? ", sort" : ""}`),
  );
  return scans.length === 0 ? "index" : [...new Set(scans)].join(", ");
}

/**
 * Makes the server forget what it has counted: a count that is known from before would be no measurement. A comment of
 * an administrator changes no table that is counted; a renamed user does.
 */
export function forgetCounts(server: ReferenceServer): () => Promise<void> {
  let renamed = 0;
  return async () => {
    renamed += 1;
    await fetchOf(server)("user/1", {
      method: "PATCH",
      headers: { ...basic("admin"), "Content-Type": "application/json" },
      body: JSON.stringify({ name: `Ada ${renamed}` }),
    });
  };
}

/** @param database - a file, or the address of a PostgreSQL database. */
export async function open(database: string): Promise<ReferenceServer> {
  const { createReferenceServer } = await import("@syndikit/reference-server");
  const silent = (): void => undefined;
  return createReferenceServer({
    database,
    durability: "fast",
    secretKey: SECRET_KEY,
    requestsPerMinute: 1_000_000,
    log: {
      debug: silent,
      info: silent,
      warn: silent,
      error: (fields, message) => console.error(message, fields),
    },
  });
}

export function fetchOf(server: ReferenceServer): Fetch {
  return (path, init) => server.fetch(`http://marketplace.test/api/${path}`, init);
}
