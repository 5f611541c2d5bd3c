import { postgresStore } from "@syndikit/receiver/store/postgres";
import { redisStore } from "@syndikit/receiver/store/redis";
import { Pool } from "pg";
import { createClient } from "redis";
import { afterAll, beforeAll, inject } from "vitest";
import { describeConformance } from "./describe-conformance.js";
import { kitCandidate } from "./kit-candidate.js";

declare module "vitest" {
  export interface ProvidedContext {
    readonly postgresUrl: string;
    readonly redisUrl: string;
  }
}

const pool = new Pool({ connectionString: inject("postgresUrl") });
const client = createClient({ url: inject("redisUrl") });
client.on("error", (error) => console.error(error));
beforeAll(async () => {
  await client.connect();
});
afterAll(async () => {
  await pool.end();
  await client.close();
});

let stores = 0;
const nextName = (): string => {
  stores += 1;
  return `conformance${stores}_`;
};

describeConformance("the kit with PostgreSQL", () => {
  const prefix = nextName();
  return kitCandidate(() => postgresStore({ client: pool, prefix }));
});

describeConformance("the kit with Redis", () => {
  const prefix = nextName();
  return kitCandidate(() => redisStore({ client, prefix }));
});
