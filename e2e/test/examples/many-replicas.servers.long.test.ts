import { Pool } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startBalancer } from "./balancer.js";
import { createExampleWorld, type ExampleWorld } from "./example-world.js";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

let world: ExampleWorld;
let pool: Pool;
beforeAll(async () => {
  world = await createExampleWorld();
  const admin = new Pool({ connectionString: inject("postgresUrl") });
  await admin.query("create database replicas");
  await admin.end();
  const url = new URL(inject("postgresUrl"));
  url.pathname = "/replicas";
  pool = new Pool({ connectionString: url.href });
}, 60_000);
afterAll(async () => {
  await world?.end();
  await pool?.end();
});

test("three replicas, of which one is killed amid the orders, make one tenant for each", async () => {
  const env = { DATABASE_URL: pool.options.connectionString ?? "" };
  const replicas = await Promise.all([1, 2, 3].map(() => world.startExample("many-replicas", env)));
  const balancer = await startBalancer(replicas.map(({ url }) => url));
  await world.sendEventsTo(balancer.url);

  const plans = ["Basic", "Pro", "Basic", "Pro", "Basic", "Pro", "Basic", "Pro", "Basic", "Pro"];
  const ordered = [];
  for (const [index, plan] of plans.entries()) {
    ordered.push(await world.order(plan));
    if (index === 4) await replicas[0]?.kill();
  }
  const deployed = await Promise.all(ordered.map((one) => world.awaitState(one, "DEPLOYED")));
  balancer.close();

  const { rows } = await pool.query<{ subscription_id: number }>("select * from tenants order by 1");
  expect(rows.map((row) => row.subscription_id).sort()).toEqual(ordered.map(({ id }) => id).sort());
  expect(deployed.map(({ syndicatedEndpoints }) => syndicatedEndpoints?.[0]?.endpoint)).toEqual(
    ordered.map(({ id }) => `https://tenant-${id}.example`),
  );
}, 120_000);
