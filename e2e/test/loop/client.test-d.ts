/** Types that must compile, and types that must not. `tsc` checks them. */
import { createProvisioner, type MarketplaceClient, memoryStore } from "@syndikit/receiver";
import { createMarketplace } from "@syndikit/sdk";

const market = createMarketplace({
  baseUrl: "https://market.test",
  auth: { token: "a-token" },
});

/** The SDK's client has every method that the receiver needs. */
export const client: MarketplaceClient = market;

const { markDeployed, ...others } = market.subscriptions;
// @ts-expect-error a client that cannot report a deployment does not
export const crippled: MarketplaceClient = { users: market.users, subscriptions: others };

export const provisioner = createProvisioner({
  client: market,
  store: memoryStore(),
  provision: ({ subscription }) => ({
    endpoints: [{ category: "APP", endpoint: `https://acme.test/${subscription.id}` }],
  }),
  deprovision: () => markDeployed,
});
