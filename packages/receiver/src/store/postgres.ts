import { aString, checkOptions, type Expectation, objectWith, required } from "../check-options.js";
import { ReceiverError } from "../receiver-error.js";
import { createConnections, type PostgresClient } from "./postgres-connections.js";
import {
  newestIndex,
  type PostgresNames,
  postgresSchema,
  schemaVersion,
  tableName,
} from "./postgres-schema.js";
import type { RowCount, Store, StoreRow } from "./store.js";

export type { PostgresClient } from "./postgres-connections.js";
export { type PostgresNames, postgresSchema } from "./postgres-schema.js";

/** Milliseconds that a look at the tables may take. Every call waits for it, so it has a limit of its own. */
const LOOK_LIMIT = 5000;

/** Milliseconds that the tables may take to be made. */
const MAKE_LIMIT = 60_000;

/** PostgreSQL's code for a role that may not do something. */
const NOT_THE_OWNER = "42501";

/** Where the store keeps its tables. Names are lower-case letters, digits and `_`. */
export interface PostgresStoreOptions extends PostgresNames {
  /**
   * A pool, so that a lost connection is replaced. While work runs, the store keeps one of its connections for itself, so
   * give it at least two more than `concurrency`. `close()` of the store does not close it.
   */
  readonly client: PostgresClient;
}

const members = {
  client: required(objectWith("a Pool of the package pg", { query: "required" })),
  schema: aString,
  prefix: aString,
} satisfies Record<keyof PostgresStoreOptions, Expectation>;

interface Row {
  readonly key: string;
  readonly revision: string;
  readonly lane: string;
  readonly state: string;
  readonly ready_at: number | null;
  readonly changed_at: number;
  readonly body: string;
}

const columns = "key, revision, lane, state, ready_at, changed_at, body";

/**
 * Creates a store in a PostgreSQL database (12 or newer), for any number of processes and machines. The tables are
 * created on first use. Every operation is one statement, so it also works with a transaction pooler. It uses the clock
 * of the database, so the clocks of the machines may differ.
 *
 * Your own code may use the same pool, also in transactions. Put a transaction into a step, never a step into a
 * transaction: the store writes on a connection of its own, so a rollback would not take the result of the step back.
 *
 * It is durable as far as the database is: an event is acknowledged after the commit. Leave `synchronous_commit` on
 * for the role that the pool uses.
 *
 * @throws {TypeError} when there is no client, or an option is misspelt, or is of the wrong kind.
 * @throws {ReceiverError} `invalid_option` when the schema or the prefix cannot name a table.
 *
 * @example
 * ```ts
 * const pool = new Pool({ connectionString: process.env.DATABASE_URL });
 * const store = postgresStore({ client: pool, schema: "marketplace" });
 * ```
 */
export function postgresStore(options: PostgresStoreOptions): Store {
  checkOptions("postgresStore", options, members);
  const { client, ...names } = options;
  for (const [what, name] of Object.entries(names)) checkName(what, name);
  const [table, version] = [tableName(names, "rows"), tableName(names, "schema")];
  const connections = createConnections(client);
  let prepared: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    // A role that may not create tables may still use existing ones.
    const exists = "select to_regclass($1) is not null as there, to_regclass($2) is not null as indexed";
    const values = [version, newestIndex(names)];
    const there = await connections.query(exists, values, AbortSignal.timeout(LOOK_LIMIT));
    const [known] = there as { there: boolean; indexed: boolean }[];
    if (known?.there !== true || known.indexed !== true) {
      // Another process may be at it, and is waited for. This goes on when its caller has given up.
      await connections
        .query(postgresSchema(names), [], AbortSignal.timeout(MAKE_LIMIT))
        .catch((error: unknown) => {
          // Without the index, lists of very many rows are slow, and everything works.
          if (known?.there !== true || codeOf(error) !== NOT_THE_OWNER) throw error;
        });
    }
    const found = await readVersion();
    if (found === schemaVersion) return;
    throw new ReceiverError(
      "invalid_option",
      `The tables ${tableName(names, "*")} have the schema version ${found}, and this version of the kit reads ${schemaVersion}. ` +
        "Use the version of the kit that wrote them, or a newer one.",
    );
  }

  async function readVersion(): Promise<number | undefined> {
    const rows = await connections.query(
      `select version from ${version}`,
      [],
      AbortSignal.timeout(LOOK_LIMIT),
    );
    const [row] = rows as { version: number }[];
    return row?.version;
  }

  function open(): Promise<void> {
    // A database that was not available at the start may be back.
    prepared ??= prepare().catch((error) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  }

  // Each statement names its columns, and `Result` is the type of what it selects.
  async function query<Result>(
    signal: AbortSignal | undefined,
    text: string,
    ...values: unknown[]
  ): Promise<Result[]> {
    await open();
    return (await connections.query(text, values, signal)) as Result[];
  }

  return {
    durable: true,
    connections: connections.most,
    reserve: connections.reserve,
    open,

    async time(signal) {
      const [row] = await query<{ at: number }>(
        signal,
        "select (extract(epoch from clock_timestamp()) * 1000)::float8 as at",
      );
      if (row === undefined) throw new Error("The database did not say what time it is.");
      return row.at;
    },

    async read(key, signal) {
      const [row] = await query<Row>(signal, `select ${columns} from ${table} where key = $1`, key);
      return row && toStoreRow(row);
    },

    async write(row, replaces, signal) {
      const { key, revision, lane, state, readyAt = null, changedAt, body } = row;
      const values = [key, revision, lane, state, readyAt, changedAt, body];
      const written =
        replaces === undefined
          ? await query(
              signal,
              `insert into ${table} (${columns}) values ($1, $2, $3, $4, $5, $6, $7)
               on conflict (key) do nothing returning key`,
              ...values,
            )
          : await query(
              signal,
              `update ${table} set revision = $2, lane = $3, state = $4, ready_at = $5, changed_at = $6, body = $7
               where key = $1 and revision = $8 returning key`,
              ...values,
              replaces,
            );
      return written.length === 1;
    },

    async remove(key, revision, signal) {
      const text = `delete from ${table} where key = $1 and revision = $2 returning key`;
      return (await query(signal, text, key, revision)).length === 1;
    },

    async due(shares, now, signal) {
      const rows = await query<Row>(
        signal,
        `select found.* from unnest($1::text[], $2::integer[]) with ordinality as wanted (name, places, line)
         cross join lateral (
           select ${columns} from ${table} where lane = name and ready_at <= $3 order by ready_at limit places
         ) as found
         order by line, ready_at`,
        shares.map(({ lane }) => lane),
        shares.map(({ limit }) => limit),
        now,
      );
      return rows.map(toStoreRow);
    },

    async next(lanes, signal) {
      const [row] = await query<{ at: number | null }>(
        signal,
        `select min(first.at) as at from unnest($1::text[]) as wanted (name)
         cross join lateral (
           select min(ready_at) as at from ${table} where lane = name and ready_at is not null
         ) as first`,
        lanes,
      );
      return row?.at ?? undefined;
    },

    async waiting(lanes, limit, signal) {
      const [row] = await query<{ waiting: number }>(
        signal,
        `select count(*)::integer as waiting from
           (select from ${table} where lane = any($1::text[]) and ready_at is not null limit $2) as counted`,
        lanes,
        limit,
      );
      return row?.waiting ?? 0;
    },

    async list({ lanes, states, after = "", limit }, signal) {
      // Each lane and state is read in the order of the index, and no further than a page: sorted all of them would be
      // for each page. The kit always names the states.
      const text =
        states === undefined
          ? `select ${columns} from ${table} where key collate "C" > $1 and lane = any($2::text[])
               and $3::text[] is null order by key collate "C" limit $4`
          : `select ${columns} from ${table} where key = any(array(
               select found.key from unnest($2::text[]) as wanted (name)
               cross join unnest($3::text[]) as wanted_state (state_name)
               cross join lateral (
                 select key from ${table} where lane = name and state = state_name and key collate "C" > $1
                 order by key collate "C" limit $4
               ) as found
               order by found.key collate "C" limit $4
             )) order by key collate "C"`;
      const rows = await query<Row>(signal, text, after, lanes, states ?? null, limit);
      return rows.map(toStoreRow);
    },

    async count(lanes, signal) {
      return query<RowCount>(
        signal,
        `select lane, state, count(*)::integer as count from ${table} where lane = any($1::text[])
         group by lane, state`,
        lanes,
      );
    },

    async prune({ lane, state, before, keep, limit }, signal) {
      const values = [lane, state, before, limit];
      // By the index alone, because the rest of the table may be huge.
      let old = `(select key from ${table} where lane = $1 and state = $2 and changed_at < $3 limit $4)`;
      if (keep !== undefined) {
        // Each no further than the limit: what is in both is found twice, and deleted once.
        old += ` union all (select key from ${table} where lane = $1 and state = $2
           order by changed_at desc limit $4 offset $5)`;
        values.push(keep);
      }
      // Checked again at the row itself, which another process may have changed meanwhile.
      const pruned = await query(
        signal,
        `delete from ${table} where key in (select key from (${old}) as old limit $4)
           and lane = $1 and state = $2 returning key`,
        ...values,
      );
      return pruned.length;
    },

    async close() {
      connections.giveBack();
    },
  };
}

function checkName(what: string, name: string | undefined): void {
  if (name === undefined || (/^[a-z_][a-z0-9_]*$/.test(name) && name.length <= 40)) return;
  throw new ReceiverError(
    "invalid_option",
    `"${name}" cannot be the ${what} of a table. Use at most 40 lower-case letters, digits and _.`,
  );
}

function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, "code") : undefined;
}

function toStoreRow({ ready_at, changed_at, ...row }: Row): StoreRow {
  return { ...row, readyAt: ready_at ?? undefined, changedAt: changed_at };
}
