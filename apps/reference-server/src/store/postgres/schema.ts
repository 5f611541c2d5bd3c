// Renders the tables of `store/tables/` as PostgreSQL statements.
import { type Column, getTableName, is, SQL, sql, type Table } from "drizzle-orm";
import { getTableConfig, type Index, SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as definitions from "../tables/index.js";
import { classOf, dialect } from "./dialect.js";
import { LANES } from "./lanes.js";
import { TEXTS } from "./texts.js";

/** All tables, sorted by name. */
export const tables: readonly SQLiteTable[] = Object.values(definitions)
  .filter((value) => is(value, SQLiteTable))
  .sort((a, b) => (getTableName(a) < getTableName(b) ? -1 : 1));

/**
 * Tables for what processes share, and for what SQLite keeps next to its file. They are not part of the marketplace,
 * and no snapshot contains them.
 */
const ofTheEngine: Readonly<Record<string, string>> = {
  snapshots:
    'create table "snapshots" ("name" text collate "C" primary key, "now" bigint not null, "image" bytea not null);',
  // Counters and change notices only. Unlogged, because a crash may lose them.
  tallies:
    'create unlogged table "tallies" ("key" text collate "C" primary key, "value" text, "at" bigint not null);',
  changes:
    'create unlogged table "changes" ("tx" xid8 primary key default pg_current_xact_id(), "replica" text not null, "at" timestamptz not null default clock_timestamp(), "changes" text not null);',
  // Each claim counts places from the leases. This index keeps that fast, however much was delivered before.
  events_leased:
    'create index "events_leased" on "events" ("lease_until", "vendor", "host") where "lease_token" is not null;',
  lanes: LANES,
  texts: TEXTS,
};

/** A table as PostgreSQL is told of it. Everything is SQL, by name. */
export interface TableSchema {
  /** By column: its type, and what follows it. */
  readonly columns: Readonly<Record<string, string>>;
  /** The columns of a key of several columns. */
  readonly primaryKey?: string | undefined;
  /** By the columns that refer to another table: what they refer to. */
  readonly references: Readonly<Record<string, string>>;
  /** By name: the statement that creates it. */
  readonly indexes: Readonly<Record<string, string>>;
}

/** All tables. It is committed with each migration, so that the next one can be derived from the difference. */
export interface Schema {
  readonly tables: Readonly<Record<string, TableSchema>>;
  /** By name: the statement that creates it. */
  readonly engine: Readonly<Record<string, string>>;
}

/** The tables as `store/tables/` defines them now. */
export function describeSchema(): Schema {
  return {
    tables: Object.fromEntries(tables.map((table) => [getTableName(table), describeTable(table)])),
    engine: ofTheEngine,
  };
}

function describeTable(table: SQLiteTable): TableSchema {
  const { name, columns, primaryKeys, foreignKeys, indexes } = getTableConfig(table);
  const [primaryKey] = primaryKeys.map(({ columns: parts }) => namesOf(parts));
  return {
    columns: Object.fromEntries(
      columns.map((column) => [unquoted(column), `${typeOf(column)}${constraintsOf(column)}`]),
    ),
    primaryKey,
    references: Object.fromEntries(foreignKeys.map(describeReference)),
    indexes: Object.fromEntries(indexes.map((index) => [index.config.name, renderIndex(name, index)])),
  };
}

/** The statements that create every table in an empty database. */
export function renderSchema({ tables, engine }: Schema = describeSchema()): string {
  const all = Object.entries(tables);
  return [
    ...all.map(([name, table]) => renderTable(name, table)),
    // Tables refer to one another in cycles.
    ...all.flatMap(([name, { references }]) =>
      Object.entries(references).map(
        ([columns, target]) => `alter table "${name}" add foreign key (${columns}) ${target};`,
      ),
    ),
    ...all.flatMap(([, { indexes }]) => Object.values(indexes)),
    ...Object.values(engine),
    "",
  ].join("\n");
}

/** The statement that creates a table, without its references and indexes. */
export function renderTable(name: string, { columns, primaryKey }: TableSchema): string {
  const lines = Object.entries(columns).map(([column, definition]) => `  "${column}" ${definition}`);
  if (primaryKey !== undefined) lines.push(`  primary key (${primaryKey})`);
  return `create table "${name}" (\n${lines.join(",\n")}\n);`;
}

/** By the class of the column in Drizzle. */
const types: Readonly<Record<string, string>> = {
  SQLiteInteger: "bigint",
  SQLiteBoolean: "smallint",
  SQLiteReal: "double precision",
  // Sorts and compares as SQLite does.
  SQLiteText: 'text collate "C"',
  // Not jsonb, because it would sort the keys of what a caller sent.
  SQLiteTextJson: "json",
  // The columns of `store/documents/`.
  SQLiteCustomColumn: "json",
};

function typeOf(column: SQLiteColumn): string {
  const type = types[classOf(column)];
  if (type === undefined) throw new Error(`${column.name} is a ${classOf(column)}, which has no type here.`);
  return type;
}

function constraintsOf(column: SQLiteColumn): string {
  const isIdentity = column.primary && typeOf(column) === "bigint";
  return [
    isIdentity ? " generated by default as identity" : "",
    column.primary ? " primary key" : "",
    column.notNull && !column.primary ? " not null" : "",
    column.default === undefined ? "" : ` default ${inline(sql`${sql.param(column.default, column)}`)}`,
  ].join("");
}

type ForeignKey = ReturnType<typeof getTableConfig>["foreignKeys"][number];

/** Deferrable, so that a restore may fill the tables in any order. */
function describeReference(key: ForeignKey): readonly [columns: string, target: string] {
  const { columns, foreignColumns, foreignTable } = key.reference();
  const onDelete = key.onDelete === undefined ? "" : ` on delete ${key.onDelete}`;
  return [
    namesOf(columns),
    `references "${getTableName(foreignTable)}" (${namesOf(foreignColumns)})${onDelete} deferrable`,
  ];
}

function namesOf(columns: readonly Column[]): string {
  return columns.map((column) => dialect.nameOf(column)).join(", ");
}

function unquoted(column: Column): string {
  return dialect.nameOf(column).slice(1, -1);
}

function renderIndex(table: string, { config }: Index): string {
  const parts = config.columns.map((part) => {
    if (is(part, SQL)) return `(${inline(part)})`;
    const name = dialect.nameOf(part);
    // The order in which lists are sorted.
    return is(part, SQLiteColumn) && !part.notNull && !config.unique && config.where === undefined
      ? `${name} nulls first`
      : name;
  });
  const where = config.where === undefined ? "" : ` where ${inline(config.where)}`;
  return `create ${config.unique ? "unique " : ""}index "${config.name}" on "${table}" (${parts.join(", ")})${where};`;
}

function inline(query: SQL): string {
  return dialect.sqlToQuery(sql`${query}`.inlineParams(), "indexes").sql;
}

/** The quoted names of a table's columns, in the order of its definition. */
export function columnsOf(table: Table): readonly string[] {
  return getTableConfig(table as SQLiteTable).columns.map((column) => dialect.nameOf(column));
}
