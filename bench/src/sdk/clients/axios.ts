import axiosDefault, { type AxiosInstance, type CreateAxiosDefaults } from "axios";
import axiosRetry from "axios-retry";
import { type ClientOptions, type Contestant, HOOKED, lines, OPTION } from "./contestant.js";

const params = { apiVersion: "20260101" };

/** Creates an axios instance. With `fetch` it does not use the network. */
export function createAxios({ baseUrl, token, fetch, timeout }: ClientOptions): AxiosInstance {
  return axiosDefault.create({
    baseURL: baseUrl,
    headers: { "CMW-Auth-Token": token },
    // The types of axios allow fewer kinds of body than Node's.
    ...(fetch && ({ adapter: "fetch", env: { fetch, Request, Response } } as CreateAxiosDefaults)),
    ...(timeout !== undefined && { timeout }),
  });
}

export const axios: Contestant = {
  name: "axios + axios-retry",
  packages: ["axios", "axios-retry"],
  retries: true,
  aborts: true,
  timesOut: true,
  hooks: true,
  takesTokenSource: true,
  create: (options) => {
    const client = createAxios(options);
    // By default axios-retry does not wait. Its exponential delay also honours `Retry-After`.
    axiosRetry(client, {
      retryDelay: axiosRetry.exponentialDelay,
      ...(options.retry === false && { retries: 0 }),
    });
    const { hook, tokenSource } = options;
    if (hook || tokenSource) {
      client.interceptors.request.use(async (config) => {
        if (hook) config.headers.set(HOOKED, "1");
        if (tokenSource) config.headers.set("CMW-Auth-Token", await tokenSource());
        return config;
      });
    }
    return {
      list: async () => (await client.get("/subscription", { params: { ...params, pageSize: 50 } })).data,
      missing: async () => (await client.get("/subscription/4040", { params })).data,
      getWithOptions: async () =>
        (await client.get("/subscription/42", { params, headers: { [OPTION]: "1" }, timeout: 5_000 })).data,
      get: async (signal) =>
        (await client.get("/subscription/42", { params, ...(signal && { signal }) })).data,
      post: async () => (await client.post("/subscription/42/invoice", lines, { params })).data,
      itself: client,
    };
  },
};
