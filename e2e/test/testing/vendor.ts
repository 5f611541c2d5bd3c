import { createProvisioner, createReceiver, memoryStore, type ProvisionerOptions } from "@syndikit/receiver";
import { toFetch } from "@syndikit/receiver/fetch";
import { createMarketplace } from "@syndikit/sdk";
import { type Marketplace, startMarketplace } from "@syndikit/testing";
import { onTestFinished } from "vitest";

/** Starts a marketplace, and behind it a vendor's application made of the SDK and the receiver kit. */
export async function openWithVendor(
  options: Partial<ProvisionerOptions> = {},
): Promise<{ readonly marketplace: Marketplace; readonly removed: number[] }> {
  const marketplace = await startMarketplace();
  const removed: number[] = [];
  const provisioner = createProvisioner({
    client: createMarketplace(marketplace.client),
    store: memoryStore(),
    clock: marketplace.clock,
    provision: ({ subscriptionId }) => ({
      tenantId: `tenant-${subscriptionId}`,
      endpoints: [{ category: "APP", endpoint: `https://tenant-${subscriptionId}.example` }],
    }),
    deprovision: ({ subscription }) => void removed.push(subscription?.id ?? 0),
    ...options,
  });
  const receiver = createReceiver({ secrets: marketplace.signatureSecret, provisioner });
  await receiver.start();
  const receive = toFetch(receiver);
  marketplace.connect((request) =>
    request.method === "GET" ? Response.json({ value: 3 }) : receive(request),
  );
  onTestFinished(async () => {
    await receiver.stop();
    await marketplace.close();
  });
  return { marketplace, removed };
}
