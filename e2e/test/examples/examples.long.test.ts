import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RunningProgram } from "../../src/demo/process.js";
import { createExampleWorld, type ExampleWorld } from "./example-world.js";

let world: ExampleWorld;
beforeAll(async () => {
  world = await createExampleWorld();
}, 60_000);
afterAll(() => world?.end());

describe("examples/smallest-receiver", () => {
  test("makes a tenant for an order, and removes it at the end", async () => {
    const example = await world.startExample("smallest-receiver");
    await world.sendEventsTo(`${example.url}/events`);
    const ordered = await world.order("Basic");

    const deployed = await world.awaitState(ordered, "DEPLOYED");
    expect(deployed.syndicatedEndpoints).toMatchObject([
      { category: "APP", endpoint: `https://tenant-${ordered.id}.example` },
    ]);

    await world.customer.subscriptions.terminate(ordered);
    await world.awaitState(ordered, "UNDEPLOYED");
    await example.stop();
  }, 60_000);
});

describe("examples/express", () => {
  test("takes events beside routes that parse JSON, and answers its metric", async () => {
    const example = await world.startExample("express");
    await world.sendEventsTo(`${example.url}/marketplace/events`);
    const { id } = await world.awaitState(await world.order("Basic"), "DEPLOYED");

    const created = await fetch(`${example.url}/boards/${id}/cards`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ title: "First" }),
    });

    expect([created.status, await created.json()]).toEqual([201, ["First"]]);
    expect(await readMetric(`${example.url}/metric/cards`, id)).toEqual([200, 1]);
    await example.stop();
  }, 60_000);
});

describe("examples/usage-metrics", () => {
  const metricKey = { "X-Metric-Key": "known-to-the-marketplace-only" };
  let example: RunningProgram;
  beforeAll(async () => {
    example = await world.startExample("usage-metrics", { METRIC_KEY: metricKey["X-Metric-Key"] });
    await world.sendEventsTo(`${example.url}/events`);
  }, 60_000);
  afterAll(() => example?.stop());

  const use = (id: number, user: string, documents: number): Promise<Response> =>
    fetch(`${example.url}/use/${id}/${user}/${documents}`, { method: "POST" });

  test("counts what a subscription used, begins anew when a trial becomes paid, and tells it only who has the key", async () => {
    const trial = await world.awaitState(await world.order("Basic", "TRIAL"), "DEPLOYED");
    await use(trial.id, "ada", 3);
    await use(trial.id, "grace", 2);

    expect(await readMetric(`${example.url}/metric/documents`, trial.id, metricKey)).toEqual([200, 5]);
    expect(await readMetric(`${example.url}/metric/users`, trial.id, metricKey)).toEqual([200, 2]);
    expect(await readMetric(`${example.url}/metric/documents`, trial.id)).toEqual([401, undefined]);
    expect(await readMetric(`${example.url}/metric/documents`, 999_999, metricKey)).toEqual([404, undefined]);

    await world.customer.subscriptions.renew(trial);
    await expect
      .poll(() => readMetric(`${example.url}/metric/documents`, trial.id, metricKey))
      .toEqual([200, 0]);
  }, 60_000);
});

/** The status of the answer, and its value if there is one. */
async function readMetric(
  url: string,
  subscriptionId: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<[number, number | undefined]> {
  const response = await fetch(url, {
    headers: { "CD-Subscription-Id": String(subscriptionId), ...headers },
  });
  const text = await response.text();
  return [response.status, text === "" ? undefined : JSON.parse(text).value];
}
