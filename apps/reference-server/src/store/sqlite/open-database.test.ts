import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { explainOpening, openDatabase } from "./open-database.js";

test.each([
  ["there is none", "Could not locate the bindings file. Tried:\n → /x/build/better_sqlite3.node"],
  [
    "it was compiled for another Node",
    "The module '/x/better_sqlite3.node' was compiled against a different Node.js version using NODE_MODULE_VERSION 115.",
  ],
])("when SQLite cannot be loaded because %s, the message says what to type", (_, message) => {
  expect(explainOpening(new Error(message))).toMatchObject({
    code: "SQLITE_NOT_LOADED",
    message: expect.stringMatching(
      /no binary for Node \d.*`npm rebuild better-sqlite3`.*python3, make and a C\+\+ compiler.*npm_config_nodedir=\S.* npm rebuild better-sqlite3`/,
    ),
  });
});

test("another error stays as it is", () => {
  expect(() => openDatabase("/no/such/folder/file.sqlite")).toThrow("directory does not exist");
});

test("nothing opens a database in another way", () => {
  const source = fileURLToPath(new URL("../..", import.meta.url));
  const others = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts") && !path.includes("test-support"))
    .filter((path) => readFileSync(join(source, path), "utf8").includes("new Database("));
  expect(others).toEqual(["store/sqlite/open-database.ts"]);
});
