// npm run migrations -- <name>: writes the next migration of both engines, from what has changed in `store/tables/`.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { migrationsFolder as postgresFolder } from "./postgres/migrate.js";
import { NoMigration, nextMigration } from "./postgres/next-migration.js";
import { describeSchema, renderSchema, type Schema } from "./postgres/schema.js";
import { migrationsFolder as sqliteFolder } from "./sqlite/image.js";

const USAGE = `npm run migrations -- <name>    writes the next migration, for example: npm run migrations -- nicknames
npm run migrations -- --again   writes the last one again, as long as no release has it`;

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly tag: string; readonly when: number }[];
}

const journalFile = join(sqliteFolder, "meta/_journal.json");
const readJournal = (): Journal => JSON.parse(readFileSync(journalFile, "utf8"));
/** The schema of PostgreSQL after a migration. */
const schemaFile = (tag: string): string => join(postgresFolder, "meta", `${tag}.json`);

function main(): void {
  const { values, positionals } = parseArgs({
    options: { again: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const [given, ...more] = positionals;
  const last = readJournal().entries.at(-1);
  const name = values.again ? last?.tag.replace(/^\d+_/, "") : given;
  if (
    name === undefined ||
    more.length > 0 ||
    (values.again && given !== undefined) ||
    !/^[a-z0-9_]+$/.test(name)
  ) {
    throw new NoMigration(`A name has small letters, digits and underscores.\n${USAGE}`);
  }
  const earlier = values.again ? readJournal().entries.slice(0, -1) : readJournal().entries;
  const before = earlier.at(-1)?.tag;
  const schema = describeSchema();
  // Derived first: it refuses what cannot be a migration, before anything is written.
  const statements = before === undefined ? renderSchema(schema) : renderNext(readSchema(before), schema);
  if (statements === undefined) {
    console.log("The tables are as the migrations make them. Nothing was written.");
    return;
  }
  if (values.again && last !== undefined) forget(last.tag);
  generateForSqlite(name);
  dateAfterOthers();
  const tag = readJournal().entries.at(-1)?.tag;
  if (tag === undefined || tag === before) {
    throw new NoMigration("drizzle-kit has written nothing: look at what it says above.");
  }
  writeFileSync(join(postgresFolder, `${tag}.sql`), statements);
  writeFileSync(schemaFile(tag), `${JSON.stringify(schema, null, 2)}\n`);
  console.log(
    `Written: drizzle/${tag}.sql and drizzle-postgres/${tag}.sql. Read both, and commit them with their meta.`,
  );
}

function readSchema(tag: string): Schema {
  // Written below.
  return JSON.parse(readFileSync(schemaFile(tag), "utf8"));
}

function renderNext(before: Schema, after: Schema): string | undefined {
  const next = nextMigration(before, after);
  if (next === undefined) return undefined;
  const mark = `-- Versions before this one ${next.additive ? "go on" : "stop"}.`;
  return `${[mark, ...next.statements].join("\n")}\n`;
}

/** Removes a migration of both engines. */
function forget(tag: string): void {
  const journal = readJournal();
  const entries = journal.entries.filter((entry) => entry.tag !== tag);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }, null, 2));
  const number = tag.slice(0, 4);
  for (const file of [
    join(sqliteFolder, `${tag}.sql`),
    join(sqliteFolder, "meta", `${number}_snapshot.json`),
    join(postgresFolder, `${tag}.sql`),
    schemaFile(tag),
  ]) {
    if (existsSync(file)) rmSync(file);
  }
}

/**
 * Gives the last migration a date after all others. A database applies what is later than its newest migration, and says
 * nothing of the rest: https://github.com/drizzle-team/drizzle-orm/issues/5316. So one that was written by a clock that
 * is behind, or that comes from another branch, would never be applied.
 */
function dateAfterOthers(): void {
  const journal = readJournal();
  const earlier = journal.entries.slice(0, -1);
  const latest = Math.max(0, ...earlier.map(({ when }) => when));
  const entries = journal.entries.map((entry, index) =>
    index < earlier.length ? entry : { ...entry, when: Math.max(entry.when, latest + 1) },
  );
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries }, null, 2));
}

function generateForSqlite(name: string): void {
  const kit = join(dirname(createRequire(import.meta.url).resolve("drizzle-kit")), "bin.cjs");
  // The tables import the contract, which need not be built.
  execFileSync(process.execPath, ["--conditions=@syndikit/source", kit, "generate", "--name", name], {
    cwd: dirname(sqliteFolder),
    stdio: ["ignore", "inherit", "inherit"],
  });
}

try {
  main();
} catch (error) {
  if (!(error instanceof NoMigration)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
