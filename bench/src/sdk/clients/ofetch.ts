import { createFetch, ofetch as ofetchDefault } from "ofetch";
import { type Contestant, lines } from "./contestant.js";

const query = { apiVersion: "20260101" };

export const ofetch: Contestant = {
  name: "ofetch",
  packages: ["ofetch"],
  retries: true,
  aborts: true,
  timesOut: true,
  create: ({ baseUrl, token, fetch, timeout, retry }) => {
    const plain = fetch ? createFetch({ fetch, Headers, AbortController }) : ofetchDefault;
    const client = plain.create({
      baseURL: baseUrl,
      headers: { "CMW-Auth-Token": token },
      ...(timeout !== undefined && { timeout }),
      ...(retry === false && { retry: 0 }),
    });
    return {
      get: (signal) => client("/subscription/42", { query, ...(signal && { signal }) }),
      post: () => client("/subscription/42/invoice", { query, method: "POST", body: lines }),
      itself: client,
    };
  },
};
