import OpenAI from "openai";
import { type Contestant, lines, OPTION } from "./contestant.js";

/** Calls one of our paths with the client's own retries, limits and errors. It has generic methods for that. */
export const openai: Contestant = {
  name: "openai",
  packages: ["openai"],
  retries: true,
  aborts: true,
  timesOut: true,
  hooks: false,
  takesTokenSource: true,
  create: ({ baseUrl, token, fetch, timeout, retry, tokenSource }) => {
    const client = new OpenAI({
      apiKey: tokenSource ?? token,
      baseURL: baseUrl,
      ...(fetch && { fetch }),
      ...(timeout !== undefined && { timeout }),
      ...(retry === false && { maxRetries: 0 }),
    });
    const query = { apiVersion: "20260101" };
    return {
      list: () => client.get("/subscription", { query: { ...query, pageSize: 50 } }),
      missing: () => client.get("/subscription/4040", { query }),
      getWithOptions: () =>
        client.get("/subscription/42", { query, headers: { [OPTION]: "1" }, timeout: 5_000 }),
      get: (signal) => client.get("/subscription/42", { query, signal }),
      post: () => client.post("/subscription/42/invoice", { query, body: lines }),
      itself: client,
    };
  },
};
