import type { Io } from "../frame/io.js";
import { directNetwork, type Network, PROXY_VARIABLES } from "./network.js";

/** Reads the proxies from the environment. Without any, nothing more is loaded. */
export async function openNetwork(env: Io["env"]): Promise<Network> {
  const isSet = Object.values(PROXY_VARIABLES).some((name) => env[name] || env[name.toLowerCase()]);
  if (!isSet) return directNetwork;
  const { proxiedNetwork } = await import("./proxied-network.js");
  return proxiedNetwork(env);
}
