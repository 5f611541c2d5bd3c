import { type Column, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteInsertValue, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Tx } from "./port.js";
import { prepared, single } from "./prepared.js";

/** The columns to change. Columns that stay as they are are left out, or `undefined`. */
type ChangeOf<T extends SQLiteTable> = {
  readonly [Column in Exclude<keyof T["$inferInsert"], "id">]?: T["$inferInsert"][Column] | undefined;
};

export type Update<T extends SQLiteTable> = (tx: Tx, id: number, change: ChangeOf<T>) => Promise<void>;

/** Makes a function that inserts a row and returns it. */
export function inserter<T extends SQLiteTable>(
  table: T,
): (tx: Tx, row: T["$inferInsert"]) => Promise<T["$inferSelect"]> {
  const statementOf = byColumns(table, (columns) =>
    prepared((tx: Tx) =>
      tx
        .insert(table)
        // One value per given column. The table's own insert type cannot be computed here.
        .values(columns as SQLiteInsertValue<T>)
        .returning()
        .prepare(),
    ),
  );
  return async (tx, row) => {
    const rows: unknown = await statementOf(row)(tx).execute(row);
    // The statement returns rows of its table.
    return single(rows as T["$inferSelect"][]);
  };
}

/** Makes a function that inserts rows and returns nothing. */
export function adder<T extends SQLiteTable>(
  table: T,
): (tx: Tx, rows: readonly T["$inferInsert"][]) => Promise<void> {
  const statementOf = byColumns(table, (columns) =>
    prepared((tx: Tx) =>
      tx
        .insert(table)
        // Typed as in `inserter`.
        .values(columns as SQLiteInsertValue<T>)
        .prepare(),
    ),
  );
  return async (tx, rows) => {
    for (const row of rows) await statementOf(row)(tx).execute(row);
  };
}

/** Makes a function that updates the row with an identifier. */
export function updater<T extends SQLiteTable & { readonly id: Column }>(table: T): Update<T> {
  const statementOf = byColumns(table, (columns) =>
    prepared((tx: Tx) =>
      tx
        .update(table)
        // Typed as in `inserter`.
        .set(columns as SQLiteUpdateSetSource<T>)
        .where(eq(table.id, sql.placeholder("id")))
        .prepare(),
    ),
  );
  return async (tx, id, change) => {
    await statementOf(change)(tx).execute({ id, ...change });
  };
}

/**
 * The most rows that one statement changes where there may be very many: between two statements others are served on
 * SQLite, and on PostgreSQL a statement ends after ten seconds.
 */
export const AT_ONCE = 1_000;

/** Divides a list for statements that each change {@link AT_ONCE} rows at most. */
export function* inParts<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += AT_ONCE) yield list.slice(at, at + AT_ONCE);
}

/** Makes a function that replaces all rows of an owner. */
export function replacer<T extends SQLiteTable>(
  table: T,
  owner: Column,
): (tx: Tx, ownerId: number, rows: readonly T["$inferInsert"][]) => Promise<void> {
  const removeAll = prepared((tx: Tx) =>
    tx
      .delete(table)
      .where(eq(owner, sql.placeholder("ownerId")))
      .prepare(),
  );
  const add = adder(table);
  return async (tx, ownerId, rows) => {
    await removeAll(tx).execute({ ownerId });
    await add(tx, rows);
  };
}

/**
 * Caches a statement for each set of written columns: built anew for each write, a PATCH costs 1.16 times the processor
 * time. There are as many sets as kinds of writes in the code.
 */
function byColumns<Statement>(
  table: SQLiteTable,
  build: (columns: Readonly<Record<string, SQL>>) => Statement,
): (row: object) => Statement {
  const columns = getTableColumns(table);
  const built = new Map<string, Statement>();
  return (row) => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    // A null is part of the statement's text, because the column's encoder cannot handle null.
    const key = given.map(([name, value]) => (value === null ? `${name}=null` : name)).join();
    const known = built.get(key);
    if (known !== undefined) return known;
    const statement = build(
      Object.fromEntries(
        given.map(([name, value]) => [
          name,
          value === null ? sql`null` : sql`${sql.param(sql.placeholder(name), columns[name])}`,
        ]),
      ),
    );
    built.set(key, statement);
    return statement;
  };
}
