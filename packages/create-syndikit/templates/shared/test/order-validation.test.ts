import { expect, test } from "vitest";
import { openMarketplace } from "./open-marketplace.ts";

test("an order is accepted", async () => {
  const { marketplace } = await openMarketplace();
  const order = await marketplace.placeOrder({ parameters: { workspace: "my-team" } });
  expect(order.id).toBeGreaterThan(0);
});

test("an order of a reserved name is refused, and the customer reads why", async () => {
  const { marketplace } = await openMarketplace();
  const order = marketplace.placeOrder({ parameters: { workspace: "admin" } });
  await expect(order).rejects.toThrow("The workspace name admin is reserved.");
});
