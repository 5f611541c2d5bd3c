import { createClient } from "@hey-api/client-fetch";
import { type Contestant, lines } from "./contestant.js";

const path = { id: 42 };
const query = { apiVersion: "20260101" };

export const heyApi: Contestant = {
  name: "hey-api",
  packages: ["@hey-api/client-fetch"],
  retries: false,
  aborts: true,
  timesOut: false,
  create: ({ baseUrl, token, fetch }) => {
    const headers = { "CMW-Auth-Token": token };
    const client = createClient({ baseUrl, headers, throwOnError: true, ...(fetch && { fetch }) });
    return {
      get: async (signal) =>
        (await client.get({ url: "/subscription/{id}", path, query, signal: signal ?? null })).data,
      post: async () =>
        (
          await client.post({
            url: "/subscription/{id}/invoice",
            path,
            query,
            body: lines,
            headers: { "Content-Type": "application/json" },
          })
        ).data,
      itself: client,
    };
  },
};
