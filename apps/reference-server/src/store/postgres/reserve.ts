// A PostgreSQL database while no server uses it: to fill it from SQLite, copy it to SQLite, or change it by a command.
import { createHash } from "node:crypto";
import { InvoiceStatus, OrderType } from "@syndikit/contract";
import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { ClientBase } from "pg";
import type { Money } from "../../billing/money.js";
import { ConfigError } from "../../errors.js";
import type { Tx } from "../port.js";
import type { SnapshotInfo } from "../snapshots.js";
import { commit } from "./commit.js";
import { connectAlone, countServers, nameConnections } from "./connections.js";
import { createDatabase, type Run } from "./dialect.js";
import { translate } from "./errors.js";
import { BEGIN_WRITE, CLASS, Lock } from "./locks.js";
import { migrate, readDone, readMigrations } from "./migrate.js";
import { assertOwnConnection } from "./pooled.js";
import { fillImage, fillPostgres, type Image, readImage, readPostgres } from "./rows.js";
import { tables } from "./schema.js";
import { getSnapshot, listSnapshots, putSnapshot, type SnapshotFile } from "./snapshots.js";
import { gatherStatistics } from "./statistics.js";

/** What was copied. Both sides have the same rows. */
export interface Copied {
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Totals of the accounts, in 1/10,000 of the currency's unit. */
  readonly books: Readonly<Record<Book, Money>>;
}

type OnRows = (table: string, rows: number) => void;

/** A PostgreSQL database that no server uses, and on which none can start. */
export interface Reserved {
  /** @throws {ConfigError} when its tables are not of this version, or when it has none. */
  readonly assertCurrent: () => Promise<void>;
  /**
   * Creates the tables.
   *
   * @throws {ConfigError} when the database is not empty.
   */
  readonly makeTables: () => Promise<void>;
  /**
   * Fills the tables from a SQLite database in one transaction, which is committed only if both sides are the same.
   *
   * @throws {CopyDiffers} when they are not. The tables stay empty.
   */
  readonly fill: (image: Image, snapshots: readonly SnapshotFile[], onRows: OnRows) => Promise<Copied>;
  /**
   * Fills the empty tables of a SQLite database from one consistent state.
   *
   * @throws {CopyDiffers} when the two sides are not the same.
   */
  readonly read: (image: Image, onRows: OnRows) => Promise<Copied>;
  /** Writes all or nothing. */
  readonly write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The snapshots of the sandbox. */
  readonly snapshots: () => Promise<readonly SnapshotInfo[]>;
  /** Writes a snapshot of the sandbox to a new file. */
  readonly snapshotTo: (name: string, file: string) => Promise<void>;
}

/** Runs statements of the query builder on a connection that nobody else uses. */
export function runnerOf(client: ClientBase): Run {
  return async (text, params) =>
    (await client.query<unknown[]>({ text, values: [...params], rowMode: "array" })).rows;
}

/** The two sides are not the same. */
class CopyDiffers extends Error {
  constructor(what: string) {
    super(
      `${what} of the copy differs from the original, so nothing was kept. This is a fault of the server.`,
    );
    this.name = "CopyDiffers";
  }
}

/**
 * Reserves a database while a callback runs.
 *
 * @param shown - its address in messages, without secrets.
 * @throws {ConfigError} when servers use it.
 */
export async function reserve<T>(
  url: string,
  shown: string,
  work: (database: Reserved) => Promise<T>,
): Promise<T> {
  const client = await connectAlone(url, nameConnections("copy"));
  try {
    await assertOwnConnection(client, () => connectAlone(url, nameConnections("copy")));
    await client.query(`select pg_advisory_lock(${CLASS}, ${Lock.start})`);
    const servers = await countServers(client);
    if (servers > 0) {
      throw new ConfigError(
        `${shown} is used by ${servers === 1 ? "a server" : `${servers} servers`}. Stop all of them first: what they write meanwhile would be missing.`,
      );
    }
    return await work(reservedOf(client, shown));
  } catch (error) {
    throw translate(error);
  } finally {
    // Releases its locks.
    await client.end();
  }
}

function reservedOf(client: ClientBase, shown: string): Reserved {
  return {
    async assertCurrent() {
      if (!(await hasMigrations(client)))
        throw new ConfigError(`${shown} is not the database of a marketplace.`);
      const done = await readDone(client);
      const known = new Set(readMigrations().map(({ name }) => name));
      // Even an added column that this version could ignore: the copy would miss it.
      if ([...done.keys()].some((name) => !known.has(name)))
        throw new ConfigError(`A newer version has opened ${shown}. Copy it with that version.`);
      if (done.size < known.size)
        throw new ConfigError(
          `${shown} is of an earlier version. Start a server of this one on it once, and stop it.`,
        );
    },
    async makeTables() {
      const found = await findTables(client);
      if (found.length > 0 && !found.includes("migrations")) throw notEmpty(shown, `the table ${found[0]}`);
      await migrate(client);
      for (const table of tables) {
        const { rows } = await client.query(`select 1 from "${getTableName(table)}" limit 1`);
        if (rows.length > 0) throw notEmpty(shown, `rows in ${getTableName(table)}`);
      }
    },
    async fill(image, snapshots, onRows) {
      return inTransaction(client, BEGIN_WRITE, async () => {
        await fillPostgres({ client, image, tables, onRows });
        await client.query('delete from "snapshots"');
        for (const snapshot of snapshots) await putSnapshot(client, snapshot);
        await gatherStatistics(client);
        return compare(client, image);
      });
    },
    async read(image, onRows) {
      return inTransaction(client, "begin isolation level repeatable read read only", async () => {
        image.pragma("foreign_keys = OFF");
        image.exec("begin; delete from sqlite_sequence");
        await fillImage({ client, image, tables, onRows });
        const copied = await compare(client, image);
        image.exec("commit");
        return copied;
      });
    },
    write: (work) => inTransaction(client, BEGIN_WRITE, () => work(createDatabase(runnerOf(client)))),
    snapshots: () => listSnapshots(client),
    async snapshotTo(name, file) {
      await getSnapshot(client, name, file);
    },
  };
}

function notEmpty(shown: string, what: string): ConfigError {
  return new ConfigError(
    `${shown} is not empty: it has ${what}. copy never overwrites anything: make an empty database, for example with createdb, and name that one.`,
  );
}

async function findTables(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema() order by tablename",
  );
  return rows.map(({ name }) => name);
}

async function hasMigrations(client: ClientBase): Promise<boolean> {
  return (await findTables(client)).includes("migrations");
}

async function inTransaction<T>(client: ClientBase, begin: string, work: () => Promise<T>): Promise<T> {
  await client.query(begin);
  try {
    // Checking a large SQLite file may take long, and meanwhile the transaction is idle.
    await client.query("set local idle_in_transaction_session_timeout = 0");
    const result = await work();
    await commit(client);
    return result;
  } catch (error) {
    // If this fails too, the connection is broken, and the database rolls back by itself.
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** Totals over all invoices. They mean the same on both engines. */
const BOOKS = {
  lines: 'select coalesce(sum("subtotal"), 0) from "invoice_lines"',
  invoices: `select coalesce(sum("total"), 0) from "invoices" where "type" <> '${OrderType.CREDIT}'`,
  credits: `select coalesce(sum("total"), 0) from "invoices" where "type" = '${OrderType.CREDIT}'`,
  paid: `select coalesce(sum("total"), 0) from "invoices" where "status" = '${InvoiceStatus.PAID}'`,
  open: `select coalesce(sum("total" - "credited"), 0) from "invoices" where "status" <> '${InvoiceStatus.PAID}'`,
} as const;

type Book = keyof typeof BOOKS;

/** @throws {CopyDiffers} when a row, a count or a sum is not the same on both sides. */
async function compare(client: ClientBase, image: Image): Promise<Copied> {
  const orphans: unknown = image.pragma("foreign_key_check");
  if (!Array.isArray(orphans) || orphans.length > 0) throw new CopyDiffers("What rows refer to");
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const name = getTableName(table);
    const [one, other] = [await digestPostgres(client, table), digestImage(image, table)];
    if (one.count !== other.count || one.digest !== other.digest) throw new CopyDiffers(`The table ${name}`);
    counts[name] = one.count;
  }
  const sumOf = async (book: Book): Promise<Money> => {
    const { rows } = await client.query<[Money]>({ text: BOOKS[book], rowMode: "array" });
    const sum = image.prepare<[], Money>(BOOKS[book]).pluck().get();
    if (sum === undefined || rows[0]?.[0] !== sum) throw new CopyDiffers(`The sum of ${book}`);
    return sum;
  };
  const books = {
    lines: await sumOf("lines"),
    invoices: await sumOf("invoices"),
    credits: await sumOf("credits"),
    paid: await sumOf("paid"),
    open: await sumOf("open"),
  };
  return { rows: counts, books };
}

interface Digest {
  readonly count: number;
  /** A hash of every value of every row. */
  readonly digest: string;
}

async function digestPostgres(client: ClientBase, table: SQLiteTable): Promise<Digest> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const rows of readPostgres(client, table)) {
    for (const row of rows) hash.update(JSON.stringify(row));
    count += rows.length;
  }
  return { count, digest: hash.digest("hex") };
}

function digestImage(image: Image, table: SQLiteTable): Digest {
  const hash = createHash("sha256");
  let count = 0;
  for (const row of readImage(image, table)) {
    hash.update(JSON.stringify(row));
    count += 1;
  }
  return { count, digest: hash.digest("hex") };
}
