import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("..", import.meta.url));
/** The only file that knows Drizzle from inside. */
const INSIDE = "store/postgres/dialect.ts";

/** What Drizzle's documentation does not describe, and what a release may change. */
const INNER =
  /\b(SQLite(Async|Sync)Dialect|SQLite\w*Session|SQLite\w*PreparedQuery|SQLite\w+Config|queryChunks|columnType|buildInsertQuery|entityKind)\b|import \{[^}]*(?<!type )\bBaseSQLiteDatabase\b/;

function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
}

test("one file uses Drizzle's inner classes", () => {
  const found = filesOf(source).filter((file) => INNER.test(readFileSync(join(source, file), "utf8")));
  expect(found).toEqual([INSIDE]);
});

test("the version that it knows is the one that is installed, and pinned", () => {
  const require = createRequire(import.meta.url);
  const manifest = (file: string): { version: string; dependencies: Record<string, string> } =>
    JSON.parse(readFileSync(file, "utf8"));
  const [first = ""] = readFileSync(join(source, INSIDE), "utf8").split("\n");
  const known = first.replace("// drizzle-orm ", "");
  const installed = manifest(join(dirname(require.resolve("drizzle-orm")), "package.json")).version;
  const pinned = manifest(join(source, "../package.json")).dependencies["drizzle-orm"];
  // Otherwise read docs/decisions/0019-drizzle.md: it says what to look at before the first line is changed.
  expect([installed, pinned]).toEqual([known, known]);
});
