import { Octokit } from "@octokit/core";
import { retry as retryPlugin } from "@octokit/plugin-retry";
import { type Contestant, lines } from "./contestant.js";

const OctokitWithRetry = Octokit.plugin(retryPlugin);
const ignore = (): void => undefined;

export const octokit: Contestant = {
  name: "octokit + retry",
  packages: ["@octokit/core", "@octokit/plugin-retry"],
  retries: true,
  aborts: true,
  timesOut: false,
  create: ({ baseUrl, token, fetch, retry }) => {
    const client = new OctokitWithRetry({
      auth: token,
      baseUrl,
      log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
      request: { ...(fetch && { fetch }) },
      ...(retry === false && { retry: { enabled: false } }),
    });
    const parameters = { id: 42, apiVersion: "20260101" };
    return {
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
