import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("..", import.meta.url));

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("test-support"))
  .map((file) => ({ file, text: readFileSync(join(source, file), "utf8") }));

/** The files whose text matches. */
function filesWith(pattern: RegExp): readonly string[] {
  return files
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => relative(".", file))
    .sort();
}

test("the gate alone uses the network's client, and the client alone calls hosts over HTTP", () => {
  expect(files.length).toBeGreaterThan(300);
  expect(filesWith(/from "(\.\/|.*outbound\/)network\.js"/)).toEqual(["outbound/gate.ts"]);
  expect(filesWith(/\b(request|get)( as \w+)?,?[^}]*\} from "node:https?"/)).toEqual(["outbound/network.ts"]);
  expect(filesWith(/(await|return|=|=>|globalThis\.) ?fetch\(/)).toEqual([]);
});

test("the table alone makes shares, and has their numbers", () => {
  expect(filesWith(/import \{[^}]*\bcreateShares\b/)).toEqual(["shares/table.ts"]);
});
