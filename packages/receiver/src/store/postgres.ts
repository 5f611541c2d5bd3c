import { ReceiverError } from "../receiver-error.js";
import { postgresSchema, schemaVersion } from "./postgres-schema.js";
import { type PostgresStatements, postgresStatements } from "./postgres-statements.js";
import type { Claim, DeadLetter, NewDeadLetter, Store, TaskCause } from "./store.js";

export { postgresSchema } from "./postgres-schema.js";

/** What the store asks of a PostgreSQL client. A `Pool` of the package `pg` is one. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: unknown[] }>;
}

/** Where the store keeps its tables. */
export interface PostgresStoreOptions {
  /** A pool, so that a lost connection is replaced. It stays the caller's: `close()` of the store leaves it open. */
  readonly client: PostgresClient;
  /** What the names of the tables begin with: lower-case letters, digits and `_`. Default `"syndikit_"`. */
  readonly prefix?: string;
}

interface ClaimRow extends Omit<Claim, "payload"> {
  readonly cause: TaskCause;
  readonly payload: string | null;
}

/**
 * A store in a PostgreSQL database (12 or newer), for any number of processes on any number of machines. The tables
 * are made on first use. Every operation is one statement, so it works behind a pooler of transactions too.
 *
 * It is durable as far as the database is: an event is acknowledged after the commit. Leave `synchronous_commit` on
 * for its role, and wait for a synchronous replica where a failover must not lose acknowledged events. A lost
 * event is then still found by the sweep, unless it was the first of its subscription.
 *
 * @throws {ReceiverError} `invalid_option`: the prefix is no plain name; or, on use, the tables are of another version.
 *
 * @example
 * ```ts
 * const pool = new Pool({ connectionString: process.env.DATABASE_URL });
 * // Without a listener, a connection that is lost while idle ends the process.
 * pool.on("error", (error) => console.error(error));
 * const store = postgresStore({ client: pool });
 * ```
 */
export function postgresStore({ client, prefix = "syndikit_" }: PostgresStoreOptions): Store {
  if (!/^[a-z_][a-z0-9_]{0,39}$/.test(prefix)) {
    throw new ReceiverError(
      "invalid_option",
      `"${prefix}" cannot begin the name of a table. Use at most 40 lower-case letters, digits and _.`,
    );
  }
  const statements = postgresStatements(prefix);
  let prepared: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    await client.query(postgresSchema(prefix));
    const [row] = (await client.query(statements.version)).rows as { version: number }[];
    if (row?.version === schemaVersion) return;
    throw new ReceiverError(
      "invalid_option",
      `The tables ${prefix}* have the form ${row?.version}, and this version of the kit reads ${schemaVersion}.`,
    );
  }

  // Each statement names its columns, and `Row` is what it selects.
  async function query<Row>(name: keyof PostgresStatements, ...values: unknown[]): Promise<Row[]> {
    // A database that was away at the start may be back.
    prepared ??= prepare().catch((error) => {
      prepared = undefined;
      throw error;
    });
    await prepared;
    return (await client.query(statements[name], values)).rows as Row[];
  }

  return {
    durable: true,

    async enqueue(newTask) {
      const {
        key,
        payload = null,
        cause,
        dueAt,
        once = false,
        resetAttempts = false,
        onlyIdle = false,
      } = newTask;
      const values = [key, payload, cause, once, dueAt, resetAttempts, onlyIdle];
      const [row] = await query<{ was_idle: boolean }>("enqueue", ...values);
      if (row === undefined) return once ? "duplicate" : "coalesced";
      return row.was_idle ? "added" : "coalesced";
    },

    async claimNext({ owner, now, until }) {
      const [row] = await query<ClaimRow>("claimNext", owner, now, until);
      return row && toClaim(row);
    },

    async claimKey(key, { owner, now, until }) {
      type Row = (ClaimRow | { readonly key: null }) & { readonly waits: boolean };
      const [row] = await query<Row>("claimKey", key, owner, now, until);
      if (row === undefined || row.key === null) return row?.waits === true ? "busy" : "idle";
      const { waits: _, ...claim } = row;
      return toClaim(claim);
    },

    async extend({ key, owner, fence, version }, until) {
      const [row] = await query<{ version: number }>("extend", key, owner, fence, until);
      if (row === undefined) return "lost";
      return row.version === version ? "held" : "dirty";
    },

    async settle({ key, owner, fence, version }, settlement) {
      const held = [key, owner, fence, version, settlement.now];
      if (settlement.kind === "retry") {
        return (await query("retry", ...held, settlement.dueAt, settlement.countAttempt)).length === 1;
      }
      const letter = settlement.kind === "dead" ? settlement.letter : undefined;
      const texts = [letter?.key ?? null, letter === undefined ? null : JSON.stringify(letter)];
      return (await query("finish", ...held, ...texts)).length === 1;
    },

    async nextDue() {
      const [row] = await query<{ at: number | null }>("nextDue");
      return row?.at ?? undefined;
    },

    async backlog(limit) {
      const [row] = await query<{ waiting: number }>("backlog", limit);
      return row?.waiting ?? 0;
    },

    async readRecord(key) {
      const [row] = await query<{ record: string }>("readRecord", key);
      return row?.record;
    },

    async writeRecord({ key, owner, fence }, record, tracked) {
      return (await query("writeRecord", key, owner, fence, record, tracked)).length === 1;
    },

    async trackedKeys() {
      return (await query<{ key: string }>("trackedKeys")).map(({ key }) => key);
    },

    async bury(letter) {
      const [row] = await query<{ id: number }>("bury", letter.key, JSON.stringify(letter));
      if (row === undefined) throw new Error("The database did not name the row that it made.");
      return { ...letter, id: row.id };
    },

    async deadLetters(key = undefined) {
      const rows = await query<{ id: number; letter: string }>("deadLetters", key ?? null);
      return rows.map(toLetter);
    },

    async removeDeadLetters(key) {
      return (await query("removeDeadLetters", key)).length;
    },

    async prune(doneBefore) {
      return (await query("prune", doneBefore)).length;
    },

    async close() {},
  };
}

function toClaim({ payload, ...row }: ClaimRow): Claim {
  return { ...row, payload: payload ?? undefined };
}

function toLetter({ id, letter }: { readonly id: number; readonly letter: string }): DeadLetter {
  // Only this store writes it.
  return { ...(JSON.parse(letter) as NewDeadLetter), id };
}
