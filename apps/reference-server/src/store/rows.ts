import { type Column, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteInsertValue, SQLiteTable, SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import type { Tx } from "./port.js";
import { prepared, single } from "./prepared.js";

/** Columns of a table that change; those that stay are absent. */
type ChangeOf<T extends SQLiteTable> = Partial<Omit<T["$inferInsert"], "id">>;

export type Update<T extends SQLiteTable> = (tx: Tx, id: number, change: ChangeOf<T>) => Promise<void>;

/** Makes what inserts a row of a table and answers with it. */
export function inserter<T extends SQLiteTable>(
  table: T,
): (tx: Tx, row: T["$inferInsert"]) => Promise<T["$inferSelect"]> {
  const statementOf = byColumns(table, (columns) =>
    prepared((tx: Tx) =>
      tx
        .insert(table)
        // One for each column that is given; the table's own type cannot be computed here.
        .values(columns as SQLiteInsertValue<T>)
        .returning()
        .prepare(),
    ),
  );
  return async (tx, row) => {
    const rows: unknown = await statementOf(row)(tx).execute(row);
    // What the statement returns are rows of its table.
    return single(rows as T["$inferSelect"][]);
  };
}

/** Makes what inserts rows of a table that nobody needs to see again. */
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

/** Makes what changes the row of a table that has an identifier. */
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
    await statementOf(change)(tx).execute({ ...change, id });
  };
}

/** Makes what puts rows in place of those that belong to something, all at once. */
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
 * Keeps a statement for each set of columns that is written: built anew for each write, a PATCH costs 1.16 times the
 * processor time. There are as many sets as kinds of writes in the code.
 */
function byColumns<Statement>(
  table: SQLiteTable,
  build: (columns: Readonly<Record<string, SQL>>) => Statement,
): (row: object) => Statement {
  const columns = getTableColumns(table);
  const built = new Map<string, Statement>();
  return (row) => {
    const given = Object.entries(row).filter(([, value]) => value !== undefined);
    // What is absent is in the text of the statement, for the encoder of a column does not know of it.
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
