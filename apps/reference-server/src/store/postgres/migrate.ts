import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Client } from "pg";
import { StoreTooNew } from "../port.js";

/** The migrations: a folder of the package, beside `src` and `dist`. */
export const migrationsFolder = join(
  dirname(createRequire(import.meta.url).resolve("@syndikit/reference-server/package.json")),
  "drizzle-postgres",
);

/**
 * Brings the tables up to date, each step in a transaction of its own. The caller has the lock of the start.
 *
 * @throws {StoreTooNew} when a newer version has brought them further.
 */
export async function migrate(client: Client): Promise<void> {
  await client.query(
    'create table if not exists "migrations" ("name" text primary key, "at" timestamptz not null)',
  );
  const { rows } = await client.query<{ name: string }>('select "name" from "migrations"');
  const done = new Set(rows.map(({ name }) => name));
  const known = readdirSync(migrationsFolder)
    .filter((file) => file.endsWith(".sql"))
    .sort();
  if ([...done].some((name) => !known.includes(name))) throw new StoreTooNew();
  for (const name of known) {
    if (done.has(name)) continue;
    const statements = readFileSync(join(migrationsFolder, name), "utf8");
    try {
      await client.query(`begin; ${statements}`);
      await client.query('insert into "migrations" ("name", "at") values ($1, now())', [name]);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw error;
    }
  }
}
