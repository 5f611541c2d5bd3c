import type Database from "better-sqlite3";
import { Column, getTableName, is, Param, Placeholder, type Query, SQL, Subquery } from "drizzle-orm";
import {
  BaseSQLiteDatabase,
  SQLiteAsyncDialect,
  type SQLiteExecuteMethod,
  SQLitePreparedQuery,
  SQLiteSession,
} from "drizzle-orm/sqlite-core";
import type { SnapshotTotals } from "./totals.js";

type NoSchema = Record<string, never>;

/** The query builder on a connection. */
type SqliteDatabase = BaseSQLiteDatabase<"async", Database.RunResult, NoSchema, NoSchema>;

/** Told of each statement that writes: into which tables, or `undefined` when the builder cannot tell. */
type OnWrite = (tables: readonly string[] | undefined) => void;

/** Who takes part in the queries of a connection. */
interface SessionOptions {
  readonly onWrite: OnWrite;
  readonly totals: SnapshotTotals | undefined;
}

/**
 * Puts the query builder on a connection. The engine answers at once; the builder is told that it answers later,
 * so that its callers await every query and stay free of this engine.
 */
export function createDatabase(client: Database.Database, options: SessionOptions): SqliteDatabase {
  const dialect = new SQLiteAsyncDialect({ casing: "snake_case" });
  const session = new Session(dialect, client, options);
  return new BaseSQLiteDatabase("async", dialect, session, undefined);
}

/** So many texts are kept compiled. There are fewer in the code; those with lists in them vary. */
const MAX_STATEMENTS = 500;

class Session extends SQLiteSession<"async", Database.RunResult, NoSchema, NoSchema> {
  readonly #dialect: SQLiteAsyncDialect;
  readonly #client: Database.Database;
  readonly #onWrite: OnWrite;
  readonly #totals: SnapshotTotals | undefined;
  readonly #statements = new Map<string, Database.Statement>();

  constructor(dialect: SQLiteAsyncDialect, client: Database.Database, { onWrite, totals }: SessionOptions) {
    super(dialect);
    this.#dialect = dialect;
    this.#client = client;
    this.#onWrite = onWrite;
    this.#totals = totals;
  }

  override prepareQuery(
    query: Query,
    fields: Fields | undefined,
    executeMethod: SQLiteExecuteMethod,
    ...[, , about]: Rest
  ): Prepared {
    const statement = this.#compile(query.sql);
    const told = statement.readonly ? undefined : () => this.#onWrite(about?.tables);
    return new Prepared(query, executeMethod, { statement, fields, told });
  }

  /** What `$count` runs. */
  override async count(query: SQL): Promise<number> {
    const built = this.#dialect.sqlToQuery(query);
    // The one row of a count has one column.
    const run = (): number => Number((this.#compile(built.sql).all(...built.params) as [[number]])[0][0]);
    return this.#totals === undefined ? run() : this.#totals.count(built, run);
  }

  override transaction(): never {
    throw new Error("Transactions are the store's: use `store.write`.");
  }

  /** The builder writes its text anew for each query; SQLite compiles the same text once a connection. */
  #compile(text: string): Database.Statement {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const statement = this.#client.prepare(text);
    if (statement.reader) statement.raw(true);
    this.#statements.set(text, statement);
    return statement;
  }
}

/** What the builder says of a query besides: among it, which tables it is about. */
type Rest =
  Parameters<SQLiteSession<"async", unknown, NoSchema, NoSchema>["prepareQuery"]> extends readonly [
    unknown,
    unknown,
    unknown,
    ...infer More,
  ]
    ? More
    : never;

interface PreparedOptions {
  readonly statement: Database.Statement;
  readonly fields: Fields | undefined;
  /** Called before it writes; absent where it only reads. */
  readonly told: (() => void) | undefined;
}

type Values = Readonly<Record<string, unknown>>;
type PreparedConfig = {
  readonly type: "async";
  readonly run: Database.RunResult;
  readonly all: unknown;
  readonly get: unknown;
  readonly values: unknown;
  readonly execute: unknown;
};

class Prepared extends SQLitePreparedQuery<PreparedConfig> {
  /** The builder sets it after it has prepared a query with joins. */
  declare readonly joinsNotNullableMap?: JoinedTables;
  readonly #statement: Database.Statement;
  readonly #fields: Fields | undefined;
  readonly #told: (() => void) | undefined;
  readonly #parameters: (values: Values) => readonly unknown[];
  #read: ((row: unknown[]) => unknown) | undefined;

  constructor(
    query: Query,
    executeMethod: SQLiteExecuteMethod,
    { statement, fields, told }: PreparedOptions,
  ) {
    super("async", executeMethod, query);
    this.#statement = statement;
    this.#fields = fields;
    this.#told = told;
    this.#parameters = createParameters(query.params);
  }

  async run(values: Values = {}): Promise<Database.RunResult> {
    this.#told?.();
    return this.#statement.run(...this.#parameters(values));
  }

  async all(values: Values = {}): Promise<unknown[]> {
    const rows = this.#rows(values);
    const fields = this.#fields;
    if (fields === undefined) return rows;
    this.#read ??= createRowReader(fields, this.joinsNotNullableMap);
    return rows.map(this.#read);
  }

  async get(values: Values = {}): Promise<unknown> {
    const [row] = await this.all(values);
    return row;
  }

  async values(values: Values = {}): Promise<unknown[][]> {
    return this.#rows(values);
  }

  #rows(values: Values): unknown[][] {
    this.#told?.();
    // Every statement that answers with rows was told to answer with arrays.
    return this.#statement.all(...this.#parameters(values)) as unknown[][];
  }
}

/** Makes what fills in the values of a query: which of them vary is found out once a statement. */
function createParameters(parameters: readonly unknown[]): (values: Values) => readonly unknown[] {
  const fills = parameters.map(createFill);
  return fills.length === 0 ? () => [] : (values) => fills.map((fill) => fill(values));
}

function createFill(parameter: unknown): (values: Values) => unknown {
  if (is(parameter, Placeholder)) return (values) => given(values, parameter.name);
  if (!is(parameter, Param) || !is(parameter.value, Placeholder)) return () => parameter;
  const { encoder, value } = parameter;
  return (values) => encoder.mapToDriverValue(given(values, value.name));
}

function given(values: Values, name: string): unknown {
  const value = values[name];
  if (value === undefined) throw new RangeError(`The query was given no value for ${name}.`);
  return value;
}

/** What a query selects, in the order of its columns. */
type Fields = NonNullable<
  Parameters<SQLiteSession<"async", unknown, Record<string, never>, Record<string, never>>["prepareQuery"]>[1]
>;

/** For each table of a query with joins: true when every row has one of it. */
type JoinedTables = Readonly<Record<string, boolean>>;

type Row = Record<string, unknown>;
type Decode = (value: unknown) => unknown;

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/**
 * Makes the reader of a query's rows. The builder's own one finds out anew for each value of each row how it is
 * to be read, which costs more than the engine does; here it is found out once a statement.
 */
function createRowReader(fields: Fields, joined: JoinedTables | undefined): (row: unknown[]) => Row {
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
