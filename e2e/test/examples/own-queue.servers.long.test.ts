import { Pool } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createExampleWorld, type ExampleWorld } from "./example-world.js";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

let world: ExampleWorld;
let database: string;
beforeAll(async () => {
  world = await createExampleWorld();
  const admin = new Pool({ connectionString: inject("postgresUrl") });
  await admin.query("create database own_queue");
  await admin.end();
  const url = new URL(inject("postgresUrl"));
  url.pathname = "/own_queue";
  database = url.href;
}, 120_000);
afterAll(() => world?.end());

test("a vendor with a queue of its own verifies, queues, and makes one tenant for each order", async () => {
  const { url } = await world.startExample("own-queue", { DATABASE_URL: database });
  await world.sendEventsTo(url);

  const ordered = [];
  for (const plan of ["Basic", "Pro", "Basic"]) ordered.push(await world.order(plan));
  const deployed = await Promise.all(ordered.map((one) => world.awaitState(one, "DEPLOYED")));

  expect(deployed.map(({ syndicatedEndpoints }) => syndicatedEndpoints?.[0]?.endpoint)).toEqual(
    ordered.map(({ id }) => `https://tenant-${id}.example`),
  );
  const { status } = await fetch(url, { method: "POST", body: "{}" });
  expect(status).toBe(401);
}, 120_000);
