import { createFetch, ofetch as ofetchDefault } from "ofetch";
import { type Contestant, HOOKED, lines, OPTION } from "./contestant.js";

const query = { apiVersion: "20260101" };

export const ofetch: Contestant = {
  name: "ofetch",
  packages: ["ofetch"],
  retries: true,
  aborts: true,
  timesOut: true,
  hooks: true,
  takesTokenSource: true,
  create: ({ baseUrl, token, fetch, timeout, retry, tokenSource, hook }) => {
    const plain = fetch ? createFetch({ fetch, Headers, AbortController }) : ofetchDefault;
    const client = plain.create({
      baseURL: baseUrl,
      headers: { "CMW-Auth-Token": token },
      ...(timeout !== undefined && { timeout }),
      ...(retry === false && { retry: 0 }),
      ...(hook && { onRequest: ({ options }) => options.headers.set(HOOKED, "1") }),
      ...(tokenSource && {
        onRequest: async ({ options }) => options.headers.set("CMW-Auth-Token", await tokenSource()),
      }),
    });
    return {
      list: () => client("/subscription", { query: { ...query, pageSize: 50 } }),
      missing: () => client("/subscription/4040", { query }),
      getWithOptions: () => client("/subscription/42", { query, headers: { [OPTION]: "1" }, timeout: 5_000 }),
      get: (signal) => client("/subscription/42", { query, ...(signal && { signal }) }),
      post: () => client("/subscription/42/invoice", { query, method: "POST", body: lines }),
      itself: client,
    };
  },
};
