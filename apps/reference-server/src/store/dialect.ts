// The few expressions that the engines spell differently. All other `sql` fragments work on both.
import { Column, getTableColumns, getTableName, is, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** The database engines. */
export type Engine = "sqlite" | "postgres";

let target: Engine = "sqlite";

/** Runs a function that builds a query for an engine. Building is synchronous, so no other query is built meanwhile. */
export function spelledFor<T>(engine: Engine, build: () => T): T {
  const before = target;
  target = engine;
  try {
    return build();
  } finally {
    target = before;
  }
}

/** A part of a query whose spelling is chosen when the engine is known. */
class Word implements SQLWrapper {
  readonly #spellings: Readonly<Record<Engine, SQL>>;

  constructor(spellings: Readonly<Record<Engine, SQL>>) {
    this.#spellings = spellings;
  }

  getSQL(): SQL {
    return this.#spellings[target];
  }

  shouldOmitSQLParens(): boolean {
    return true;
  }
}

function word(spellings: Readonly<Record<Engine, SQL>>): SQL {
  return sql`${new Word(spellings)}`;
}

/**
 * A value of an enum as it stands in the text of a query, not bound to it: an index over a part of a table has no
 * bound values, and with one in a query the engine does not use such an index.
 */
export function written(value: Uppercase<string>): SQL {
  return sql.raw(`'${value}'`);
}

/**
 * Whether a column has one of the values of a list. Pass the list as {@link listed} returns it. One prepared statement
 * then serves lists of every length: built anew for each list, a claim takes 1.5 times as long, and a PATCH costs 1.1
 * times as much.
 */
export function inList(column: Column, name: string): SQL {
  return isListed(column, sql.placeholder(name));
}

/**
 * Whether a column has one of the values of a list, in a query that is built for this list. The list is one bound value:
 * SQLite takes at most 32,766 of them, and on PostgreSQL, where each text of a statement is prepared once, lists of all
 * lengths share one.
 */
export function isOneOf(column: Column, values: readonly (number | string)[]): SQL {
  return isListed(column, listed(values));
}

function isListed(column: Column, list: SQLWrapper | string): SQL {
  const type = sql.raw(column.dataType === "number" ? "bigint" : "text");
  return word({
    sqlite: sql`${column} in (select value from json_each(${list}))`,
    // An array instead of a subquery: for an array the planner uses the index of the column.
    postgres: sql`${column} = any(array(select value::${type} from json_array_elements_text(${list}) as list(value)))`,
  });
}

/**
 * Whether a column has one of the values that a query selects, which are few: its rows are looked up by them. By itself
 * PostgreSQL would read the whole table where it expects some thousands. An array is looked up, as in a list.
 */
export function isFoundBy(column: Column, query: SQL): SQL {
  return word({
    sqlite: sql`${column} in (${query})`,
    postgres: sql`${column} = any(array(${query}))`,
  });
}

/**
 * A value in lower case, to compare with `lower(column)`. Only the letters of ASCII are folded, on both engines: by
 * itself PostgreSQL would fold a value by the language of the database, and a column by none.
 */
export function lowercase(value: SQLWrapper | string): SQL {
  return word({ sqlite: sql`lower(${value})`, postgres: sql`lower(${value}::text collate "C")` });
}

/**
 * A text as the search compares it: without regard to case. Only the letters of ASCII are folded, on both engines. An
 * index on it only serves conditions that are spelled the same.
 */
export function folded(column: Column): SQL<string> {
  return sql<string>`lower(${column})`;
}

/** A text as the language of SQLite's index of texts has it. */
function phraseOf(text: string): SQL {
  return sql`'"' || replace(lower(${text}), '"', '""') || '"'`;
}

/** What is counted to know whether many rows have a text. PostgreSQL knows by itself: there it is nothing. */
export function someWithText(
  index: string,
  { text, limit }: { readonly text: string; readonly limit: number },
): SQL {
  const table = sql.raw(index);
  return word({
    sqlite: sql`(select 1 from ${table} where ${table} match ${phraseOf(text)} limit ${sql.raw(String(limit))}) as counted`,
    postgres: sql`(select 1 where false) as counted`,
  });
}

/** Whether an identifier is one of those whose text is found by SQLite's index, or what is asked of the rows otherwise. */
export function isAmongTexts(
  id: Column,
  {
    index,
    text,
    otherwise,
  }: { readonly index: string; readonly text: string; readonly otherwise: SQL | undefined },
): SQL {
  const table = sql.raw(index);
  return word({
    sqlite: sql`${id} in (select rowid from ${table} where ${table} match ${phraseOf(text)})`,
    postgres: sql`${otherwise}`,
  });
}

/** The list for {@link inList}. */
export function listed(values: readonly (number | string)[]): string {
  return JSON.stringify(values);
}

/** The type of a column of {@link rowsOf}. */
type ValueType = "bigint" | "text" | "json";

/**
 * A list of objects as a table named `given`, for use in a query. Pass the list as JSON. One statement then serves any
 * number of rows: on PostgreSQL each statement is a round trip.
 *
 * @param types - the types of the objects' properties. A missing property is null.
 */
export function rowsOf(name: string, types: Readonly<Record<string, ValueType>>): SQL {
  const list = sql.placeholder(name);
  const columns = Object.entries(types);
  const extracted = columns.map(([key]) => sql.raw(`json_extract(value, '$.${key}') as "${key}"`));
  const defined = columns.map(([key, type]) => sql.raw(`"${key}" ${type}`));
  return word({
    sqlite: sql`(select ${sql.join(extracted, sql`, `)} from json_each(${list})) as given`,
    postgres: sql`json_to_recordset(${list}::json) as given(${sql.join(defined, sql`, `)})`,
  });
}

/** The `select` of an insert whose rows come from {@link rowsToInsert}. The engine assigns the identifiers. */
export function selectGiven(table: SQLiteTable, name: string): SQL {
  const { id, ...columns } = getTableColumns(table);
  const types = Object.entries(columns).map(([key, column]) => [key, typeOf(column)] as const);
  const nextId = word({
    sqlite: sql`null`,
    postgres: sql.raw(`nextval('"${getTableName(table)}_id_seq"')`),
  });
  const values = types.map(([key]) => sql.raw(`"${key}"`));
  // Without a `where`, SQLite parses the `on` of `on conflict` as the condition of a join.
  return sql`select ${sql.join(id === undefined ? values : [nextId, ...values], sql`, `)}
    from ${rowsOf(name, Object.fromEntries(types))} where true`;
}

function typeOf({ dataType, name }: Column): ValueType {
  switch (dataType) {
    case "number":
      return "bigint";
    case "string":
      return "text";
    case "json":
    case "custom":
      return "json";
    default:
      throw new TypeError(`A list of rows cannot hold the column ${name}: its values are "${dataType}".`);
  }
}

/** The rows for a statement of {@link selectGiven}. */
export function rowsToInsert<Table extends SQLiteTable>(
  _table: Table,
  rows: readonly Omit<Table["$inferSelect"], "id">[],
): string {
  return JSON.stringify(rows);
}

/** The rows of a query as one JSON text, with an array for each row. `from` starts with the word "from". */
export function rowsAsJson(values: readonly (Column | SQL)[], from: SQL): SQL {
  const row = sql.join([...values], sql`, `);
  return word({
    sqlite: sql`(select json_group_array(json_array(${row})) ${from})`,
    postgres: sql`(select coalesce(json_agg(json_build_array(${row})), '[]') ${from})`,
  });
}

/** The text of a document as a value of {@link rowsAsJson}. Parsed there, one that is no JSON would fail the query. */
export function documentText(column: Column): SQL {
  return word({ sqlite: sql`${column}`, postgres: sql`${column}::text` });
}

/** Whether a JSON column holds a list that is empty or contains a text. What holds no list does not. */
export function isEmptyOrHas(list: Column, text: string): SQL {
  return word({
    // In this order, because one text that is no JSON would fail the whole query. PostgreSQL stores none.
    sqlite: sql`case when not json_valid(${list}) then 0 when json_type(${list}) <> 'array' then 0
      when json_array_length(${list}) = 0 then 1
      else exists (select 1 from json_each(${list}) where value = ${text}) end`,
    postgres: sql`case when json_typeof(${list}) <> 'array' then false when json_array_length(${list}) = 0 then true
      else exists (select 1 from json_array_elements_text(${list}) as list(value) where value = ${text}) end`,
  });
}

/**
 * Whether a list inside a JSON column contains an object with this identifier. `column` and `list` never come from a
 * caller.
 */
export function hasObject(column: Column, list: string, id: Column): SQL {
  const name = sql.raw(`'${list}'`);
  const objects = sql`json_each(${column}, '$.' || ${name})`;
  return word({
    // One text that is no JSON would fail the whole query. PostgreSQL stores none.
    sqlite: sql`case when json_valid(${column})
      then exists (select 1 from ${objects} where json_extract(value, '$.id') = ${id}) else 0 end`,
    postgres: sql`exists (select 1 from json_array_elements(${column} -> ${name}) as list(value)
      where (value ->> 'id')::bigint = ${id})`,
  });
}

/** Whether a JSON column holds an object with this identifier. What is no JSON may do so: whoever reads it finds out. */
export function mayBeObject(column: Column, id: SQLWrapper): SQL {
  return word({
    sqlite: sql`case when json_valid(${column}) then json_extract(${column}, '$.id') = ${id} else ${column} is not null end`,
    postgres: sql`(${column} ->> 'id')::bigint = ${id}`,
  });
}

/** The identifier of an object inside a JSON column; null when there is none. Neither name comes from a caller. */
export function idInside(column: Column, object: string): SQL<number | null> {
  const name = sql.raw(`'${object}'`);
  return word({
    sqlite: sql`case when json_valid(${column}) then json_extract(${column}, '$.' || ${name} || '.id') end`,
    postgres: sql`(${column} -> ${name} ->> 'id')::bigint`,
  }) as SQL<number | null>;
}

/**
 * A column in a condition by which SQLite looks no row up, since it has no statistics to tell when that reads more rows
 * than it saves. PostgreSQL has them, and decides by itself.
 */
export function unindexed(column: Column | SQL): SQL {
  return word({ sqlite: sql`+${column}`, postgres: sql`${column}` });
}

/**
 * Whether no row that meets the condition has the column's value. SQLite reads those rows once: to count 100,000 paid
 * orders takes 27 ms this way, and 87 ms when the invoices of each order are looked up (1,000,000 of both, 2,000 unpaid).
 * PostgreSQL would do so only where they fit into its memory, and does well by itself.
 */
export function isNotAmong(column: Column, other: Column, where: SQL | undefined): SQL {
  return word({
    sqlite: sql`${column} not in (select ${other} from ${other.table} where ${where})`,
    postgres: sql`not exists (select 1 from ${other.table} where ${other} = ${column} and ${where})`,
  });
}

/** After the name of a table: SQLite has no statistics here, and would take an index of which it knows as little. */
export function byIndex(name: string): SQL {
  return word({ sqlite: sql.raw(` indexed by ${name}`), postgres: sql`` });
}

/**
 * Ends a subquery of which all rows are found before they are sorted by something {@link unindexed}. By itself PostgreSQL
 * would read the table in the order, and expect to find the first ones soon.
 */
export const allAtOnce = word({ sqlite: sql``, postgres: sql` offset 0` });

/**
 * Ends a subquery that is asked for each row of a list that is read in its order. By itself PostgreSQL may join, and read
 * the other table from its beginning to the first row that matches: 58,000 rows for 8,000 unpaid orders in the middle.
 */
export const forEachRow = word({ sqlite: sql``, postgres: sql` offset 0` });

/** Ends a query that locks rows: rows that another write has locked are skipped. */
export const skipTaken = word({ sqlite: sql``, postgres: sql`for update skip locked` });

/** Ascending in SQLite's order, with nulls first. */
export function ascending(column: Column | SQL): SQL {
  return canBeNull(column) ? sql`${column} asc nulls first` : sql`${column} asc`;
}

/** The reverse of {@link ascending}. */
export function descending(column: Column | SQL): SQL {
  return canBeNull(column) ? sql`${column} desc nulls last` : sql`${column} desc`;
}

function canBeNull(column: Column | SQL): boolean {
  return !is(column, Column) || !column.notNull;
}
