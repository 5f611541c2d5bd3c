import { ApiError, createMarketplace } from "@syndikit/sdk";
import { mockMarketplace } from "@syndikit/testing/msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, describe, expect, test } from "vitest";

const baseUrl = "https://market.example";
const market = mockMarketplace({ baseUrl, afterEach });
const server = setupServer(...market.handlers);
server.listen({ onUnhandledRequest: "error" });
afterAll(() => server.close());

const client = createMarketplace({
  baseUrl,
  auth: { username: "vendor", password: "vendor-demo" },
});

describe("the SDK against the mock", () => {
  test("signs in, reads, writes, and sends nothing that is forbidden", async () => {
    market.on("subscriptionGet", 200, { name: "Notes of Ann" });
    expect((await client.subscriptions.get(12)).name).toBe("Notes of Ann");
    await client.subscriptions.setEndpoints(12, [{ category: "APP", endpoint: "https://t12.example" }]);
    await client.subscriptions.markDeployed(12);
    expect(market.calls("subscriptionPatch")).toMatchObject([{ body: { deploymentStatus: "DEPLOYED" } }]);
    const { items, totalItems } = await client.subscriptions.list({ status: ["DEPLOYED"] }).page();
    expect([items.length, totalItems]).toEqual([1, 1]);
    expect((await client.subscriptions.upgrade(12, "productVersion/8")).upgrade).toBe("DEFERRED");
    market.assertValid();
  });

  test("sends again what may be sent again", async () => {
    market.once("subscriptionGet", 500);
    await client.subscriptions.get(12);
    expect(market.calls("subscriptionGet")).toHaveLength(2);
  });

  test("gives the error of the spec", async () => {
    market.on("subscriptionGet", 404);
    const error = await client.subscriptions.get(12).catch((thrown: unknown) => thrown);
    expect(ApiError.is(error, 404)).toBe(true);
  });
});
