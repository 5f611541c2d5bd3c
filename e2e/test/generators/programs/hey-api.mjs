import { createClient } from "./client/client/index.ts";
import * as api from "./client/sdk.gen.ts";
import { play } from "./story.mjs";

await play((baseUrl, headers) => {
  const client = createClient({ baseUrl, headers });
  const told = async (promise) => {
    const { data, error, response } = await promise;
    if (error !== undefined) throw { status: response.status, body: error };
    return data;
  };
  return {
    login: () => told(api.login({ client })),
    order: (body) => told(api.orderCreate({ client, body })),
    setEndpoints: (id, body) => told(api.subscriptionSetEndpoints({ client, path: { id }, body })),
    patch: (id, body) => told(api.subscriptionPatch({ client, path: { id }, body })),
    list: (query) => told(api.subscriptionGetAllPaged({ client, query })),
    bill: (id, body) => told(api.subscriptionBill({ client, path: { id }, body })),
    get: (id) => told(api.subscriptionGet({ client, path: { id } })),
  };
});
