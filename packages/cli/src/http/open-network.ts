import type { Io } from "../frame/io.js";
import { isBelowLocalhost } from "./host.js";
import { directRoute, type Network, PROXY_VARIABLES } from "./network.js";

/** Reads the proxies from the environment. Without any, nothing more is loaded. */
export async function openNetwork(env: Io["env"]): Promise<Network> {
  const isSet = Object.values(PROXY_VARIABLES).some((name) => env[name] || env[name.toLowerCase()]);
  if (!isSet) return directNetwork;
  const { proxiedNetwork } = await import("./proxied-network.js");
  return proxiedNetwork(env);
}

const directNetwork: Network = {
  async fetch(input, init) {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    if (!isBelowLocalhost(hostname)) return globalThis.fetch(input, init);
    const { createFetch } = await import("./create-fetch.js");
    return createFetch(directRoute)(input, init);
  },
  routeTo: directRoute,
  tunnelTo: async () => undefined,
};
