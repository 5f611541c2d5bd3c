import { Configuration, IdentityApi } from "@ory/client";
import { createAxios } from "./axios.js";
import type { Contestant } from "./contestant.js";

/** A published client that openapi-generator made for axios. One of its operations reads, the other creates. */
export const ory: Contestant = {
  name: "openapi-generator axios",
  packages: ["@ory/client"],
  retries: false,
  aborts: true,
  timesOut: true,
  hooks: false,
  takesTokenSource: false,
  create: (options) => {
    const configuration = new Configuration({ basePath: options.baseUrl, accessToken: options.token });
    const client = new IdentityApi(configuration, undefined, createAxios(options));
    return {
      get: async (signal) => (await client.getIdentity({ id: "42" }, { ...(signal && { signal }) })).data,
      post: async () =>
        (await client.createIdentity({ createIdentityBody: { schema_id: "default", traits: {} } })).data,
      itself: client,
    };
  },
};
