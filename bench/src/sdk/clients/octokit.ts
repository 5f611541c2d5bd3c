import { Octokit } from "@octokit/core";
import { retry as retryPlugin } from "@octokit/plugin-retry";
import { type Contestant, HOOKED, lines, OPTION } from "./contestant.js";

const OctokitWithRetry = Octokit.plugin(retryPlugin);
const ignore = (): void => undefined;

export const octokit: Contestant = {
  name: "octokit + retry",
  packages: ["@octokit/core", "@octokit/plugin-retry"],
  retries: true,
  aborts: true,
  timesOut: false,
  hooks: true,
  takesTokenSource: false,
  waits: true,
  create: ({ baseUrl, token, fetch, retry, hook }) => {
    const client = new OctokitWithRetry({
      auth: token,
      baseUrl,
      log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
      request: { ...(fetch && { fetch }) },
      ...(retry === false && { retry: { enabled: false } }),
    });
    if (hook) {
      client.hook.before("request", (request) => {
        request.headers[HOOKED] = "1";
      });
    }
    const parameters = { id: 42, apiVersion: "20260101" };
    const { apiVersion } = parameters;
    return {
      list: async () => (await client.request("GET /subscription", { apiVersion, pageSize: 50 })).data,
      missing: async () => (await client.request("GET /subscription/{id}", { ...parameters, id: 4040 })).data,
      getWithOptions: async () =>
        (await client.request("GET /subscription/{id}", { ...parameters, headers: { [OPTION]: "1" } })).data,
      get: async (signal) =>
        (
          await client.request("GET /subscription/{id}", {
            ...parameters,
            request: { ...(signal && { signal }) },
          })
        ).data,
      post: async () =>
        (await client.request("POST /subscription/{id}/invoice", { ...parameters, data: lines })).data,
      itself: client,
    };
  },
};
