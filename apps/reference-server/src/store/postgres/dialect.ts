// drizzle-orm 0.45.4
//
// Drizzle's SQLite builder, adapted to PostgreSQL: one definition of tables and queries serves both engines. Only this
// file knows Drizzle's inner classes and properties, and only of the version above: docs/decisions/0019-drizzle.md says
// how it is upgraded. SQLite needs none of them: `sqlite/database.ts` is a driver by Drizzle's own interface for one.
import { Column, is, SQL, sql } from "drizzle-orm";
import { BaseSQLiteDatabase, SQLiteAsyncDialect, type SQLiteInsertConfig } from "drizzle-orm/sqlite-core";
import { SQLiteRemoteSession, type SqliteRemoteResult } from "drizzle-orm/sqlite-proxy";
import { spelledFor } from "../dialect.js";
import type { Tx } from "../port.js";

type Query = ReturnType<SQLiteAsyncDialect["sqlToQuery"]>;

class PostgresDialect extends SQLiteAsyncDialect {
  constructor() {
    super({ casing: "snake_case" });
  }

  override escapeParam(index: number): string {
    return `$${index + 1}`;
  }

  override sqlToQuery(query: SQL, source?: "indexes"): Query {
    return spelledFor("postgres", () => super.sqlToQuery(query, source));
  }

  override buildInsertQuery(config: SQLiteInsertConfig): SQL {
    const { values, select, onConflict } = config;
    return super.buildInsertQuery({
      ...config,
      values: select === true || !Array.isArray(values) ? values : values.map(withIdentity(config)),
      ...(onConflict === undefined ? {} : { onConflict: onConflict.map((part) => this.#bareTarget(part)) }),
    });
  }

  /** In PostgreSQL the columns of `on conflict (...)` are written without their table. */
  #bareTarget(part: SQL): SQL {
    return sql.join(
      part.queryChunks.map((chunk) => {
        if (is(chunk, SQL)) return this.#bareTarget(chunk);
        if (!Array.isArray(chunk)) return chunk;
        return chunk.map((each) => (is(each, Column) ? sql.raw(this.nameOf(each)) : each));
      }) as SQL[],
    );
  }

  /** The quoted name of a column, without its table. */
  nameOf(column: Column): string {
    return this.sqlToQuery(sql`${column}`, "indexes").sql;
  }
}

/** The class of a column, by its name in Drizzle. */
export function classOf(column: Column): string {
  return column.columnType;
}

type Values = Exclude<SQLiteInsertConfig["values"], SQL>;
type Row = Extract<Values, readonly unknown[]>[number];

/**
 * When an identifier is left out, the database assigns it. The builder would write null, which only SQLite understands
 * that way.
 */
function withIdentity({ table }: SQLiteInsertConfig): (row: Row) => Row {
  const hasId = "id" in table && is(table.id, Column) && table.id.primary;
  return (row) => (hasId && row["id"] === undefined ? { ...row, id: sql`default` } : row);
}

export const dialect = new PostgresDialect();

/** Runs a statement and returns its rows as arrays. */
export type Run = (text: string, params: readonly unknown[]) => Promise<unknown[][]>;

/** Drizzle's relational queries are not used. */
type None = Record<string, never>;

/**
 * Creates the query builder on a function that runs statements.
 *
 * @param send - runs those that return no rows.
 */
export function createDatabase(run: Run, send = run): Tx {
  const session = new SQLiteRemoteSession<None, None>(
    async (text: string, params: unknown[], method) => {
      if (method === "get") throw new Error("`.get()` is not of the port: take the first row of the list.");
      return { rows: await (method === "run" ? send(text, params) : run(text, params)) };
    },
    dialect,
    undefined,
  );
  return new BaseSQLiteDatabase<"async", SqliteRemoteResult, None, None>(
    "async",
    dialect,
    session,
    undefined,
  );
}
