import { Pool } from "pg";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgresUrl: string;
  }
}

/** Creates an empty database on the tests' PostgreSQL server, and returns its URL. */
export async function createDatabase(name: string): Promise<string> {
  const admin = new Pool({ connectionString: inject("postgresUrl") });
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${name}`;
  return url.href;
}
