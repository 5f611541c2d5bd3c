// A vendor's application that uses the kit, as a process that a test kills.
import { createProvisioner, createReceiver, PermanentFailure } from "@syndikit/receiver";
import { toNode } from "@syndikit/receiver/node";
import { openStore } from "./open-store.js";
import { SOLD_OUT } from "./plans.js";
import { listen, readSurroundings, takeTime } from "./surroundings.js";

const { client, tenants, eventSecret, storeAddress } = await readSurroundings();

const provisioner = createProvisioner({
  client,
  store: openStore(storeAddress),
  // All times here are short, to keep the test short.
  lease: "2s",
  poll: "200ms",
  // High, because most of the time is spent waiting for a failing marketplace.
  concurrency: 32,
  retry: { base: "100ms", max: "2s" },
  sweep: {
    every: "8s",
    perMinute: 6_000,
    list: () => client.subscriptions.list({ status: ["PENDING", "UNDEPLOY_SENT"], pageSize: 50 }),
  },
  async provision({ subscription, subscriptionId, step, idempotencyKey: key, attempt }) {
    if (subscriptionId % 10 === 3 && attempt === 1) throw new Error("The cloud is busy.");
    const { productVersion, endDate } = subscription;
    await step("tenant", async () => {
      await takeTime(subscriptionId);
      await tenants.create({ subscriptionId, key, plan: productVersion.url, ends: endDate ?? null });
      await takeTime(subscriptionId);
    });
    await step("workspace", () => takeTime(subscriptionId));
    if (productVersion.url === SOLD_OUT.url) {
      throw new PermanentFailure({ instructions: { en: "This plan is sold out." } });
    }
    return {
      tenantId: `tenant-${subscriptionId}`,
      endpoints: [{ category: "APP", endpoint: `https://tenant-${subscriptionId}.example` }],
      instructions: { en: "Welcome." },
      credentials: [{ key: "user", value: "admin" }],
    };
  },
  update: ({ subscriptionId, change: { to } }) =>
    tenants.change(subscriptionId, { plan: to.productVersion, ends: to.endDate }),
  deprovision: ({ subscriptionId }) => tenants.remove(subscriptionId),
  rollback: ({ subscriptionId }) => tenants.remove(subscriptionId),
});
const receiver = createReceiver({ secrets: eventSecret, provisioner });
await receiver.start();
listen(toNode(receiver));
