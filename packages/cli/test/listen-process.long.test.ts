import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCli } from "./harness/run-cli.js";
import { type CliProcess, spawnCli } from "./harness/spawn-cli.js";
import { startMarketplace, type TestMarketplace } from "./harness/start-marketplace.js";
import { startVendor } from "./harness/start-vendor.js";

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

const sendTestEvent = (): Promise<unknown> =>
  marketplace.as("vendor").events.create({
    entityName: "Subscription",
    entityId: 1,
    type: "CREATED",
    product: { url: "product/1" },
  });

test.each(["SIGINT", "SIGTERM"] as const)("puts the former address back at %s", async (signal) => {
  expect(await endpoints()).not.toEqual(former);
  expect(await listener.kill(signal)).toBe(0);
  expect(await endpoints()).toEqual(former);
});

test("puts the former address back when npx hands on the Ctrl-C that it had already", async () => {
  const [code] = await Promise.all([
    listener.kill("SIGINT"),
    listener.kill("SIGINT"),
    listener.kill("SIGTERM"),
  ]);
  expect(code).toBe(0);
  expect(await endpoints()).toEqual(former);
});

test("does not wait for the end in order at a second Ctrl-C", async () => {
  await listener.kill("SIGINT");
  const vendor = await startVendor(() => new Promise(() => undefined));
  try {
    listener = spawnCli(["listen", "--forward-to", vendor.events], marketplace.env);
    await listener.printed("events go through");
    await sendTestEvent();
    await expect.poll(() => vendor.received.length).toBe(1);
    const ended = listener.kill("SIGINT");
    await setTimeout(1_200);
    await listener.kill("SIGINT");
    expect(await ended).toBe(130);
  } finally {
    await vendor.close();
  }
});

test("puts the former address back at the next start after kill -9", async () => {
  await listener.kill("SIGKILL");
  expect(await endpoints()).not.toEqual(former);
  expect(await readdir(join(marketplace.folder, "state"))).toHaveLength(1);

  const { code, records } = await runCli(["listen", "--restore", "--json"], marketplace);
  expect(code).toBe(0);
  expect(records).toMatchObject([{ type: "restored", how: "restored", urls: former }]);
  expect(await endpoints()).toEqual(former);

  const again = await runCli(["listen", "--restore"], marketplace);
  expect(again.stderr).toContain("There is nothing to restore");
});

test("puts the former address back when nobody reads its output any more", async () => {
  await listener.closeOutput();
  // The listener notices the closed pipe when it writes its next line.
  await sendTestEvent();
  await listener.ended;
  expect(await endpoints()).toEqual(former);
});
