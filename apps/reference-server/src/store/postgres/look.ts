import { getTableName } from "drizzle-orm";
import type { Client } from "pg";
import type { Db } from "../port.js";
import { single } from "../prepared.js";
import { connectAlone, countServers, nameConnections } from "./connections.js";
import { createDatabase } from "./dialect.js";
import { translate } from "./errors.js";
import { readDone, readMigrations } from "./migrate.js";
import { assertOwnConnection } from "./pooled.js";
import { runnerOf } from "./reserve.js";
import { tables } from "./schema.js";

/** What can be learned about a database without changing it. */
export interface Look {
  /** As in `15.18 (Debian 15.18-0+deb12u1)`. */
  readonly version: string;
  readonly encoding: string;
  /** It is a standby server. */
  readonly isStandby: boolean;
  /** A power cut of its machine may lose acknowledged writes or damage it. */
  readonly losesOnPowerCut: boolean;
  /** Its transactions only read unless they ask for more, and the server's do not. */
  readonly isReadOnly: boolean;
  /** The connection goes over a network without TLS. */
  readonly isOpenOnNetwork: boolean;
  /** Its clock minus the machine's, in milliseconds. */
  readonly clockSkew: number;
  /** The most connections that it allows, and the number of servers of a marketplace that are connected. */
  readonly connections: number;
  readonly servers: number;
  readonly state: TablesState;
  readonly rights: Rights;
  /** Reads the database. Use it only if the tables are of this version or of an adjacent one. */
  readonly db: Db;
  close(): Promise<void>;
}

/** What the user of the connection may do with the tables of a marketplace. */
export interface Rights {
  readonly user: string;
  readonly schema: string;
  /** Each start needs this, also when all tables are there. */
  readonly mayMakeTables: boolean;
  /** The tables that it cannot read, and those that it cannot read and change. */
  readonly unreadable: readonly string[];
  readonly unwritable: readonly string[];
  /** The counters of the tables that it cannot set, as a restore of the sandbox does. */
  readonly fixedCounters: readonly string[];
  /** The tables of others, which only their owner can upgrade. */
  readonly notOwned: readonly string[];
}

/** The state of its tables. */
export type TablesState =
  | "none"
  /** None, and this user may not create any. */
  | "forbidden"
  | "foreign"
  | "behind"
  | "current"
  /** A newer version has made additions that this one need not know. */
  | "ahead"
  | "tooNew";

/**
 * Inspects a database.
 *
 * @throws {StoreUnavailable} when it cannot be reached.
 */
export async function lookInto(url: string, now: () => number): Promise<Look> {
  const client = await connectAlone(url, nameConnections("command"));
  try {
    await assertOwnConnection(client, () => connectAlone(url, nameConnections("command")));
    const facts = await readFacts(client);
    await client.query("set default_transaction_read_only = on");
    return {
      ...facts,
      rights: await readRights(client),
      clockSkew: await measureSkew(client, now),
      servers: await countServers(client),
      state: await stateOf(client),
      db: createDatabase(runnerOf(client)),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end();
    throw translate(error);
  }
}

type Facts = Pick<
  Look,
  "version" | "encoding" | "isStandby" | "losesOnPowerCut" | "isReadOnly" | "isOpenOnNetwork" | "connections"
>;

async function readFacts(client: Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(`select
    current_setting('server_version') as version,
    current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as "isStandby",
    'off' in (current_setting('fsync'), current_setting('synchronous_commit'), current_setting('full_page_writes'))
      as "losesOnPowerCut",
    current_setting('default_transaction_read_only')::boolean as "isReadOnly",
    inet_client_addr() is not null and not inet_client_addr() <<= any (array['127.0.0.0/8', '::1']::inet[])
      and not coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isOpenOnNetwork",
    current_setting('max_connections')::int as connections`);
  const [facts] = rows;
  if (facts === undefined) throw new Error("PostgreSQL answers without a row.");
  return facts;
}

const KNOWN_TABLES = ["migrations", ...tables.map(getTableName)];

async function readRights(client: Client): Promise<Rights> {
  const { rows: users } = await client.query<Pick<Rights, "user" | "schema" | "mayMakeTables">>(
    `select current_user as "user", coalesce(current_schema(), 'public') as "schema",
       coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayMakeTables"`,
  );
  const { rows } = await client.query<{
    readonly name: string;
    readonly isCounter: boolean;
    readonly mayRead: boolean;
    readonly mayWrite: boolean;
    readonly isOwner: boolean;
  }>(
    `select relname as "name", relkind = 'S' as "isCounter", pg_has_role(relowner, 'usage') as "isOwner",
       has_table_privilege(oid, 'select') as "mayRead",
       case when relkind = 'S' then has_sequence_privilege(oid, 'update')
         else has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
           and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete') end as "mayWrite"
     from pg_class
     where relnamespace = to_regnamespace(quote_ident(current_schema()))
       and (relkind = 'S' or relkind = 'r' and relname = any ($1))
     order by relname`,
    [KNOWN_TABLES],
  );
  const found = rows.filter(({ isCounter }) => !isCounter);
  const namesOf = (list: typeof rows): readonly string[] => list.map(({ name }) => name);
  return {
    ...single(users),
    unreadable: namesOf(found.filter(({ mayRead }) => !mayRead)),
    unwritable: namesOf(found.filter(({ mayWrite }) => !mayWrite)),
    fixedCounters: namesOf(rows.filter(({ isCounter, mayWrite }) => isCounter && !mayWrite)),
    notOwned: namesOf(found.filter(({ isOwner }) => !isOwner)),
  };
}

/** Compares the database's time with the middle of the round trip: the best estimate over a network. */
async function measureSkew(client: Client, now: () => number): Promise<number> {
  const before = now();
  const { rows } = await client.query<{ now: number }>(
    "select extract(epoch from clock_timestamp()) * 1000 as now",
  );
  return (rows[0]?.now ?? before) - (before + now()) / 2;
}

async function stateOf(client: Client): Promise<TablesState> {
  const { rows: found } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = current_schema()",
  );
  const names = new Set(found.map(({ name }) => name));
  if (!names.has("migrations")) {
    if (names.size > 0) return "foreign";
    const { rows } = await client.query<{ allowed: boolean }>(
      "select coalesce(has_schema_privilege(current_schema(), 'create'), false) as allowed",
    );
    return rows[0]?.allowed === true ? "none" : "forbidden";
  }
  if (tables.some((table) => !names.has(getTableName(table)))) return "foreign";
  const done = await readDone(client);
  const known = readMigrations();
  const unknown = [...done].filter(([name]) => known.every((migration) => migration.name !== name));
  if (unknown.some(([, additive]) => !additive)) return "tooNew";
  if (known.some(({ name }) => !done.has(name))) return "behind";
  return unknown.length > 0 ? "ahead" : "current";
}
