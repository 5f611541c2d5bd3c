import { getTableName } from "drizzle-orm";
import type { Client } from "pg";
import type { Db } from "../port.js";
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
  /** The connection goes over a network without TLS. */
  readonly isOpenOnNetwork: boolean;
  /** Its clock minus the machine's, in milliseconds. */
  readonly clockSkew: number;
  /** The most connections that it allows, and the number of servers of a marketplace that are connected. */
  readonly connections: number;
  readonly servers: number;
  readonly state: TablesState;
  /** Reads the database. Use it only if the tables are of this version or of an adjacent one. */
  readonly db: Db;
  close(): Promise<void>;
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
    await client.query("set default_transaction_read_only = on");
    const facts = await readFacts(client);
    return {
      ...facts,
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
  "version" | "encoding" | "isStandby" | "losesOnPowerCut" | "isOpenOnNetwork" | "connections"
>;

async function readFacts(client: Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(`select
    current_setting('server_version') as version,
    current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as "isStandby",
    'off' in (current_setting('fsync'), current_setting('synchronous_commit'), current_setting('full_page_writes'))
      as "losesOnPowerCut",
    inet_client_addr() is not null and not inet_client_addr() <<= any (array['127.0.0.0/8', '::1']::inet[])
      and not coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as "isOpenOnNetwork",
    current_setting('max_connections')::int as connections`);
  const [facts] = rows;
  if (facts === undefined) throw new Error("PostgreSQL answers without a row.");
  return facts;
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
