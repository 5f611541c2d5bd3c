import { type Child, startChild } from "../child.js";
import type { Build } from "./build.js";

/** One key for all, so that a copy of a database can be opened wherever it lies. */
const SECRET_KEY = Buffer.alloc(32, 7).toString("base64");

/** What the server is started with, besides its database. */
export const SETTINGS = {
  SYNDIKIT_SECRET_KEY: SECRET_KEY,
  SYNDIKIT_REQUESTS_PER_MINUTE: "10000000",
  SYNDIKIT_LOG_LEVEL: "warn",
} as const;

/** A reference server in a process of its own. */
export interface Marketplace extends Child {
  /** With the path of the API. */
  readonly api: string;
}

/** Starts one on a database file; the demo is planted when the file is new. */
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
