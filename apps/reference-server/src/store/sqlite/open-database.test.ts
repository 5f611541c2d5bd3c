import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { assertSafe, explainOpening, openDatabase } from "./open-database.js";

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

test("a binary that Node 24 does not survive is refused before it is loaded", () => {
  const [unsafe, safe] = [
    Buffer.from("x\0RemoveEnvironmentCleanupHook\0x"),
    Buffer.from("AddEnvironmentCleanupHook"),
  ];
  expect(() => assertSafe("24.21.0", () => unsafe)).toThrow(
    expect.objectContaining({
      code: "SQLITE_NOT_LOADED",
      message: expect.stringMatching(
        /end Node 24\.21\.0.*Node 22 or 26.*headers of Node 24\.18.*npm_config_nodedir=/,
      ),
    }),
  );
  expect(() => assertSafe("24.21.0", () => safe)).not.toThrow();
  expect(() => assertSafe("26.12.1", () => unsafe)).not.toThrow();
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
