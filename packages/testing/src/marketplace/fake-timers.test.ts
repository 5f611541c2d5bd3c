import { afterEach, expect, test, vi } from "vitest";
import { startMarketplace } from "./start-marketplace.js";

afterEach(() => void vi.useRealTimers());

test("works while vitest fakes all timers", async () => {
  vi.useFakeTimers();
  const marketplace = await startMarketplace({ receive: () => new Response(null, { status: 204 }) });
  const subscription = await marketplace.placeOrder();
  await marketplace.settle();
  expect(await marketplace.deliveries(subscription)).toMatchObject([{ outcome: "DELIVERED" }]);
  await marketplace.clock.advance("1 day");
  await expect(marketplace.waitFor(subscription, "DEPLOYED", { timeout: 50 })).rejects.toThrow("DEPLOYED");
  await marketplace.close();
});

test("says what to fake, if Node itself stands still", async () => {
  vi.useFakeTimers({ toFake: ["queueMicrotask"] });
  await expect(startMarketplace()).rejects.toThrow(/queueMicrotask is faked.*toFake: \["Date"/u);
});
