import { existsSync } from "node:fs";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createExampleWorld, type ExampleWorld, sourceOf } from "./example-world.js";
import { expectToEnd, hangingCopyOf } from "./hanging-copy.js";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
    readonly redisUrl: string;
  }
}

let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
}, 120_000);
afterAll(() => world?.end());

/** An empty database, under this name. */
async function createDatabase(name: string): Promise<string> {
  const admin = new Pool({ connectionString: inject("postgresUrl") });
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return url.href;
}

describe.each([
  ["pg-boss", async (name: string) => ({ DATABASE_URL: await createDatabase(`boss_${name}`) })],
  [
    "BullMQ",
    async (name: string) => {
      // Each test has its own database of Redis too.
      const redis = `${inject("redisUrl")}/${["orders", "restart", "hang", "idle"].indexOf(name)}`;
      return { DATABASE_URL: await createDatabase(`bull_${name}`), REDIS_URL: redis };
    },
  ],
] as const)("a vendor with a queue of its own, on %s", (_, environmentOf) => {
  test("verifies, queues, and makes one tenant for each order", async () => {
    const { url } = await world.startExample("own-queue", await environmentOf("orders"));
    await world.sendEventsTo(url);

    const ordered = [];
    for (const plan of ["Basic", "Pro", "Basic"]) ordered.push(await world.order(plan));
    const deployed = await Promise.all(ordered.map((one) => world.awaitState(one, "DEPLOYED")));

    expect(deployed.map(({ syndicatedEndpoints }) => syndicatedEndpoints?.[0]?.endpoint)).toEqual(
      ordered.map(({ id }) => `https://tenant-${id}.example`),
    );
    const { status } = await fetch(url, { method: "POST", body: "{}" });
    expect(status).toBe(401);
  });

  test("goes on with what was queued after its process was killed", async () => {
    const environment = await environmentOf("restart");
    const { entry, begun } = await hangingCopyOf(sourceOf("@syndikit/example-own-queue"));
    const hanging = await world.startFile(entry, environment);
    await world.sendEventsTo(hanging.url);
    const ordered = await world.order("Basic");
    await expect.poll(() => existsSync(begun)).toBe(true);
    await hanging.kill();

    await world.startExample("own-queue", environment);
    const deployed = await world.awaitState(ordered, "DEPLOYED");

    expect(deployed.syndicatedEndpoints?.[0]?.endpoint).toBe(`https://tenant-${ordered.id}.example`);
  });

  test("ends within its grace after SIGTERM where its code hangs, and says what is left", async () => {
    const { entry, begun } = await hangingCopyOf(sourceOf("@syndikit/example-own-queue"));
    const program = await world.startFile(entry, await environmentOf("hang"));

    await expectToEnd(world, program, { begun });
  });

  test("ends at once after SIGTERM where there is nothing to finish, with 0", async () => {
    const program = await world.startExample("own-queue", await environmentOf("idle"));

    expect(await program.stop()).toEqual({ code: 0, errors: "" });
  });
});
