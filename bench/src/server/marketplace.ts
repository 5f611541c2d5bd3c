import { type Child, startChild } from "../child.js";
import type { Build } from "./build.js";

/** All servers use the same key, so that each can open a copy of a database. */
const SECRET_KEY = Buffer.alloc(32, 7).toString("base64");

/** The server's environment, besides its database. */
export const SETTINGS = {
  SYNDIKIT_SECRET_KEY: SECRET_KEY,
  SYNDIKIT_REQUESTS_PER_MINUTE: "10000000",
  SYNDIKIT_LOG_LEVEL: "warn",
} as const;

/** A reference server in its own process. */
export interface Marketplace extends Child {
  /** The address with the path of the API. */
  readonly api: string;
}

/** Starts a server on a database. A new one is seeded with the demo. */
export async function startMarketplace(
  { main }: Build,
  database: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Marketplace> {
  const child = await startChild({
    args: [main, "--port", "0", "--json", "--database", database],
    env: { ...SETTINGS, ...env },
  });
  const { api } = JSON.parse(child.line) as { api: string };
  return { ...child, api };
}
