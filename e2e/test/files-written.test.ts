import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = resolve(fileURLToPath(import.meta.url), "../../..");

/**
 * The only files that may write to the disk. A path that a user gives is written by the server's `new-file.ts`, which
 * never overwrites a file. All other code here chooses its own file names.
 */
const writers: Readonly<Record<string, string>> = {
  "new-file.ts": "the way to write a file that a user names",
  "backup.ts": "snapshots and results, beside the database",
  "image.ts": "the draft of a snapshot from PostgreSQL, which backup.ts made",
  "snapshots.ts": "a snapshot from PostgreSQL, in a temporary folder or beside the copy of a database",
  "copy.ts": "the database that is copied, under a name of its own until new-file.ts gives it its name",
  "database-file.ts": "makes the database that a server is told to use",
  "seals.ts": "the key beside the database, if there is none",
  "online-restore.ts": "what restore and a running server tell each other",
  "restore.ts": "replaces the database, which it keeps",
  "write-migration.ts": "the migrations of this repository",
  "write-settings-table.ts": "the tables of settings in this repository's documents",
  "open-capture.ts": "adds events to a file of saved events, or begins a new one",
  "report-files.ts": "adds to standard output or a pipe",
  "edit-text.ts": "in a temporary folder",
  "receiver-log.ts": "in the temporary folder of a run",
  "history.ts": "in the program's folder for its state",
  "state-file.ts": "in the program's folder for its state",
  "write-project.ts": "a new project, which replaces nothing",
};

/** Node functions that create, fill or replace a file. */
const WRITES =
  /\b(?:writeFile|appendFile|rename|copyFile|truncate|link|symlink|cp)(?:Sync)?\(|\bcreateWriteStream\(|\b(?:open|openSync)\([^)]*(?:"(?:[wa]x?\+?|r\+)"|O_CREAT)/;
/** Copies a SQLite database. If a user names the file, `writeNew` writes it. */
const COPIES = /\bclient\.backup\(|vacuum into/i;

function sourcesOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.ts$|\.gen\.ts$/.test(path))
    .map((path) => join(root, folder, path));
}

const sources = [
  "packages/cli/src",
  "packages/create-syndikit/src",
  "packages/conformance/src",
  "packages/receiver/src",
  "apps/reference-server/src",
].flatMap(sourcesOf);

test("only known files of the programs write to the disk", () => {
  const found = sources.filter((file) => WRITES.test(readFileSync(file, "utf8")));
  expect([...new Set(found.map((file) => basename(file)))].sort()).toEqual(Object.keys(writers).sort());
});

test("a copy of a database is written by writeNew", () => {
  // The thread fills a draft that `open.ts` lets `writeNew` make.
  const found = sources
    .filter((file) => COPIES.test(readFileSync(file, "utf8")))
    .filter((file) => basename(file) !== "whole-copies-thread.ts");
  expect(found.map((file) => basename(file)).sort()).toEqual(["back-up-store.ts", "commands.ts", "open.ts"]);
  for (const file of found) expect(readFileSync(file, "utf8"), file).toMatch(/\bwriteNew\(/);
});

test.each([
  'writeFileSync(file, "x")',
  "await rename(draft, file)",
  "renameSync(part, target)",
  "await copyFile(from, to)",
  "createWriteStream(file)",
  'await open(file, "w")',
  'openSync(file, "a", 0o600)',
])("%s is seen as a write", (line) => {
  expect(line).toMatch(WRITES);
});
