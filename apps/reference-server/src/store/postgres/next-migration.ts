import { renderTable, type Schema, type TableSchema } from "./schema.js";

/** What brings the tables of one version to those of the next. */
export interface NextMigration {
  readonly statements: readonly string[];
  /** Whether the version before can go on: it neither reads nor writes what is new. */
  readonly additive: boolean;
}

/** A change of the tables cannot be a migration. The message says what to do instead. */
export class NoMigration extends Error {
  constructor(message: string) {
    super(message);
    this.name = "NoMigration";
  }
}

/**
 * Derives the migration from the difference of two schemas; absent when they are equal.
 *
 * @throws {NoMigration} when rows that exist could not follow.
 */
export function nextMigration(before: Schema, after: Schema): NextMigration | undefined {
  const changes = [...changesOfTables(before, after), ...changesOfEngine(before.engine, after.engine)];
  if (changes.length === 0) return undefined;
  return {
    statements: changes.map(({ statement }) => statement),
    additive: changes.every(({ additive }) => additive),
  };
}

interface Change {
  readonly statement: string;
  readonly additive: boolean;
}

const added = (statement: string): Change => ({ statement, additive: true });
const breaking = (statement: string): Change => ({ statement, additive: false });

function changesOfTables(before: Schema, after: Schema): readonly Change[] {
  const { shared, gone, fresh } = compare(before.tables, after.tables);
  return [
    ...fresh.map(([name, table]) => added(renderTable(name, table))),
    ...shared.flatMap(([name, [old, now]]) => changesOfColumns(name, old, now)),
    // After all tables and columns are there.
    ...fresh.flatMap(([name, { references }]) =>
      Object.entries(references).map(([columns, target]) => added(renderReference(name, columns, target))),
    ),
    ...fresh.flatMap(([, { indexes }]) => Object.values(indexes).map(added)),
    ...shared.flatMap(([, [old, now]]) => changesOfIndexes(old.indexes, now.indexes)),
    ...gone.map(([name]) => breaking(`drop table "${name}";`)),
  ];
}

function renderReference(table: string, columns: string, target: string): string {
  return `alter table "${table}" add foreign key (${columns}) ${target};`;
}

function changesOfColumns(table: string, old: TableSchema, now: TableSchema): readonly Change[] {
  const { shared, gone, fresh } = compare(old.columns, now.columns);
  if (gone.length > 0 && fresh.length > 0) {
    throw new NoMigration(
      `${table} loses ${gone.map(([name]) => name).join(", ")} and gains ${fresh.map(([name]) => name).join(", ")}. Whether this renames a column cannot be seen: write two migrations, first the one that adds.`,
    );
  }
  if (old.primaryKey !== now.primaryKey) {
    throw new NoMigration(`The primary key of ${table} has changed. Make a new table instead.`);
  }
  const references = compare(old.references, now.references);
  return [
    ...fresh.map(([name, definition]) => addColumn(table, [name, definition], now)),
    ...shared
      .filter(([, [from, to]]) => from !== to)
      .flatMap(([name, [from, to]]) => alterColumn(`${table}.${name}`, from, to)),
    ...references.shared
      .filter(([, [from, to]]) => from !== to)
      .flatMap(([columns, [, to]]) => [
        breaking(dropReference(table, columns)),
        breaking(renderReference(table, columns, to)),
      ]),
    ...references.gone.map(([columns]) => breaking(dropReference(table, columns))),
    ...references.fresh
      // That of a new column stands with the column.
      .filter(([columns]) => !fresh.some(([name]) => columns === `"${name}"`))
      .map(([columns, target]) => breaking(renderReference(table, columns, target))),
    ...gone.map(([name]) => breaking(`alter table "${table}" drop column "${name}";`)),
  ];
}

function addColumn(table: string, [name, definition]: readonly [string, string], now: TableSchema): Change {
  if (/ not null(?! default)/.test(definition)) {
    throw new NoMigration(
      `${table}.${name} may not be null and has no default, so the rows that exist could not have it. Give it a default, or allow null.`,
    );
  }
  const target = now.references[`"${name}"`];
  const reference = target === undefined ? "" : ` ${target}`;
  return added(`alter table "${table}" add column "${name}" ${definition}${reference};`);
}

/** The name that PostgreSQL gives to a reference without one. */
function dropReference(table: string, columns: string): string {
  const parts = columns.replaceAll('"', "").split(", ");
  return `alter table "${table}" drop constraint "${[table, ...parts, "fkey"].join("_")}";`;
}

const COLUMN =
  /^(?<type>.*?)(?<key> generated .*| primary key)?(?<notNull> not null)?(?: default (?<initial>.*))?$/;

function alterColumn(place: string, from: string, to: string): readonly Change[] {
  const [old, now] = [from, to].map((definition) => COLUMN.exec(definition)?.groups ?? {});
  const [table, column] = place.split(".");
  const alter = (what: string): string => `alter table "${table}" alter column "${column}" ${what};`;
  if (old?.["key"] !== now?.["key"]) {
    throw new NoMigration(`The primary key ${place} has changed. Make a new table instead.`);
  }
  const changes: Change[] = [];
  if (old?.["type"] !== now?.["type"]) {
    const type = now?.["type"] ?? "";
    changes.push(breaking(alter(`type ${type} using "${column}"::${type.replace(/ collate .*/, "")}`)));
  }
  if (old?.["initial"] !== now?.["initial"]) {
    const initial = now?.["initial"];
    changes.push(breaking(alter(initial === undefined ? "drop default" : `set default ${initial}`)));
  }
  if (old?.["notNull"] !== now?.["notNull"]) {
    const isRequired = now?.["notNull"] !== undefined;
    changes.push(isRequired ? breaking(alter("set not null")) : added(alter("drop not null")));
  }
  return changes;
}

function changesOfIndexes(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly Change[] {
  const { shared, gone, fresh } = compare(before, after);
  const changed = shared.filter(([, [old, now]]) => old !== now);
  return [
    ...[...gone, ...changed].map(([name]) => breaking(`drop index "${name}";`)),
    ...[...fresh, ...changed.map(([name, [, now]]) => [name, now] as const)].map(([, statement]) =>
      // A unique index refuses what the version before may write.
      statement.startsWith("create unique ") ? breaking(statement) : added(statement),
    ),
  ];
}

function changesOfEngine(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly Change[] {
  const { shared, gone, fresh } = compare(before, after);
  const [changed] = [
    ...gone.map(([name]) => name),
    ...shared.filter(([, [a, b]]) => a !== b).map(([name]) => name),
  ];
  if (changed !== undefined) {
    throw new NoMigration(
      `${changed}, a table or index of the engine alone, has changed. Give the new one another name.`,
    );
  }
  return fresh.map(([, statement]) => added(statement));
}

/** Sorts names into those of both, of the earlier alone, and of the later alone. */
function compare<Value>(before: Readonly<Record<string, Value>>, after: Readonly<Record<string, Value>>) {
  const shared: (readonly [name: string, pair: readonly [Value, Value]])[] = [];
  for (const [name, old] of Object.entries(before)) {
    const now = after[name];
    if (now !== undefined) shared.push([name, [old, now]]);
  }
  return {
    shared,
    gone: Object.entries(before).filter(([name]) => !(name in after)),
    fresh: Object.entries(after).filter(([name]) => !(name in before)),
  };
}
