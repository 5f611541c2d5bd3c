import type { TestProject } from "vitest/node";
import { startMariadb } from "./start-mariadb.js";
import { startPostgres } from "./start-postgres.js";
import { startRedis } from "./start-redis.js";

declare module "vitest" {
  export interface ProvidedContext {
    readonly mariadbUrl: string;
    readonly postgresUrl: string;
    readonly redisUrl: string;
  }
}

/** Starts the servers before the first test, tells the tests where they are, and ends them after the last. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const starting = [startPostgres(), startMariadb(), startRedis()] as const;
  const stop = async (): Promise<void> => {
    // Also those that started while another one failed.
    for (const started of await Promise.allSettled(starting)) {
      if (started.status === "fulfilled") await started.value.stop();
    }
  };
  try {
    const [postgres, mariadb, redis] = await Promise.all(starting);
    provide("postgresUrl", postgres.url);
    provide("mariadbUrl", mariadb.url);
    provide("redisUrl", redis.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
