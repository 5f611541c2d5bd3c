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
  // A selection has two levels at most: a table or an object, and its columns.
  const cells = fields.map(({ path: [name = "", inner], field }) => ({
    name,
    inner,
    decode: decodeOf(field),
  }));
  const absent = joined === undefined ? [] : absentees(fields, joined);
  return (row) => {
    const read: Row = {};
    let object: Row = read;
    cells.forEach(({ name, inner, decode }, index) => {
      const value = row[index];
      const decoded = value === null || decode === undefined ? value : decode(value);
      if (inner === undefined) {
        read[name] = decoded;
        return;
      }
      // The columns of an object come one after another, so only its first one finds none.
      if (read[name] === undefined) read[name] = object = {};
      object[inner] = decoded;
    });
    for (const { name, index } of absent) if (row[index] === null) read[name] = null;
    return read;
  };
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
