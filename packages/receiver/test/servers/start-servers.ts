import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.js";
import { startRedis } from "./start-redis.js";

declare module "vitest" {
  export interface ProvidedContext {
    readonly postgresUrl: string;
    readonly redisUrl: string;
  }
}

/** Starts the servers before the first test, tells the tests where they are, and ends them after the last. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const redis = await startRedis().catch(async (error) => {
    await postgres.stop();
    throw error;
  });
  provide("postgresUrl", postgres.url);
  provide("redisUrl", redis.url);
  return async () => {
    await postgres.stop();
    await redis.stop();
  };
}
