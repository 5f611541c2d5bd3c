import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import type { Tx } from "../store.js";

/** How much a commit waits for: `full` survives a power cut, `fast` only the end of the process. */
export type Durability = "full" | "fast";

/** One connection, and the query builder on it. */
export interface Connection {
  readonly client: Database.Database;
  readonly db: Tx;
}

/** Versions before this one can corrupt a database in WAL mode. */
const OLDEST_SAFE_ENGINE = [3, 51, 3] as const;

/** The one connection that writes. */
export function openWriter(file: string, durability: Durability): Connection {
  const client = new Database(file);
  assertSafeEngine(client);
  client.pragma("journal_mode = WAL");
  client.pragma(`synchronous = ${durability === "full" ? "FULL" : "NORMAL"}`);
  client.pragma("foreign_keys = ON");
  client.pragma(`journal_size_limit = ${64 * 1024 * 1024}`);
  return connect(client);
}

/** A connection that cannot write, whatever it is asked. */
export function openReader(file: string): Connection {
  return connect(new Database(file, { readonly: true }));
}

/** A database in memory, with or without something in it. */
export function openMemory(content?: Uint8Array): Database.Database {
  return new Database(content === undefined ? ":memory:" : Buffer.from(content));
}

function connect(client: Database.Database): Connection {
  client.pragma("busy_timeout = 5000");
  client.pragma("trusted_schema = OFF");
  client.pragma("temp_store = MEMORY");
  // The driver answers at once, and the type says "later". Awaiting what is there already is harmless, and it
  // is what keeps the callers free of this engine.
  const db = drizzle(cacheStatements(client), { casing: "snake_case" }) as unknown as Tx;
  return { client, db };
}

/**
 * The query builder prepares its statement anew for each query; SQLite's compiler would run every time. Here
 * the same text is compiled once a connection.
 */
function cacheStatements(client: Database.Database): Database.Database {
  const statements = new Map<string, Database.Statement>();
  const prepare = (source: string): Database.Statement => {
    const known = statements.get(source);
    if (known !== undefined) {
      // The builder switches a statement to arrays when it needs them, and expects objects from a new one.
      return known.reader ? known.raw(false) : known;
    }
    if (statements.size >= 500) statements.clear();
    const statement = client.prepare(source);
    statements.set(source, statement);
    return statement;
  };
  return new Proxy(client, {
    get: (target, property) => {
      if (property === "prepare") return prepare;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
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
