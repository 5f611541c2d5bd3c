import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.js";

/** As `start-servers`, for tests that open thousands of stores, and lose nothing if the machine does. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    max_connections: "400",
  });
  provide("postgresUrl", postgres.url);
  return () => postgres.stop();
}
