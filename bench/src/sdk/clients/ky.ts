import kyDefault from "ky";
import { type Contestant, lines } from "./contestant.js";

const searchParams = { apiVersion: "20260101" };

export const ky: Contestant = {
  name: "ky",
  packages: ["ky"],
  retries: true,
  aborts: true,
  timesOut: true,
  create: ({ baseUrl, token, fetch, timeout, retry }) => {
    const client = kyDefault.create({
      prefix: baseUrl,
      headers: { "CMW-Auth-Token": token },
      ...(fetch && { fetch }),
      ...(timeout !== undefined && { timeout }),
      ...(retry === false && { retry: 0 }),
    });
    return {
      get: (signal) => client.get("subscription/42", { searchParams, ...(signal && { signal }) }).json(),
      post: () => client.post("subscription/42/invoice", { searchParams, json: lines }).json(),
      itself: client,
    };
  },
};
