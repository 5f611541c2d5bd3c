import { Api } from "./client/api.ts";
import { play } from "./story.mjs";

await play((baseUrl, headers) => {
  const api = new Api({ baseUrl, baseApiParams: { headers } });
  const told = (promise) =>
    promise.then(
      ({ data }) => data,
      (response) => {
        throw response instanceof Error ? response : { status: response.status, body: response.error };
      },
    );
  // It gives the answer of a call as text unless it is told that the answer is JSON.
  const json = { format: "json" };
  return {
    login: () => told(api.login.login({}, json)),
    order: (body) => told(api.order.orderCreate(body, {}, json)),
    setEndpoints: (id, body) => told(api.subscription.subscriptionSetEndpoints(id, body)),
    patch: (id, body) => told(api.subscription.subscriptionPatch(id, body, {}, json)),
    list: (query) => told(api.subscription.subscriptionGetAllPaged(query, json)),
    bill: (id, body) => told(api.subscription.subscriptionBill(id, body)),
    get: (id) => told(api.subscription.subscriptionGet(id, {}, json)),
  };
});
