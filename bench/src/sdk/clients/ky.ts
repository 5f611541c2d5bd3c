import kyDefault from "ky";
import { type Contestant, HOOKED, lines, OPTION } from "./contestant.js";

const searchParams = { apiVersion: "20260101" };

export const ky: Contestant = {
  name: "ky",
  packages: ["ky"],
  retries: true,
  aborts: true,
  timesOut: true,
  hooks: true,
  takesTokenSource: true,
  create: ({ baseUrl, token, fetch, timeout, retry, tokenSource, hook }) => {
    const client = kyDefault.create({
      prefix: baseUrl,
      headers: { "CMW-Auth-Token": token },
      ...(fetch && { fetch }),
      ...(timeout !== undefined && { timeout }),
      ...(retry === false && { retry: 0 }),
      hooks: {
        beforeRequest: [
          ...(hook ? [({ request }: { request: Request }) => request.headers.set(HOOKED, "1")] : []),
          ...(tokenSource
            ? [
                async ({ request }: { request: Request }) =>
                  request.headers.set("CMW-Auth-Token", await tokenSource()),
              ]
            : []),
        ],
      },
    });
    return {
      list: () => client.get("subscription", { searchParams: { ...searchParams, pageSize: 50 } }).json(),
      missing: () => client.get("subscription/4040", { searchParams }).json(),
      getWithOptions: () =>
        client.get("subscription/42", { searchParams, headers: { [OPTION]: "1" }, timeout: 5_000 }).json(),
      get: (signal) => client.get("subscription/42", { searchParams, ...(signal && { signal }) }).json(),
      post: () => client.post("subscription/42/invoice", { searchParams, json: lines }).json(),
      itself: client,
    };
  },
};
