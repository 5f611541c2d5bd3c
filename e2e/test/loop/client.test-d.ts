/** What must compile, and what must not. `tsc` is the judge. */
import { createProvisioner, type MarketplaceClient, memoryStore } from "@syndikit/receiver";
import { createMarketplace } from "@syndikit/sdk";

const market = createMarketplace({
  baseUrl: "https://market.test",
  auth: { token: "a-token" },
});

/** The client of the SDK is what the receiver asks for. */
export const client: MarketplaceClient = market;

const { markDeployed, ...others } = market.subscriptions;
// @ts-expect-error one that cannot report a deployment is not
export const crippled: MarketplaceClient = { users: market.users, subscriptions: others };

export const provisioner = createProvisioner({
  client: market,
  store: memoryStore(),
  provision: ({ subscription }) => ({
    endpoints: [{ category: "APP", endpoint: `https://acme.test/${subscription.id}` }],
  }),
  deprovision: () => markDeployed,
});
