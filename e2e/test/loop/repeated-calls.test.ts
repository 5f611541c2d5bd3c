/** The marketplace does the work of a call, but its answer is lost. */
import { createReferenceServer, manualClock, type ReferenceServer } from "@syndikit/reference-server";
import { createMarketplace, isCallError, type Marketplace, withResponse } from "@syndikit/sdk";
import { beforeAll, expect, test } from "vitest";
import { BASIC, PRO } from "./life.js";

let server: ReferenceServer;

beforeAll(async () => {
  server = await createReferenceServer({
    clock: manualClock(Date.UTC(2026, 0, 15, 12)),
    passwordCost: 4,
    requestsPerMinute: 10_000_000,
  });
  return () => server.close();
});

/** A client that loses the first answer to each call that writes. */
function behindCutAnswers(account: "customer" | "vendor"): { market: Marketplace; keys: (string | null)[] } {
  const keys: (string | null)[] = [];
  const market = createMarketplace({
    baseUrl: "https://market.test",
    apiVersion: "20250109",
    auth: { username: account, password: `${account}-demo` },
    fetch: async (url, init) => {
      const request = new Request(url, init);
      const writes = request.method === "POST" || request.method === "PATCH";
      const response = await server.fetch(request);
      if (!writes) return response;
      keys.push(request.headers.get("idempotency-key"));
      if (keys.length % 2 === 0) return response;
      throw new TypeError("fetch failed", { cause: new Error("socket hang up") });
    },
  });
  return { market, keys };
}

test("an order, a bill and an upgrade whose answers are lost happen once, and are answered", async () => {
  const customer = behindCutAnswers("customer");
  const before = await customer.market.orders.count();
  const placing = customer.market.orders.create({ type: "NORMAL", productVersion: BASIC });
  const { data: order, response, attempts } = await withResponse(placing);
  expect([attempts, response.headers.get("idempotency-replayed")]).toEqual([2, "true"]);
  expect(customer.keys).toEqual([customer.keys[0], customer.keys[0]]);
  expect((await customer.market.orders.count()).totalItems).toBe(before.totalItems + 1);

  const vendor = behindCutAnswers("vendor");
  await vendor.market.subscriptions.markDeployed(order.subscription);
  const billed = await customer.market.invoices.count();
  const line = { description: "Storage", price: { price: "4.0000" }, quantity: 3, unit: "GB" };
  const { invoice } = await vendor.market.subscriptions.bill(order.subscription, [line]);
  expect(invoice).toMatch(/^invoice\/\d+$/);
  expect((await customer.market.invoices.count()).totalItems).toBe(billed.totalItems + 1);

  const change = await vendor.market.subscriptions.upgrade(order.subscription, PRO);
  expect(change.upgrade).toBeDefined();
  const { productVersion } = await vendor.market.subscriptions.get(order.subscription);
  expect(productVersion).toEqual(PRO);
});

test("without keys a lost answer is an error, and the work is done once all the same", async () => {
  const { market, keys } = behindCutAnswers("customer");
  const careful = market.withOptions({ idempotencyKey: false });
  const before = await market.orders.count();
  const ending = careful.orders.create({ type: "NORMAL", productVersion: BASIC });
  expect(isCallError(await ending.catch((error: unknown) => error))).toBe(true);
  expect(keys).toEqual([null]);
  expect((await market.orders.count()).totalItems).toBe(before.totalItems + 1);
});
