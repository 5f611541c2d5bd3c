import { expect, jest, test } from "@jest/globals";
import { buildEvent, buildSubscription, signedRequest, startMarketplace } from "@syndikit/testing";

test("builders and signed requests", () => {
  expect(buildSubscription({ id: 42 }).self).toBe("subscription/42");
  const request = signedRequest(buildEvent("Subscription.CREATED"), { secret: "of both sides" });
  expect(request.headers.get("cmw-event-signature")).toMatch(/^sha1=/);
});

test("a marketplace", async () => {
  const marketplace = await startMarketplace({ receive: () => new Response(null, { status: 204 }) });
  const subscription = await marketplace.placeOrder();
  await marketplace.settle();
  expect(await marketplace.deliveries(subscription)).toMatchObject([{ outcome: "DELIVERED" }]);
  await marketplace.close();
});

test("a marketplace, while Jest fakes the timers", async () => {
  jest.useFakeTimers();
  try {
    const marketplace = await startMarketplace({ receive: () => new Response(null, { status: 204 }) });
    const subscription = await marketplace.placeOrder();
    await marketplace.settle();
    expect(await marketplace.deliveries(subscription)).toMatchObject([{ outcome: "DELIVERED" }]);
    await marketplace.close();
  } finally {
    jest.useRealTimers();
  }
});

test("a failure before the marketplace is closed", async () => {
  const marketplace = await startMarketplace({ receive: () => new Response(null, { status: 204 }) });
  await marketplace.listen();
  const subscription = await marketplace.placeOrder();
  expect((await marketplace.read(subscription)).deploymentStatus).toBe("DEPLOYED");
  await marketplace.close();
});
