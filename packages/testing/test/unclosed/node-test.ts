import assert from "node:assert";
import { test } from "node:test";
import { startMarketplace } from "@syndikit/testing";

test("fails before it closes its marketplace", async () => {
  const marketplace = await startMarketplace({ receive: async () => new Response(null, { status: 204 }) });
  await marketplace.listen();
  const order = await marketplace.placeOrder();
  assert.strictEqual((await marketplace.read(order)).deploymentStatus, "DEPLOYED");
  await marketplace.close();
});
