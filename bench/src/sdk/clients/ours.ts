import { createMarketplace } from "@syndikit/sdk";
import { type Contestant, lines } from "./contestant.js";

export const ours: Contestant = {
  name: "@syndikit/sdk",
  packages: [],
  retries: true,
  aborts: true,
  timesOut: true,
  create: ({ baseUrl, token, fetch, timeout, retry }) => {
    const market = createMarketplace({
      baseUrl,
      apiVersion: "20260101",
      auth: { token },
      ...(fetch && { fetch }),
      ...(timeout !== undefined && { timeout }),
      ...(retry === false && { retries: 0 }),
    });
    return {
      get: (signal) => market.subscriptions.get(42, {}, { signal }),
      post: () => market.subscriptions.bill(42, lines),
      itself: market,
    };
  },
};
