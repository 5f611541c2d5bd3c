import type { paths } from "@syndikit/sdk/openapi";
import createClient from "openapi-fetch";
import { type Contestant, HOOKED, lines, OPTION } from "./contestant.js";

const authTokenHeader = "CMW-Auth-Token";
const apiVersion = "20260101";

/**
 * Adds the API version to the parameters of every call. The SDK sends it on its own, so its paths do not contain it.
 */
type Versioned<Paths> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: Omit<Paths[Path][Method], "parameters"> & {
      parameters: Paths[Path][Method] extends { parameters: infer Parameters }
        ? Omit<Parameters, "query"> & {
            query?: (Parameters extends { query?: infer Query } ? Query : unknown) & { apiVersion?: string };
          }
        : never;
    };
  };
};

/** openapi-fetch returns errors as values. An error that nobody looks at would not count as a failure. */
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
  hooks: true,
  takesTokenSource: true,
  create: ({ baseUrl, token, fetch, tokenSource, hook }) => {
    const headers = tokenSource ? {} : { [authTokenHeader]: token };
    const client = createClient<Versioned<paths>>({ baseUrl, headers, ...(fetch && { fetch }) });
    const params = { path: { id: 42 }, query: { apiVersion } };
    if (hook) client.use({ onRequest: ({ request }) => void request.headers.set(HOOKED, "1") });
    if (tokenSource) {
      client.use({
        onRequest: async ({ request }) => void request.headers.set(authTokenHeader, await tokenSource()),
      });
    }
    const paging = { params: { query: { apiVersion, pageSize: 50 } } };
    const nowhere = { params: { path: { id: 4040 }, query: { apiVersion } } };
    return {
      list: async () => orThrow(await client.GET("/subscription", paging)),
      missing: async () => orThrow(await client.GET("/subscription/{id}", nowhere)),
      getWithOptions: async () =>
        orThrow(await client.GET("/subscription/{id}", { params, headers: { [OPTION]: "1" } })),
      get: async (signal) =>
        orThrow(await client.GET("/subscription/{id}", { params, ...(signal && { signal }) })),
      post: async () => orThrow(await client.POST("/subscription/{id}/invoice", { params, body: lines })),
      itself: client,
    };
  },
};
