import * as api from "./client/api.ts";
import { play } from "./story.mjs";

// Its functions know no base address: they ask for paths of the page that they run in.
const { fetch } = globalThis;

await play((url, headers) => {
  const told = async (call) => {
    globalThis.fetch = (path, init) => fetch(`${url}${path}`, init);
    const { data, status } = await call();
    if (status >= 400) throw { status, body: data };
    return data;
  };
  return {
    login: () => told(() => api.login({}, { headers })),
    order: (body) => told(() => api.orderCreate(body, {}, { headers })),
    setEndpoints: (id, body) => told(() => api.subscriptionSetEndpoints(id, body, {}, { headers })),
    patch: (id, body) => told(() => api.subscriptionPatch(id, body, {}, { headers })),
    list: (query) => told(() => api.subscriptionGetAllPaged(query, { headers })),
    bill: (id, body) => told(() => api.subscriptionBill(id, body, {}, { headers })),
    get: (id) => told(() => api.subscriptionGet(id, {}, { headers })),
  };
});
