import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readMigrations } from "./migrate.js";

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-steps-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

test("each step says in its first line whether versions before it go on; before the first there is none", () => {
  const folder = folderOf({
    "0000_initial.sql": "create table a ();",
    "0001_more.sql": "-- Versions before this one go on.\ncreate table b ();",
    "0002_less.sql": "-- Versions before this one stop.\ndrop table a;",
  });
  expect(readMigrations(folder).map(({ name, additive }) => [name, additive])).toEqual([
    ["0000_initial.sql", false],
    ["0001_more.sql", true],
    ["0002_less.sql", false],
  ]);
});

test("a step that does not say it is refused by its name", () => {
  const folder = folderOf({ "0000_initial.sql": "", "0001_more.sql": "create table b ();" });
  expect(() => readMigrations(folder)).toThrow(/0001_more\.sql must begin with/);
});

/**
 * Statements that are harmless to a server of the previous version, because it neither reads nor writes what they add.
 */
const ADDITIVE = [
  /^create table /,
  /^create index /,
  /^alter table "\w+" add column (?!.*not null(?!.*default))/,
  /^alter table "\w+" alter column "\w+" drop not null$/,
  // An extension that may be missing: the statements between are looked at like all others.
  /^do \$\$ begin\s+create extension if not exists "\w+"$/,
  /^exception when [\w\s]+ then\s+raise notice /,
  /^end \$\$$/,
];

/** The statements of an additive migration that change what older versions work with. */
function harmful(statements: string): readonly string[] {
  // What older versions do not have may refer to others, and be unique.
  const created = [...statements.matchAll(/^create table ("\w+")/gm)].map(([, table]) => table);
  const onCreated = created.flatMap((table) => [
    new RegExp(`^alter table ${table} add foreign key `),
    new RegExp(`^create unique index "\\w+" on ${table} `),
  ]);
  return statements
    .split("\n")
    .filter((line) => !line.startsWith("--"))
    .join("\n")
    .split(";")
    .map((statement) => statement.trim())
    .filter(
      (statement) => statement !== "" && ![...ADDITIVE, ...onCreated].some((form) => form.test(statement)),
    );
}

test("steps after which versions before go on only add what those need not know", () => {
  const additive = readMigrations().filter((step) => step.additive);
  expect(additive.flatMap(({ statements }) => harmful(statements))).toEqual([]);
});

test.each([
  ['drop table "companies"'],
  ['alter table "companies" add column "nickname" text not null'],
  ['alter table "companies" drop column "name"'],
  ['create unique index "one" on "companies" ("name")'],
  ["update companies set name = ''"],
])("%s would harm versions before", (statement) => {
  expect(harmful(`-- Versions before this one go on.\n${statement};`)).toEqual([statement]);
});

test.each([
  ['create table "nicknames" ("id" bigint)'],
  ['create index "by_name" on "companies" ("name")'],
  ['alter table "companies" add column "nickname" text'],
  ['alter table "companies" add column "nickname" text not null default \'none\''],
])("%s harms no version before", (statement) => {
  expect(harmful(`${statement};`)).toEqual([]);
});
