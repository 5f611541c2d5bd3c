import { expect, test } from "vitest";
import { openMarketplace } from "./open-marketplace.ts";

test("a customer may choose a region that is offered", async () => {
  const { marketplace } = await openMarketplace();
  const order = await marketplace.placeOrder({ parameters: { region: "eu" } });
  expect(order.id).toBeGreaterThan(0);
});

test("a customer may not choose another one", async () => {
  const { marketplace } = await openMarketplace();
  await expect(marketplace.placeOrder({ parameters: { region: "moon" } })).rejects.toThrow("422");
});
