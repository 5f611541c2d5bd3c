import OpenAI from "openai";
import { type Contestant, lines } from "./contestant.js";

/** Its own retries, limits and errors, on a path of ours: it has methods for that. */
export const openai: Contestant = {
  name: "openai",
  packages: ["openai"],
  retries: true,
  aborts: true,
  timesOut: true,
  create: ({ baseUrl, token, fetch, timeout, retry }) => {
    const client = new OpenAI({
      apiKey: token,
      baseURL: baseUrl,
      ...(fetch && { fetch }),
      ...(timeout !== undefined && { timeout }),
      ...(retry === false && { maxRetries: 0 }),
    });
    const query = { apiVersion: "20260101" };
    return {
      get: (signal) => client.get("/subscription/42", { query, signal }),
      post: () => client.post("/subscription/42/invoice", { query, body: lines }),
      itself: client,
    };
  },
};
