import { createMarketplace } from "@syndikit/sdk";
import { describe, expect, test } from "vitest";
import { openWithVendor } from "./vendor.js";

describe("a vendor's application on the receiver kit, in the marketplace for tests", () => {
  test("takes an order to DEPLOYED, over a renewal, and to its end", { timeout: 60_000 }, async () => {
    const { marketplace, removed } = await openWithVendor();
    const ordered = await marketplace.placeOrder({ plan: "Pro" });
    const { syndicatedEndpoints } = await marketplace.waitFor(ordered, "DEPLOYED");
    expect(syndicatedEndpoints).toMatchObject([{ endpoint: `https://tenant-${ordered.id}.example` }]);
    await marketplace.clock.advance("1 month");
    await marketplace.waitFor(ordered, "DEPLOYED");
    await marketplace.cancel(ordered);
    await marketplace.waitFor(ordered, "UNDEPLOYED");
    expect(removed).toEqual([ordered.id]);
  });

  test("tries again by the one clock that moves both", { timeout: 60_000 }, async () => {
    const attempts: string[] = [];
    const { marketplace } = await openWithVendor({
      retry: { attempts: 5, base: "1m", max: "1m" },
      hooks: { warning: () => undefined, error: () => undefined },
      provision: ({ subscriptionId }) => {
        attempts.push(new Date(marketplace.clock.now()).toISOString());
        if (attempts.length < 3) throw new Error("The cloud is full.");
        return {
          tenantId: "t",
          endpoints: [{ category: "APP", endpoint: `https://t${subscriptionId}.example` }],
        };
      },
    });
    const ordered = await marketplace.placeOrder();
    await marketplace.settle();
    expect(attempts).toEqual(["2026-01-15T12:00:00.000Z"]);
    await marketplace.waitFor(ordered, "DEPLOYED", { within: "1 hour" });
    expect(attempts).toHaveLength(3);
    expect(Date.parse(attempts[2] ?? "") - Date.parse(attempts[0] ?? "")).toBeGreaterThanOrEqual(60_000);
  });

  test("survives each fault", async () => {
    const { marketplace } = await openWithVendor({
      hooks: { warning: () => undefined, error: () => undefined },
    });
    const { faults } = marketplace;
    await faults.duplicateDeliveries({ copies: 3 });
    await faults.failDeliveries({ status: 502 });
    await faults.breakCalls({ times: 2 });
    await faults.failCalls({ status: 500, operation: "subscriptionSetEndpoints" });
    const ordered = await marketplace.placeOrder();
    await marketplace.waitFor(ordered, "DEPLOYED", { within: "1 hour" });
  });

  test("that refuses the signature is told so", async () => {
    const { marketplace } = await openWithVendor();
    await marketplace.faults.missignDeliveries({ times: 10 });
    const waiting = marketplace.waitFor(await marketplace.placeOrder(), "DEPLOYED", { timeout: 0 });
    await expect(waiting).rejects.toThrow("The application refused the signature.");
  });

  test("reads the same as its customer does", async () => {
    const { marketplace } = await openWithVendor();
    const ordered = await marketplace.placeOrder();
    await marketplace.waitFor(ordered, "DEPLOYED");
    const customer = createMarketplace(marketplace.clientFor("customer"));
    expect((await customer.subscriptions.get(ordered)).deploymentStatus).toBe("DEPLOYED");
  });
});
