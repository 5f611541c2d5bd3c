import { Column, getTableName, is, SQL, Subquery } from "drizzle-orm";
import type { SQLiteSession } from "drizzle-orm/sqlite-core";

/** What a query selects, in the order of its columns. */
export type Fields = NonNullable<
  Parameters<SQLiteSession<"async", unknown, Record<string, never>, Record<string, never>>["prepareQuery"]>[1]
>;

/** For each table of a query with joins: true when every row has one of it. */
export type JoinedTables = Readonly<Record<string, boolean>>;

type Row = Record<string, unknown>;
type Decode = (value: unknown) => unknown;

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/**
 * Makes the reader of a query's rows. The builder's own one finds out anew for each value of each row how it is
 * to be read, which costs more than the engine does; here it is found out once a statement.
 */
export function createRowReader(fields: Fields, joined: JoinedTables | undefined): (row: unknown[]) => Row {
  const flat = fields.every(({ path }) => path.length === 1);
  const cells = fields.map(({ path, field }) => ({ path, decode: decodeOf(field) }));
  if (flat) {
    const names = cells.map(({ path, decode }) => ({ name: path[0] ?? "", decode }));
    return (row) => {
      const read: Row = {};
      for (const [index, { name, decode }] of names.entries()) read[name] = readCell(row[index], decode);
      return read;
    };
  }
  const absent = joined === undefined ? [] : absentees(fields, joined);
  return (row) => {
    const read: Row = {};
    for (const [index, { path, decode }] of cells.entries()) put(read, path, readCell(row[index], decode));
    for (const { name, index } of absent) if (row[index] === null) read[name] = null;
    return read;
  };
}

function readCell(value: unknown, decode: Decode | undefined): unknown {
  return value === null || decode === undefined ? value : decode(value);
}

function put(read: Row, path: readonly string[], value: unknown): void {
  const [name = "", inner] = path;
  if (inner === undefined) {
    read[name] = value;
    return;
  }
  // A selection has two levels at most: a table or an object, and its columns.
  const object = (read[name] ?? {}) as Row;
  object[inner] = value;
  read[name] = object;
}

/** The objects that are `null` when their first column is: those of one table that the join may not have found. */
function absentees(fields: Fields, joined: JoinedTables): readonly { name: string; index: number }[] {
  const found = new Map<string, { name: string; index: number; table: string | undefined }>();
  for (const [index, { path, field }] of fields.entries()) {
    const [name = ""] = path;
    if (path.length !== 2 || !is(field, Column)) continue;
    const table = getTableName(field.table);
    const first = found.get(name);
    if (first === undefined) found.set(name, { name, index, table });
    else if (first.table !== table) first.table = undefined;
  }
  return [...found.values()].filter(({ table }) => table !== undefined && joined[table] !== true);
}

/** How a value of the engine becomes one of the field; `undefined` when it is one already. */
function decodeOf(field: Fields[number]["field"]): Decode | undefined {
  if (is(field, Column)) {
    const asItIs = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
    return asItIs ? undefined : (value) => field.mapFromDriverValue(value);
  }
  const expression = is(field, Subquery) ? field._.sql : is(field, SQL.Aliased) ? field.sql : field;
  // The builder keeps it to itself; there is no other way to what `mapWith` was given.
  const { decoder } = expression as unknown as { readonly decoder: Decoder };
  return (value) => decoder.mapFromDriverValue(value);
}
