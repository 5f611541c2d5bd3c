import { expect, test } from "vitest";
import { openMarketplace } from "./real-marketplace.js";

test.each([50, 51, 120])(
  "a list of %i ids is read whole, and counted, at a real marketplace",
  async (count) => {
    const { customer, vendor } = await openMarketplace(true);
    const ordered: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { subscription } = await customer.orders.create({
        type: "NORMAL",
        productVersion: { url: "productVersion/1" },
      });
      ordered.push(Number(subscription.url.split("/")[1]));
    }
    const id = Array.from({ length: count }, (_, index) => index + 1);
    const found = await vendor.subscriptions.list({ id }).all();
    expect(found.map((subscription) => subscription.id)).toEqual(ordered);
    expect((await vendor.subscriptions.count({ id })).totalItems).toBe(3);
  },
);
