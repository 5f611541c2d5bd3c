import type Database from "better-sqlite3";
import { type Owner, THE_SERVER } from "../../shares/owner.js";
import { createReaderShares } from "../../shares/table.js";
import type { Tx } from "../port.js";
import { createDatabase } from "./database.js";
import { openDatabase } from "./open-database.js";
import type { SnapshotTotals, Totals } from "./totals.js";

/** What a committed write survives: with `full` a power cut, with `fast` only the end of the process. */
export type Durability = "full" | "fast";

/** A connection with a query builder on it. */
export interface Connection {
  readonly client: Database.Database;
  readonly db: Tx;
  /** The tables that were written to, until a reader of the set clears it; see `ANY_TABLE`. */
  readonly touched: Set<string>;
  /** Absent where a counted row may be rolled back. */
  readonly totals: SnapshotTotals | undefined;
}

/** The longest that a request waits while another process has locked the file, in milliseconds. */
export const LOCK_TIMEOUT = 5_000;

/** Versions before this one can corrupt a database in WAL mode. */
const OLDEST_SAFE_ENGINE = [3, 51, 3] as const;

/** The only connection that writes, to a file or to a database in memory. */
export function openWriter(database: string | Database.Database, durability: Durability): Connection {
  const client = typeof database === "string" ? openDatabase(database) : database;
  try {
    assertSafeEngine(client);
    client.pragma("journal_mode = WAL");
    client.pragma(`synchronous = ${durability === "full" ? "FULL" : "NORMAL"}`);
    client.pragma("foreign_keys = ON");
    client.pragma(`journal_size_limit = ${64 * 1024 * 1024}`);
    // Otherwise what was deleted stays readable in free pages, also in those of every backup.
    client.pragma("secure_delete = ON");
    return connect(client);
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Options of a connection that reads. */
interface ReaderOptions {
  readonly totals?: Totals;
  /** Milliseconds that a read waits at most while another process has locked the file; 5,000 when absent. */
  readonly lockTimeout?: number;
}

/** A read-only connection. */
export function openReader(
  file: string,
  { totals, lockTimeout = LOCK_TIMEOUT }: ReaderOptions = {},
): Connection {
  const client = openDatabase(file, { readonly: true });
  return connect(client, { totals: totals?.connect(), lockTimeout });
}

/** A database in memory, empty or with a copy of the content. */
export function openMemory(content?: Uint8Array): Database.Database {
  if (content === undefined) return openDatabase(":memory:");
  return openDatabase(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}

interface ConnectOptions {
  readonly totals?: SnapshotTotals | undefined;
  /** Absent for the writer, which already has the lock when it runs a statement. */
  readonly lockTimeout?: number;
}

function connect(client: Database.Database, { totals, lockTimeout = 0 }: ConnectOptions = {}): Connection {
  // SQLite's own wait would block the whole process.
  client.pragma("busy_timeout = 0");
  client.pragma("trusted_schema = OFF");
  client.pragma("temp_store = MEMORY");
  const touched = new Set<string>();
  return {
    client,
    db: createDatabase(client, { onWrite: (table) => touched.add(table), totals, lockTimeout }),
    touched,
    totals,
  };
}

function assertSafeEngine(client: Database.Database): void {
  const version = String(client.prepare("select sqlite_version()").pluck().get());
  const parts = version.split(".").map(Number);
  for (const [index, oldest] of OLDEST_SAFE_ENGINE.entries()) {
    const part = parts[index] ?? 0;
    if (part > oldest) return;
    if (part < oldest) {
      throw new Error(
        `SQLite ${version} can lose data in WAL mode. At least ${OLDEST_SAFE_ENGINE.join(".")} is needed.`,
      );
    }
  }
}

/** Read-only connections. Each serves one read at a time, so that the read sees one state. */
export class ReaderPool {
  readonly shares = createReaderShares(() => performance.now());
  readonly #open: () => Connection;
  readonly #free: Connection[] = [];
  readonly #all: Connection[] = [];
  #reading = 0;
  #whenIdle: (() => void) | undefined;

  constructor(open: () => Connection) {
    this.#open = open;
  }

  /** Runs a callback on a free connection, in one transaction, in its owner's turn. */
  read<T>(work: (connection: Connection) => Promise<T>, owner: Owner = THE_SERVER): Promise<T> {
    return this.shares.run(owner, async () => {
      this.#reading += 1;
      try {
        return await this.use(work);
      } finally {
        this.#reading -= 1;
        if (this.#reading === 0) this.#whenIdle?.();
      }
    });
  }

  /** Likewise, without a share: for copies of everything, which take long. */
  async use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = this.#free.pop() ?? this.#openOne();
    try {
      connection.client.exec("begin");
      connection.totals?.begin();
      return await work(connection);
    } finally {
      if (connection.client.inTransaction) connection.client.exec("commit");
      this.#free.push(connection);
    }
  }

  /** Waits for the reads in progress. A copy of everything ends with an error. */
  async close(): Promise<void> {
    while (this.#reading > 0) {
      await new Promise<void>((resolve) => {
        this.#whenIdle = resolve;
      });
    }
    for (const { client } of this.#all) client.close();
  }

  #openOne(): Connection {
    const opened = this.#open();
    this.#all.push(opened);
    return opened;
  }
}
