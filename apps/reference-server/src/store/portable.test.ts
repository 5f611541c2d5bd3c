import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const src = fileURLToPath(new URL("..", import.meta.url));

/** Files that may contain code for one engine only. */
const ofOneEngine = [
  /^store\/(sqlite|postgres)\//,
  /^store\/dialect\.ts$/,
  /^test-support\/(postgres-stores|query-plans)\.ts$/,
];

/** Operator commands that open a database file themselves. */
const onFiles = /^server\/(doctor-database|restore|commands)\.ts$/;

/** SQL that only SQLite understands, and what to write instead. */
const onlySqlite: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bjson_(each|extract|group_array|array|tree)\b/, "a word of store/dialect.ts"],
  [/\b(rowid|sqlite_\w+|randomblob|last_insert_rowid|changes\(\))/, "an identifier, or a word"],
  [/\binsert or (ignore|replace)\b/i, "onConflictDoNothing or onConflictDoUpdate"],
  [/\bpragma\b/i, "what the port offers"],
  [/\bifnull\(/i, "coalesce"],
  [/\b(strftime|unixepoch|julianday)\(/, "a moment that the caller passes"],
  [/\bgroup_concat\(/, "rowsAsJson"],
  [/\b(glob|regexp|match) \$\{/i, "like, or contains"],
  [/\bcollate nocase\b/i, "lower()"],
  [/\bcase when \$\{[\w.]+\} then\b/i, "a comparison: a flag is a number"],
  [/\bmax\(\$\{[^}]+\}, /, "a case"],
];

test.each(onlySqlite)("no query has %s, but %s", (pattern) => {
  const found = sources()
    .filter(({ text }) =>
      [...text.matchAll(/sql(?:<[^`]*>)?`([^`]*)`/g)].some(([, body]) => pattern.test(body ?? "")),
    )
    .map(({ file }) => file);
  expect(found).toEqual([]);
});

test("lists are sorted by words that put what is absent at the same end on every engine", () => {
  const page = sources().find(({ file }) => file === "api/page.ts");
  expect(page?.text).toContain('from "../store/dialect.js"');
  expect(page?.text).not.toMatch(/import \{[^}]*\b(asc|desc)\b[^}]*\} from "drizzle-orm"/);
});

test("no list of identifiers is bound one by one, but by isOneOf or inList", () => {
  const bound = /nArray\(\s*(\w+\.)?(id|\w+Id),\s*(\[|ids\b|\w+\.map\()/;
  const found = sources()
    .filter(({ text }) => bound.test(text))
    .map(({ file }) => file);
  expect(found).toEqual([]);
});

test("only the store imports the engine", () => {
  const engines = /from "(better-sqlite3|pg|drizzle-orm\/(better-sqlite3|sqlite-proxy|node-postgres)[\w/]*)"/;
  const found = sources()
    .filter(({ file, text }) => !onFiles.test(file) && engines.test(text))
    .map(({ file }) => file);
  expect(found).toEqual([]);
});

/** The source files that must work on every engine. */
function sources(): readonly { readonly file: string; readonly text: string }[] {
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts") && !entry.name.endsWith(".test.ts"))
    .map((entry) => relative(src, join(entry.parentPath, entry.name)))
    .filter((file) => !ofOneEngine.some((pattern) => pattern.test(file)))
    .map((file) => ({ file, text: readFileSync(join(src, file), "utf8") }));
}
