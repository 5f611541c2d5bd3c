import { createProvisioner, createReceiver, memoryStore, type Receiver } from "@syndikit/receiver";
import type { Marketplace } from "@syndikit/sdk";
import { SECRET } from "./sample.js";

/** A vendor that only counts its tenants. */
export interface CountingVendor {
  readonly receiver: Receiver;
  readonly seen: { made: number; removed: number };
}

export function createCountingVendor(client: Marketplace): CountingVendor {
  const seen = { made: 0, removed: 0 };
  const provisioner = createProvisioner({
    client,
    store: memoryStore(),
    async provision({ subscriptionId, step }) {
      await step("tenant", () => {
        seen.made += 1;
      });
      const endpoint = `https://tenant-${subscriptionId}.example`;
      return { endpoints: [{ category: "APP", endpoint }], instructions: { en: "Welcome." } };
    },
    deprovision: ({ step }) =>
      step("removal", () => {
        seen.removed += 1;
      }),
  });
  return { receiver: createReceiver({ secrets: SECRET, provisioner }), seen };
}

/** Sets the product's event address to this receiver. */
export async function deliverTo(client: Marketplace, vendorUrl: string): Promise<void> {
  await client.products.update(1, {
    syndicationEndpoints: [`${vendorUrl}/events`],
    notificationSecretToken: SECRET,
  });
}
