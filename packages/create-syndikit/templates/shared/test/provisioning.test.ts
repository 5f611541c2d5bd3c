import { expect, test } from "vitest";
import { openMarketplace } from "./open-marketplace.ts";

test("a paid order becomes a tenant, and the customer reads where it is", async () => {
  const { marketplace } = await openMarketplace();

  const order = await marketplace.placeOrder({ plan: "Basic" });

  const subscription = await marketplace.waitFor(order, "DEPLOYED");
  expect(subscription.syndicatedEndpoints).toMatchObject([
    { category: "APP", endpoint: `https://tenant-${order.id}.example` },
  ]);
});

test("an order that is not paid waits", async () => {
  const { marketplace } = await openMarketplace();

  const order = await marketplace.placeOrder({ by: "customer2", pay: false });
  await marketplace.settle();

  expect((await marketplace.read(order)).deploymentStatus).toBe("WAITING_PAYMENT");
});

test("a tenant is made although the marketplace fails for a while, and hears nothing at first", async () => {
  const { marketplace } = await openMarketplace();
  await marketplace.faults.failDeliveries({ times: 2, status: 503 });
  await marketplace.faults.failCalls({ times: 2, status: 503 });

  const order = await marketplace.placeOrder();

  await marketplace.waitFor(order, "DEPLOYED", { within: "1 hour" });
});

test("a subscription that ends loses its tenant", async () => {
  const { marketplace } = await openMarketplace();
  const order = await marketplace.placeOrder();
  await marketplace.waitFor(order, "DEPLOYED");

  await marketplace.cancel(order);

  await marketplace.waitFor(order, "UNDEPLOYED");
});
