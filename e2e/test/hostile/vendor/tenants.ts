import Database from "better-sqlite3";
import { Pool } from "pg";

/** A tenant in the vendor's own database. */
export interface Tenant {
  /** The key under which it was created. */
  readonly key: string;
  readonly subscription_id: number;
  readonly plan: string;
  readonly ends: string | null;
  /** The number of times that it was requested under its key. */
  readonly calls: number;
  readonly removed: number;
}

/** The properties that a tenant must have. */
export interface Shape {
  readonly plan: string;
  readonly ends: string | null;
}

/**
 * The vendor's own database. It creates a tenant for each key and does not check for a second one: that is the kit's
 * job.
 */
export interface Tenants {
  create(order: Shape & { readonly subscriptionId: number; readonly key: string }): Promise<void>;
  change(subscriptionId: number, shape: Shape): Promise<void>;
  remove(subscriptionId: number): Promise<void>;
  all(): Promise<readonly Tenant[]>;
  close(): Promise<void>;
}

/** Opens the tenants in a file, or in a PostgreSQL database. */
export async function openTenants(address: string): Promise<Tenants> {
  const { run, close } = address.startsWith("postgres:") ? openPostgres(address) : openSqlite(address);
  await run(`create table if not exists tenants (
    key text primary key, subscription_id integer not null, plan text not null, ends text,
    calls integer not null default 1, removed integer not null default 0)`);
  return {
    async create({ subscriptionId, key, plan, ends }) {
      await run(
        `insert into tenants (key, subscription_id, plan, ends) values (?, ?, ?, ?)
         on conflict (key) do update set calls = tenants.calls + 1`,
        [key, subscriptionId, plan, ends],
      );
    },
    async change(subscriptionId, { plan, ends }) {
      await run("update tenants set plan = ?, ends = ? where subscription_id = ?", [
        plan,
        ends,
        subscriptionId,
      ]);
    },
    async remove(subscriptionId) {
      await run("update tenants set removed = 1 where subscription_id = ?", [subscriptionId]);
    },
    // The columns are those of the table above.
    all: async () => (await run("select * from tenants order by subscription_id")) as Tenant[],
    close,
  };
}

interface Connection {
  run(text: string, values?: readonly (string | number | null)[]): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

function openSqlite(file: string): Connection {
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.pragma("busy_timeout = 5000");
  return {
    async run(text, values = []) {
      const statement = database.prepare(text);
      if (statement.reader) return statement.all(...values);
      statement.run(...values);
      return [];
    },
    close: async () => void database.close(),
  };
}

function openPostgres(connectionString: string): Connection {
  const pool = new Pool({ connectionString });
  pool.on("error", (error) => console.error(error.message));
  return {
    async run(text, values = []) {
      let place = 0;
      const numbered = text.replace(/\?/g, () => {
        place += 1;
        return `$${place}`;
      });
      return (await pool.query(numbered, [...values])).rows;
    },
    close: () => pool.end(),
  };
}
