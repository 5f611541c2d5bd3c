import { mysqlStore } from "@syndikit/receiver/store/mysql";
import { postgresStore } from "@syndikit/receiver/store/postgres";
import { createPool } from "mysql2/promise";
import { Pool } from "pg";
import { afterAll, inject } from "vitest";
import { describeConformance } from "./describe-conformance.js";
import { kitCandidate } from "./kit-candidate.js";

declare module "vitest" {
  export interface ProvidedContext {
    readonly mariadbUrl: string;
    readonly postgresUrl: string;
  }
}

const pool = new Pool({ connectionString: inject("postgresUrl") });
const mariadb = createPool(inject("mariadbUrl"));
afterAll(() => Promise.all([pool.end(), mariadb.end()]));

let stores = 0;
const nextName = (): string => {
  stores += 1;
  return `conformance${stores}_`;
};

describeConformance("the kit with PostgreSQL", () => {
  const prefix = nextName();
  return kitCandidate(() => postgresStore({ client: pool, prefix }));
});

describeConformance("the kit with MariaDB", () => {
  const prefix = nextName();
  return kitCandidate(() => mysqlStore({ client: mariadb, prefix }));
});
