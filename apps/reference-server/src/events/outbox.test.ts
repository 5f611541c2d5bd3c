import { events as catalogue, type EventName } from "@syndikit/contract";
import { validateEvent } from "@syndikit/contract/validators";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeSetting } from "../store/settings.js";
import { companies } from "../store/tables/company.js";
import { products } from "../store/tables/product.js";
import { type DeliveryBench, ENDPOINT, openBench, START } from "../test-support/deliveries.js";
import { emitEvent } from "./outbox.js";

let bench: DeliveryBench;
beforeEach(async () => {
  bench = await openBench();
});
afterEach(() => bench.close());

const names = Object.keys(catalogue) as EventName[];

describe("the payload", () => {
  test.each(names)("of %s matches the contract", async (name) => {
    await bench.store.write((tx) => writeSetting(tx, "platformEndpoints", [{ url: "https://ops.example/" }]));
    const { entity, type } = catalogue[name];
    await bench.emit({ entity, type, id: 12, metadata: { published: true } });
    const [event] = await bench.events();
    expect(validateEvent(name, JSON.parse(event?.payload ?? ""))).toEqual([]);
  });

  test("has its fields in the order of the interface, with the identifier of the event", async () => {
    await bench.emit({ id: 12, metadata: { approved: true } });
    const [event] = await bench.events();
    expect(event?.payload).toBe(
      `{"id":"12","eventId":${event?.id},"entity":"Subscription","type":"MODIFIED","entityUrl":"subscription/12",` +
        `"date":"2026-01-31T08:00:00Z","metadata":{"approved":true}}`,
    );
  });
});

test("an event that has nothing to say has an empty map", async () => {
  await bench.emit({ id: 12 });
  const [event] = await bench.events();
  expect(JSON.parse(event?.payload ?? "")).toMatchObject({ metadata: {} });
});

describe("the targets", () => {
  const endpoints = async (): Promise<string[]> =>
    (await bench.events()).map(({ recipient, endpoint }) => `${recipient} ${endpoint}`);

  const setAll = (): Promise<void> =>
    bench.store.write(async (tx) => {
      await tx.update(products).set({ syndicationEndpoints: [ENDPOINT, "http://second.example:81/x"] });
      await tx.update(companies).set({ syndicationEndpoint: "https://company.example/" });
      await writeSetting(tx, "platformEndpoints", [{ url: "https://ops.example/" }, { url: ENDPOINT }]);
    });

  test("of a subscription are the endpoints of the product, its vendor and the platform, each URL once", async () => {
    await setAll();
    await bench.emit({});
    expect(await endpoints()).toEqual([
      `PRODUCT ${ENDPOINT}`,
      "PRODUCT http://second.example:81/x",
      "COMPANY https://company.example/",
      "PLATFORM https://ops.example/",
    ]);
    expect((await bench.events()).map(({ host }) => host)).toEqual([
      "app.example",
      "second.example:81",
      "company.example",
      "ops.example",
    ]);
  });

  test.each(["Invoice", "ProductVersion", "User", "Cart"] as const)(
    "of %s are the platform's endpoints only",
    async (entity) => {
      await setAll();
      await bench.emit({ entity });
      expect(await endpoints()).toEqual(["PLATFORM https://ops.example/", `PLATFORM ${ENDPOINT}`]);
    },
  );

  test("are none when no endpoint is configured", async () => {
    await bench.store.write((tx) => tx.update(products).set({ syndicationEndpoints: [] }));
    await bench.emit({});
    expect(await endpoints()).toEqual([]);
  });
});

test("an event is due at once, on the marketplace's clock", async () => {
  await bench.emit({});
  expect(await bench.events()).toMatchObject([{ date: START, dueAt: START, attempts: 0, notified: false }]);
});

test("an event is rolled back with its change", async () => {
  const change = bench.store.write(async (tx) => {
    await emitEvent(tx, {
      entity: "Subscription",
      id: 1,
      type: "CREATED",
      now: START,
      productId: bench.productId,
    });
    throw new Error("refused");
  });
  await expect(change).rejects.toThrow("refused");
  expect(await bench.events()).toEqual([]);
});
