import { memoryStore } from "@syndikit/receiver";
import { createMarketplace } from "@syndikit/sdk";
import { type Marketplace, startMarketplace } from "@syndikit/testing";
import { onTestFinished } from "vitest";
import { connect } from "../dev/connect.ts";
import { openTenants } from "../src/tenants.ts"; //= provisioning
import { createVendor } from "../src/vendor.ts";
import { openApp } from "./open-app.ts";

/** A marketplace and this application, connected. */
interface World {
  readonly marketplace: Marketplace;
  /** Sends a request to this application, as anybody who knows its address can. */
  readonly receive: (request: Request) => Promise<Response>;
}

/** Opens a marketplace in this process, and connects this application to its product. Both end with the test. */
export async function openMarketplace(): Promise<World> {
  const marketplace = await startMarketplace();
  onTestFinished(() => marketplace.close());
  const client = createMarketplace(marketplace.client);
  const eventSecret = marketplace.signatureSecret;
  const vendor = createVendor({
    client,
    eventSecret,
    store: memoryStore(),
    tenants: openTenants(), //= provisioning
    // Errors of your code are printed, and become the cause when a test waits in vain for a subscription.
    hooks: {
      retrying: ({ error }) => {
        console.error(error);
        marketplace.reportError(error);
      },
      deadLettered: ({ cause, error }) => {
        console.error(cause ?? error);
        marketplace.reportError(cause ?? error);
      },
    },
    metricKey: "a-key-for-tests", //= metrics
    clock: marketplace.clock,
  });
  const { receive, close } = await openApp(vendor);
  onTestFinished(async () => {
    await close();
    await vendor.stop();
  });
  marketplace.connect(receive);
  await connect(client, {
    url: marketplace.vendorUrl,
    eventSecret,
    metricKey: "a-key-for-tests", //= metrics
  });
  await vendor.start();
  return { marketplace, receive };
}
