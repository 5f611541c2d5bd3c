import { randomBytes } from "node:crypto";
import { Client, type ClientBase, type ClientConfig, Pool, type PoolClient } from "pg";
import { replicaName } from "../../ports.js";
import type { Tx } from "../port.js";
import { createDatabase } from "./dialect.js";
import { translate } from "./errors.js";

/** One connection, and the query builder on it. */
export interface Connection {
  readonly client: PoolClient;
  readonly db: Tx;
  /** The tables that were written to. Whoever begins a transaction empties it. */
  readonly touched: Set<string>;
  /** Statements that are sent with the commit; emptied likewise. */
  readonly atCommit: string[];
}

interface ConnectionOptions {
  readonly url: string;
  /** As others see them; of {@link nameConnections}. */
  readonly name: string;
  /** Connections at most. */
  readonly size: number;
  /** Called when a connection breaks that nobody uses. */
  readonly onBroken: (error: unknown) => void;
  /** Called with each connection before it is used; where it fails, so does what needed it. */
  readonly onOpen: (client: ClientBase) => Promise<void>;
}

/** Milliseconds until a database that does not answer counts as gone. */
const CONNECT_TIMEOUT = 5_000;

/** So many texts are kept prepared in each connection. There are fewer in the code; those with lists in them vary. */
const MAX_STATEMENTS = 500;

/** Whole numbers come as numbers, and everything else, JSON too, as its text: the columns read it as SQLite's. */
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

const SESSION = [
  "tcp_keepalives_idle=10",
  "tcp_keepalives_interval=5",
  "tcp_keepalives_count=3",
  // A process that is suspended in the middle of a write would keep everybody else from writing.
  "idle_in_transaction_session_timeout=20000",
  // No query reads so much that compiling it pays. Where the planner expected far too many rows, a claim took 97 ms, not 2.5.
  "jit=off",
];

/** What a connection is for, as others see it in `pg_stat_activity`. */
type Purpose = "server" | "start" | "copy" | "command";

/** One process may have several servers. */
export function nameConnections(purpose: Purpose): string {
  const server = randomBytes(3).toString("hex");
  return `syndikit ${purpose} ${replicaName().slice(-40)}:${server}`;
}

/** How many servers use the database of a connection. */
export async function countServers(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ servers: number }>(
    `select count(distinct application_name) as servers from pg_stat_activity
     where datname = current_database() and application_name like 'syndikit server %'`,
  );
  return rows[0]?.servers ?? 0;
}

function settingsOf(url: string, name: string): ClientConfig {
  const address = new URL(url);
  // It would win, and servers would not see each other.
  address.searchParams.delete("application_name");
  return {
    connectionString: address.href,
    application_name: name,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    // A connection to a machine that is gone, or a network that is cut, ends soon: its locks stay until then.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: SESSION.map((setting) => `-c ${setting}`).join(" "),
    types,
  };
}

/** A connection of its own, for a lock that lasts longer than a transaction. */
export async function connectAlone(url: string, name: string): Promise<Client> {
  const client = new Client(settingsOf(url, name));
  // What is under way when it breaks fails by itself; without a listener the process would end.
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw translate(error);
  }
  return client;
}

/** The connections of a store. */
export class Connections {
  readonly #pool: Pool;
  readonly #known = new WeakMap<PoolClient, Connection>();
  readonly #byDatabase = new WeakMap<Tx, Connection>();
  readonly #names = new Map<string, string>();
  readonly #onOpen: ConnectionOptions["onOpen"];

  constructor({ url, name, size, onBroken, onOpen }: ConnectionOptions) {
    // What a work starts together is sent together, and is one round trip.
    this.#pool = new Pool({ ...settingsOf(url, name), max: size, allowExitOnIdle: true, pipeline: true });
    this.#pool.on("error", onBroken);
    // The pool listens only while nobody uses a connection. What is under way on it fails by itself.
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
    this.#onOpen = onOpen;
  }

  /** Runs a work on a connection that nobody else uses meanwhile. One on which it failed to end well is given up. */
  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
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
    await this.#onOpen(client);
    const touched = new Set<string>();
    const db = createDatabase(async (text, params) => {
      const table = WRITTEN_TABLE.exec(text)?.[1];
      if (table !== undefined) touched.add(table);
      const query = { text, values: [...params], rowMode: "array" as const, ...this.#nameOf(text) };
      return (await client.query<unknown[]>(query)).rows;
    });
    const connection = { client, db, touched, atCommit: [] };
    this.#byDatabase.set(db, connection);
    this.#known.set(client, connection);
    return connection;
  }

  /** A name for a text, by which the engine knows it from the second time on. */
  #nameOf(text: string): { readonly name?: string } {
    const known = this.#names.get(text);
    if (known !== undefined) return { name: known };
    if (this.#names.size >= MAX_STATEMENTS) return {};
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return { name };
  }
}

/** The builder begins every statement that writes in one of these ways. */
const WRITTEN_TABLE = /^(?:insert into|update|delete from) "(\w+)"/;
