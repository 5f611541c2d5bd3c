import { createApiClient } from "./client/api.ts";
import { play } from "./story.mjs";

// Checks what it sends and what it gets with zod.
await play((url, headers) => {
  const api = createApiClient(url);
  const told = (promise) =>
    promise.catch((error) => {
      throw error.response === undefined
        ? error
        : { status: error.response.status, body: error.response.data };
    });
  return {
    login: () => told(api.login({ headers })),
    order: (body) => told(api.orderCreate(body, { headers })),
    setEndpoints: (id, body) => told(api.subscriptionSetEndpoints(body, { params: { id }, headers })),
    patch: (id, body) => told(api.subscriptionPatch(body, { params: { id }, headers })),
    list: (queries) => told(api.subscriptionGetAllPaged({ queries, headers })),
    bill: (id, body) => told(api.subscriptionBill(body, { params: { id }, headers })),
    get: (id) => told(api.subscriptionGet({ params: { id }, headers })),
  };
});
