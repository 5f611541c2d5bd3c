import { expect, test } from "vitest";
import { openMarketplace } from "./open-marketplace.ts";

test("an event with a wrong signature is refused, and taken when it comes with the right one", async () => {
  const { marketplace } = await openMarketplace();
  await marketplace.faults.missignDeliveries();

  const order = await marketplace.placeOrder();
  await marketplace.clock.advance("1 minute");

  const statuses = (await marketplace.deliveries(order)).map(({ status }) => status);
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(204);
});
