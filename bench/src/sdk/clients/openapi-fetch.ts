import type { paths } from "@syndikit/contract";
import createClient from "openapi-fetch";
import { type Contestant, lines } from "./contestant.js";

const authTokenHeader = "CMW-Auth-Token";
const apiVersion = "20260101";

/** Its errors are values: one that is not looked at would be no failure. */
function orThrow<
  Answer extends { readonly error?: unknown; readonly data?: unknown; readonly response: Response },
>(answer: Answer): Answer["data"] {
  if (answer.response.ok) return answer.data;
  throw new Error(`${answer.response.status}`, { cause: answer.error });
}

export const openapiFetch: Contestant = {
  name: "openapi-fetch",
  packages: ["openapi-fetch"],
  retries: false,
  aborts: true,
  timesOut: false,
  create: ({ baseUrl, token, fetch }) => {
    const headers = { [authTokenHeader]: token };
    const client = createClient<paths>({ baseUrl, headers, ...(fetch && { fetch }) });
    const params = { path: { id: 42 }, query: { apiVersion } };
    return {
      get: async (signal) =>
        orThrow(await client.GET("/subscription/{id}", { params, ...(signal && { signal }) })),
      post: async () => orThrow(await client.POST("/subscription/{id}/invoice", { params, body: lines })),
      itself: client,
    };
  },
};
