import { computed } from "@preact/signals";
import { createMarketplace, type Marketplace } from "@syndikit/sdk";
import { recordCall, recordRequest } from "./calls.js";
import { apiAddress } from "./marketplace.js";
import { pace } from "./pace.js";
import { renewToken, type Session, session } from "./session.js";

/** The signed-in account's client for background calls, which the page does not list for the reader. */
export const quietMarket = computed(() => {
  const current = session.value;
  return current === undefined ? undefined : openMarket(current);
});

/** The same client for pages. They read this signal, so they load again when the account changes. */
export const market = computed(() => {
  const client = quietMarket.value;
  return client === undefined ? undefined : recorded(client, recordCall);
});

function openMarket({ token, userName }: Session): Marketplace {
  const client = createMarketplace({
    baseUrl: apiAddress,
    allowBrowser: true,
    allowHttp: true,
    app: "console",
    log: "off",
    retries: 1,
    onAttempt: ({ ms }) => pace.noteAnswer(ms),
    auth: {
      async credential(refused) {
        if (refused === undefined) return { token };
        const current = session.peek();
        // Another request of this tab may have renewed the token in the meantime.
        if (current?.userName === userName && current.token !== token) return { token: current.token };
        return { token: await renewToken() };
      },
    },
  });
  client.use((request, next) => {
    recordRequest(request.operation, request);
    return next(request);
  });
  return client;
}

/** Wraps a client so that `record` hears of each call. */
export function recorded(
  client: Marketplace,
  record: (operation: string, args: readonly unknown[]) => void,
): Marketplace {
  const groups = Object.entries(client).map(([group, methods]) => [
    group,
    typeof methods !== "object" || methods === null || group === "connection"
      ? methods
      : new Proxy(methods, {
          get(target, name) {
            const method: unknown = Reflect.get(target, name);
            if (typeof method !== "function" || typeof name !== "string") return method;
            return (...args: unknown[]) => {
              record(`${group}.${name}`, args);
              return method.apply(target, args);
            };
          },
        }),
  ]);
  // The result has the same groups with the same methods.
  return Object.fromEntries(groups) as Marketplace;
}
