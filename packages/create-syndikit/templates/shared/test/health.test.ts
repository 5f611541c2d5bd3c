import { memoryStore, type Store } from "@syndikit/receiver";
import { toFetch } from "@syndikit/receiver/fetch";
import { expect, test } from "vitest";
import { createHealth } from "../src/health.ts";
import { openMarketplace } from "./open-marketplace.ts";

const request = () => new Request("https://app.example/health");
const healthOf = async (store: Store): Promise<number> =>
  (await toFetch(createHealth(store))(request())).status;

test("this application is healthy", async () => {
  const { receive } = await openMarketplace();
  const response = await receive(request());
  expect([response.status, await response.text()]).toEqual([200, "ok"]);
});

test("it is not while its store fails, or does not answer", async () => {
  expect(await healthOf({ ...memoryStore(), read: () => Promise.reject(new Error("away")) })).toBe(503);
  expect(await healthOf({ ...memoryStore(), read: () => new Promise(() => {}) })).toBe(503);
});
