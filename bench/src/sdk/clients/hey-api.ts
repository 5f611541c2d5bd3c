import { createClient } from "@hey-api/client-fetch";
import { type Contestant, HOOKED, lines, OPTION } from "./contestant.js";

const path = { id: 42 };
const query = { apiVersion: "20260101" };

export const heyApi: Contestant = {
  name: "hey-api",
  packages: ["@hey-api/client-fetch"],
  retries: false,
  aborts: true,
  timesOut: false,
  hooks: true,
  takesTokenSource: true,
  create: ({ baseUrl, token, fetch, tokenSource, hook }) => {
    const headers = { "CMW-Auth-Token": token };
    const client = createClient({ baseUrl, headers, throwOnError: true, ...(fetch && { fetch }) });
    if (hook) {
      client.interceptors.request.use((request) => {
        request.headers.set(HOOKED, "1");
        return request;
      });
    }
    if (tokenSource) {
      client.interceptors.request.use(async (request) => {
        request.headers.set("CMW-Auth-Token", await tokenSource());
        return request;
      });
    }
    const url = "/subscription/{id}";
    return {
      list: async () => (await client.get({ url: "/subscription", query: { ...query, pageSize: 50 } })).data,
      missing: async () => (await client.get({ url, path: { id: 4040 }, query })).data,
      getWithOptions: async () => (await client.get({ url, path, query, headers: { [OPTION]: "1" } })).data,
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
