import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const server = join(root, "apps/reference-server/src");

/**
 * The rooms of the server (folders, and single source files) from the outside in, as listed in ARCHITECTURE.md. A room
 * imports only from rooms below it.
 */
const floors = (/```floors\n(.*?)```/s.exec(readFileSync(join(root, "ARCHITECTURE.md"), "utf8"))?.[1] ?? "")
  .split(/\s+/)
  .filter((room) => room !== "");

/** Code for tests may import anything. */
const TEST_SUPPORT = "test-support";

const roomOf = (file: string): string => (relative(server, file).split(sep)[0] ?? "").replace(/\.[jt]s$/, "");

const files = readdirSync(server, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test(-d)?\.ts$/.test(file))
  .map((file) => join(server, file))
  .filter((file) => roomOf(file) !== TEST_SUPPORT);

const arrows = files.flatMap((file) =>
  ts
    .preProcessFile(readFileSync(file, "utf8"))
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .map(({ fileName }) => ({ file, target: resolve(dirname(file), fileName) }))
    .filter(({ target }) => target.startsWith(server)),
);

test("the page on the architecture has every room of the server, once", () => {
  expect([...floors].sort()).toEqual([...new Set(files.map(roomOf))].sort());
});

test("no room of the server imports from a room above it", () => {
  const back = arrows
    .filter(({ file, target }) => floors.indexOf(roomOf(file)) > floors.indexOf(roomOf(target)))
    .map(({ file, target }) => `${relative(server, file)} imports ${relative(server, target)}`);
  expect(arrows.length).toBeGreaterThan(1_000);
  expect(back).toEqual([]);
});
