import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCli } from "./harness/run-cli.js";
import { type CliProcess, spawnCli } from "./harness/spawn-cli.js";
import { startMarketplace, type TestMarketplace } from "./harness/start-marketplace.js";

const former = ["https://app.example/events"];

let marketplace: TestMarketplace;
let listener: CliProcess;

beforeEach(async () => {
  marketplace = await startMarketplace();
  await marketplace.as("vendor").products.update(1, { syndicationEndpoints: former });
  listener = spawnCli(["listen", "--forward-to", "http://127.0.0.1:9/events", "--json"], marketplace.env);
  await listener.printed('"type":"ready"');
});
afterEach(async () => {
  await listener.kill("SIGKILL");
  await marketplace.close();
});

const endpoints = async (): Promise<readonly string[] | undefined> =>
  (await marketplace.as("vendor").products.get(1)).syndicationEndpoints;

it.each(["SIGINT", "SIGTERM"] as const)("puts the former address back at %s", async (signal) => {
  expect(await endpoints()).not.toEqual(former);
  expect(await listener.kill(signal)).toBe(0);
  expect(await endpoints()).toEqual(former);
});

it("puts the former address back at the next start after kill -9", async () => {
  await listener.kill("SIGKILL");
  expect(await endpoints()).not.toEqual(former);
  expect(await readdir(join(marketplace.folder, "state"))).toHaveLength(1);

  const { code, records } = await runCli(["listen", "--restore", "--json"], marketplace);
  expect(code).toBe(0);
  expect(records).toMatchObject([{ type: "restored", how: "restored", urls: former }]);
  expect(await endpoints()).toEqual(former);

  const again = await runCli(["listen", "--restore"], marketplace);
  expect(again.stderr).toContain("nothing to put back");
});

it("puts the former address back when nobody reads its output any more", async () => {
  await listener.closeOutput();
  // It notices at the next line that it writes.
  await marketplace.as("vendor").events.create({
    entityName: "Subscription",
    entityId: 1,
    type: "CREATED",
    product: { url: "product/1" },
  });
  await listener.ended;
  expect(await endpoints()).toEqual(former);
});
