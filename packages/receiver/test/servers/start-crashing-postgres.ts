import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** An engine that a test may crash: no other test uses it, and it waits for its disk. */
    readonly crashingPostgresUrl: string;
  }
}

/** Starts an engine for tests that crash it. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  provide("crashingPostgresUrl", postgres.url);
  return () => postgres.stop();
}
