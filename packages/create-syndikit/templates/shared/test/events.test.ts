import { expect, test } from "vitest";
import { openMarketplace } from "./open-marketplace.ts";

test("an event is taken, also when it comes twice", async () => {
  const { marketplace } = await openMarketplace();
  await marketplace.faults.duplicateDeliveries();

  const order = await marketplace.placeOrder();
  await marketplace.settle();

  const deliveries = await marketplace.deliveries(order);
  expect(deliveries.map(({ name, status }) => [name, status])).toContainEqual(["Subscription.CREATED", 204]);
  expect(deliveries.filter(({ status }) => status !== 204)).toEqual([]);
});
