// What each runner of tests is asked to run. It knows none of them.
import assert from "node:assert/strict";
import { buildEvent, buildSubscription, signedRequest, startMarketplace } from "@syndikit/testing";
import { mockMarketplace } from "@syndikit/testing/msw";
import { setupServer } from "msw/node";

async function playAnOrder() {
  const marketplace = await startMarketplace({ receive: () => new Response(null, { status: 204 }) });
  const subscription = await marketplace.placeOrder();
  await marketplace.settle();
  const [delivery] = await marketplace.deliveries(subscription);
  assert.equal(delivery?.outcome, "DELIVERED");
  await marketplace.close();
}

/** Each check by its name. `timers` fakes those of the runner, and gives them back. */
export const checksWith = (timers) => ({
  "builders and signed requests"() {
    assert.equal(buildSubscription({ id: 42 }).self, "subscription/42");
    const request = signedRequest(buildEvent("Subscription.CREATED"), { secret: "of both sides" });
    assert.match(request.headers.get("cmw-event-signature") ?? "", /^sha1=/);
  },
  "a marketplace": playAnOrder,
  async "a marketplace while the timers are faked"() {
    timers.fake();
    try {
      await playAnOrder();
    } finally {
      timers.restore();
    }
  },
  async "an answer of msw"() {
    const market = mockMarketplace({ baseUrl: "https://market.example" });
    const server = setupServer(...market.handlers);
    server.listen({ onUnhandledRequest: "error" });
    try {
      market.on("subscriptionGet", 200, { name: "Notes of Ann" });
      const headers = { authorization: "Basic dmVuZG9yOnZlbmRvci1kZW1v" };
      const response = await fetch("https://market.example/api/subscription/12", { headers });
      assert.equal((await response.json()).name, "Notes of Ann");
      market.assertValid();
    } finally {
      server.close();
    }
  },
});
