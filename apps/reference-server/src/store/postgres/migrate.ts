import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type ClientBase, DatabaseError } from "pg";
import { delay } from "../../ports.js";
import { OlderServersRun, StoreTooNew } from "../port.js";
import { commit } from "./commit.js";
import { countServers } from "./connections.js";
import { BEGIN_WRITE, CLASS, Lock } from "./locks.js";
import { gatherStatistics } from "./statistics.js";

/** The migrations: a folder of the package, beside `src` and `dist`. */
export const migrationsFolder = join(
  dirname(createRequire(import.meta.url).resolve("@syndikit/reference-server/package.json")),
  "drizzle-postgres",
);

/** A migration of the tables. */
export interface Migration {
  /** The name of its file. Migrations run in the order of their names. */
  readonly name: string;
  /** Whether older versions can keep working after this migration. */
  readonly additive: boolean;
  readonly statements: string;
}

/** The first line of each migration except the first one, which no version precedes. */
const MARK = /^-- Versions before this one (go on|stop)\.$/;

/**
 * Reads the migrations that this version knows.
 *
 * @throws {Error} when one does not say whether older versions can go on.
 */
export function readMigrations(folder: string = migrationsFolder): readonly Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return files.sort().map((name, index) => {
    const statements = readFileSync(join(folder, name), "utf8");
    const [line = ""] = statements.split("\n", 1);
    const [, what] = MARK.exec(line) ?? [];
    if (what === undefined && index > 0) {
      throw new Error(
        `${name} must begin with "-- Versions before this one go on." or "-- Versions before this one stop."`,
      );
    }
    return { name, additive: what === "go on", statements };
  });
}

/**
 * Brings the tables up to date, each migration in its own transaction. The caller holds the `start` lock.
 *
 * @throws {StoreTooNew} when a newer version has changed the tables so that this one cannot work with them.
 * @throws {OlderServersRun} when this version would change them like that under running servers.
 */
export async function migrate(
  client: ClientBase,
  known: readonly Migration[] = readMigrations(),
): Promise<void> {
  await client.query(
    'create table if not exists "migrations" ("name" text primary key, "additive" boolean not null, "at" timestamptz not null)',
  );
  const done = await readDone(client);
  assertWorksOn(done, known);
  const pending = known.filter(({ name }) => !done.has(name));
  if (done.size > 0 && pending.some(({ additive }) => !additive)) {
    // No new connection can open until this one ends.
    await client.query(`select pg_advisory_lock(${CLASS}, ${Lock.tables})`);
    const servers = await countServers(client);
    if (servers > 0) throw new OlderServersRun(servers);
  }
  for (const migration of pending) await apply(client, migration);
  // They have filled tables, and made indexes over expressions, of which there are no statistics either.
  if (done.size > 0 && pending.length > 0) await gatherStatistics(client);
}

/** Milliseconds that a migration waits for a table. Every query queued behind it waits as long. */
const PATIENCE = 1_000;
const MAX_TRIES = 20;

async function apply(client: ClientBase, { name, additive, statements }: Migration): Promise<void> {
  for (let run = 1; ; run += 1) {
    try {
      await client.query(`${BEGIN_WRITE}; set local lock_timeout = ${PATIENCE}; ${statements}`);
      await client.query('insert into "migrations" ("name", "additive", "at") values ($1, $2, now())', [
        name,
        additive,
      ]);
      await commit(client);
      return;
    } catch (error) {
      await client.query("rollback").catch(() => {
        throw error;
      });
      const isBusy = error instanceof DatabaseError && error.code === "55P03";
      if (!isBusy || run >= MAX_TRIES) throw error;
      await delay(PATIENCE / 4);
    }
  }
}

/**
 * Checks, on a new connection, whether this version may use the database: a newer version may have migrated it since.
 *
 * @throws {StoreTooNew} when it may not.
 */
export async function checkTables(client: ClientBase, known: readonly Migration[]): Promise<void> {
  // Waits while a migration runs that older versions cannot work with.
  const answers: unknown = await client.query(
    `${BEGIN_WRITE}; select pg_advisory_xact_lock_shared(${CLASS}, ${Lock.tables}); ${SELECT}; commit`,
  );
  const [, , { rows }] = answers as readonly [unknown, unknown, { readonly rows: readonly Done[] }];
  assertWorksOn(new Map(rows.map(({ name, additive }) => [name, additive])), known);
}

interface Done {
  readonly name: string;
  readonly additive: boolean;
}

const SELECT = 'select "name", "additive" from "migrations"';

/** The migrations that were applied to a database, and whether each is additive. */
export async function readDone(client: ClientBase): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await client.query<Done>(SELECT);
  return new Map(rows.map(({ name, additive }) => [name, additive]));
}

function assertWorksOn(done: ReadonlyMap<string, boolean>, known: readonly Migration[]): void {
  const names = new Set(known.map(({ name }) => name));
  for (const [name, additive] of done) if (!additive && !names.has(name)) throw new StoreTooNew();
}
