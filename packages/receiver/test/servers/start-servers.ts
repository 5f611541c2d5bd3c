import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.js";

declare module "vitest" {
  export interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

/** Starts the servers before the first test, tells the tests where they are, and ends them after the last. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  provide("postgresUrl", postgres.url);
  return () => postgres.stop();
}
