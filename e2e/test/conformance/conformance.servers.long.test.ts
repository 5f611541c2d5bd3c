import { postgresStore } from "@syndikit/receiver/store/postgres";
import { Pool } from "pg";
import { afterAll, inject } from "vitest";
import { describeConformance } from "./describe-conformance.js";
import { kitCandidate } from "./kit-candidate.js";

declare module "vitest" {
  export interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

const pool = new Pool({ connectionString: inject("postgresUrl") });
afterAll(() => pool.end());

let stores = 0;
const nextName = (): string => {
  stores += 1;
  return `conformance${stores}_`;
};

describeConformance("the kit with PostgreSQL", () => {
  const prefix = nextName();
  return kitCandidate(() => postgresStore({ client: pool, prefix }));
});
