import { randomBytes } from "node:crypto";
import { Client, type ClientBase, type ClientConfig, Pool, type PoolClient } from "pg";
import { replicaName } from "../../ports.js";
import { type Owner, THE_SERVER } from "../../shares/owner.js";
import type { Shares } from "../../shares/shares.js";
import { createConnectionShares } from "../../shares/table.js";
import type { Tx } from "../port.js";
import { writtenTable } from "../written-table.js";
import { createDatabase, type Run } from "./dialect.js";
import { translate } from "./errors.js";
import { createUnanswered } from "./unanswered.js";

/** A connection with a query builder on it. */
export interface Connection {
  readonly client: PoolClient;
  readonly db: Tx;
  /** Sends statements unprepared, such as those that begin a transaction. */
  readonly send: (text: string) => Promise<unknown>;
  /** Runs a statement and returns its rows. The database parses and plans it once per connection. */
  readonly run: <Row extends unknown[]>(text: string, params: readonly unknown[]) => Promise<Row[]>;
  /** The tables that were written to. Cleared at the beginning of each transaction. */
  readonly touched: Set<string>;
  /** Statements to send with the commit. Cleared likewise. */
  readonly atCommit: string[];
  /** Why statements that were not waited for have failed, the first one first. Cleared likewise. */
  readonly failures: unknown[];
}

interface ConnectionOptions {
  readonly url: string;
  /** The application name that others see; from {@link nameConnections}. */
  readonly name: string;
  /** The most connections. */
  readonly size: number;
  /**
   * Called with each new connection before it is used. If it fails, the caller that needed the connection fails too.
   */
  readonly onOpen: (client: ClientBase) => Promise<void>;
}

/**
 * Milliseconds for one statement, its wait for locks included. A request that takes longer holds a connection that
 * others need. What copies everything sets its own.
 */
const STATEMENT_TIMEOUT = 10_000;

/** Milliseconds after which a database that does not answer counts as unreachable. */
const CONNECT_TIMEOUT = 5_000;

/** The most prepared statements per connection. The code has fewer statements, but those that contain lists vary. */
const MAX_STATEMENTS = 500;

/**
 * Numbers are parsed as numbers. Everything else, including JSON, stays text: the columns decode it as they do for
 * SQLite.
 */
const numbers: ReadonlySet<number> = new Set([20, 21, 23, 700, 701, 1700]);
const BOOLEAN = 16;
const BYTES = 17;

const types: ClientConfig["types"] = {
  getTypeParser(type: number) {
    if (numbers.has(type)) return Number;
    if (type === BOOLEAN) return (text: string) => text === "t";
    if (type === BYTES) return (text: string) => new Uint8Array(Buffer.from(text.slice(2), "hex"));
    return (text: string) => text;
  },
};

/**
 * Sent over each new connection. As options of the connection they would be replaced by those of the address, and a
 * pooler would drop them.
 */
const SESSION = [
  "tcp_keepalives_idle = 10",
  "tcp_keepalives_interval = 5",
  "tcp_keepalives_count = 3",
  // Otherwise a process that is suspended in the middle of a write would block all other writes.
  "idle_in_transaction_session_timeout = 20000",
  // No query reads enough rows for compiling to pay. When the planner expected far too many rows, a claim took 97 ms
  // instead of 2.5.
  "jit = off",
  // Nor for others to help: to start them takes longer than to count 100,000 rows alone.
  "max_parallel_workers_per_gather = 0",
  // The form of bytes that is parsed here.
  "bytea_output = hex",
]
  .map((setting) => `set ${setting}`)
  .join("; ");

/** The purpose of a connection, as shown in `pg_stat_activity`. */
type Purpose = "server" | "start" | "copy" | "command";

/** Names the connections of one server. One process may run several servers. */
export function nameConnections(purpose: Purpose): string {
  const server = randomBytes(3).toString("hex");
  return `syndikit ${purpose} ${replicaName().slice(-40)}:${server}`;
}

/** How many servers are connected to this database. */
export async function countServers(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ servers: number }>(
    `select count(distinct application_name) as servers from pg_stat_activity
     where datname = current_database() and application_name like 'syndikit server %'`,
  );
  return rows[0]?.servers ?? 0;
}

function settingsOf(url: string, name: string): ClientConfig {
  const address = new URL(url);
  // It would override `application_name`, and servers would not find each other.
  address.searchParams.delete("application_name");
  return {
    connectionString: address.href,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    // Detects a dead machine or a cut network soon. Until then the connection keeps its locks.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  };
}

/** A dedicated connection, for a lock that outlasts a transaction. */
export async function connectAlone(url: string, name: string): Promise<Client> {
  const client = new Client(settingsOf(url, name));
  // If it breaks, the query in progress fails by itself; without a listener the process would crash.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(SESSION);
  } catch (error) {
    client.end().catch(() => undefined);
    throw translate(error);
  }
  return client;
}

/** The connection pool of a store. */
export class Connections {
  /** Who has how many of them. Nothing waits inside the pool, which knows no owners. */
  readonly shares: Shares;
  readonly #pool: Pool;
  readonly #known = new WeakMap<PoolClient, Connection>();
  readonly #byDatabase = new WeakMap<Tx, Connection>();
  readonly #names = new Map<string, string>();
  readonly #brokenListeners: (() => void)[] = [];
  readonly #onOpen: ConnectionOptions["onOpen"];
  #answeredAt = Number.NEGATIVE_INFINITY;

  constructor({ url, name, size, onOpen }: ConnectionOptions) {
    // Queries that a callback starts together are sent together, in one round trip.
    this.#pool = new Pool({ ...settingsOf(url, name), max: size, allowExitOnIdle: true, pipeline: true });
    // An idle connection that breaks is replaced when one is needed, and a query in progress fails by itself.
    this.#pool.on("error", () => undefined);
    this.shares = createConnectionShares(size, () => performance.now());
    this.#pool.on("connect", (client) =>
      client.on("error", () => {
        for (const listener of this.#brokenListeners) listener();
      }),
    );
    this.#onOpen = onOpen;
  }

  /**
   * Runs a callback on a connection that nobody else uses meanwhile, in the owner's turn. If the callback throws, the
   * connection is closed.
   */
  use<T>(work: (connection: Connection) => Promise<T>, owner: Owner = THE_SERVER): Promise<T> {
    return this.shares.run(owner, () => this.#use(work));
  }

  /** Like {@link use}, on behalf of the server, if there is a place at once; `undefined` when others have them all. */
  useFree<T>(work: (connection: Connection) => Promise<T>): Promise<T> | undefined {
    const giveBack = this.shares.tryTake(THE_SERVER);
    return giveBack && this.#use(work).finally(giveBack);
  }

  /** When the database has last answered, as `performance.now()`. */
  get answeredAt(): number {
    return this.#answeredAt;
  }

  async #use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let isClean = false;
    try {
      const result = await work(await this.#connectionOf(client));
      isClean = true;
      return result;
    } finally {
      client.release(!isClean);
    }
  }

  /** Calls the listener each time that a connection breaks. */
  onBroken(listener: () => void): void {
    this.#brokenListeners.push(listener);
  }

  /** The connection of a transaction. */
  of(tx: Tx): Connection {
    const connection = this.#byDatabase.get(tx);
    if (connection === undefined) throw new Error("The transaction is of another store.");
    return connection;
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  async #connectionOf(client: PoolClient): Promise<Connection> {
    const known = this.#known.get(client);
    if (known !== undefined) return known;
    await client.query(`${SESSION}; set statement_timeout = ${STATEMENT_TIMEOUT}`);
    await this.#onOpen(client);
    const touched = new Set<string>();
    const send: Connection["send"] = async (text) => {
      gather(client);
      const answer = await client.query(text);
      this.#answeredAt = performance.now();
      return answer;
    };
    const run: Connection["run"] = async <Row extends unknown[]>(
      text: string,
      params: readonly unknown[],
    ) => {
      const query = { text, values: [...params], rowMode: "array" as const, ...this.#nameOf(text) };
      gather(client);
      const { rows } = await client.query<Row>(query);
      this.#answeredAt = performance.now();
      return rows;
    };
    const unanswered = createUnanswered(client, run);
    const noting =
      (of: Run): Run =>
      (text, params) => {
        const table = writtenTable(text);
        if (table !== undefined) touched.add(table);
        return of(text, params);
      };
    const db = createDatabase(noting(run), noting(unanswered.send));
    const connection = { client, db, send, run, touched, atCommit: [], failures: unanswered.failures };
    this.#byDatabase.set(db, connection);
    this.#known.set(client, connection);
    return connection;
  }

  /** The name of a prepared statement: the database parses the text only the first time. */
  #nameOf(text: string): { readonly name?: string } {
    const known = this.#names.get(text);
    if (known !== undefined) return { name: known };
    if (this.#names.size >= MAX_STATEMENTS) return {};
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return { name };
  }
}

/**
 * Sends everything that is written to a connection in one turn of the event loop with one system call. The driver would
 * write each statement separately.
 */
function gather({ connection: { stream } }: PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
