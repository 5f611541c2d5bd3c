import Stripe from "stripe";
import { type Contestant, lines } from "./contestant.js";

/** Calls one of our paths with the client's own retries, limits and errors. It has a generic method for that. */
export const stripe: Contestant = {
  name: "stripe",
  packages: ["stripe"],
  retries: true,
  aborts: false,
  timesOut: true,
  hooks: false,
  takesTokenSource: false,
  create: ({ baseUrl, token, fetch, timeout, retry }) => {
    const { protocol, hostname, port, pathname } = new URL(baseUrl);
    const client = new Stripe(token, {
      protocol: protocol === "http:" ? "http" : "https",
      host: hostname,
      port,
      ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
      ...(timeout !== undefined && { timeout }),
      ...(retry === false && { maxNetworkRetries: 0 }),
    });
    const url = `${pathname}/subscription/42`;
    const list = `${pathname}/subscription?apiVersion=20260101&pageSize=50`;
    return {
      list: () => client.rawRequest("GET", list),
      get: () => client.rawRequest("GET", `${url}?apiVersion=20260101`),
      post: () => client.rawRequest("POST", `${url}/invoice`, { lines }),
      itself: client,
    };
  },
};
