import { createMarketplace } from "@syndikit/sdk";
import { type Contestant, HOOKED, lines, OPTION } from "./contestant.js";

export const ours: Contestant = {
  name: "@syndikit/sdk",
  packages: [],
  retries: true,
  aborts: true,
  timesOut: true,
  hooks: true,
  takesTokenSource: true,
  create: ({ baseUrl, token, fetch, timeout, retry, tokenSource, hook }) => {
    const market = createMarketplace({
      baseUrl,
      apiVersion: "20260101",
      auth: tokenSource ? { credential: async () => ({ token: await tokenSource() }) } : { token },
      ...(fetch && { fetch }),
      ...(timeout !== undefined && { timeout }),
      ...(retry === false && { retries: 0 }),
    });
    if (hook) {
      market.use((request, next) => {
        request.headers.set(HOOKED, "1");
        return next(request);
      });
    }
    return {
      list: () => market.subscriptions.list({ pageSize: 50 }).page(),
      missing: () => market.subscriptions.get(4040),
      getWithOptions: () => market.subscriptions.get(42, {}, { headers: { [OPTION]: "1" }, timeout: 5_000 }),
      get: (signal) => market.subscriptions.get(42, {}, { signal }),
      post: () => market.subscriptions.bill(42, lines),
      itself: market,
    };
  },
};
