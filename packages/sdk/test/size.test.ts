/** What the SDK adds to an application, with every operation: minified, and compressed. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { operations } from "@syndikit/contract";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** In bytes after compression: what a client has without methods, and what each method adds to it. */
const MAX_CORE = 10_780;
const MAX_METHOD = 16;
/** With every operation. The search, a group of one method, added 17; three methods for links to events, 45; the money report, another group of one, 28. */
const MAX_CLIENT = 13_980;
/** With one group alone, the subscriptions. */
const MAX_GROUP = 11_700;

/** Bundles a program of one line, as an application would. */
async function bundle(
  contents: string,
): Promise<{ text: string; minified: number; compressed: number; inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL("../src", import.meta.url)) },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["@syndikit/source"],
    metafile: true,
    write: false,
  });
  const bytes = outputFiles[0]?.contents ?? new Uint8Array();
  const compressed = gzipSync(bytes, { level: 9 }).length;
  return {
    text: new TextDecoder().decode(bytes),
    minified: bytes.length,
    compressed,
    inputs: Object.keys(metafile.inputs),
  };
}

const core = await bundle('export { createConnection } from "./index.ts";');
const everything = await bundle('export { createMarketplace } from "./index.ts";');
/** A method describes one call. */
const methods = everything.text.match(/\.(?:call|listOf)\(\{method:/g)?.length ?? 0;

test("the core fits its budget, and so does each method beside it", () => {
  const each = (everything.compressed - core.compressed) / methods;
  console.log(`SDK: a core of ${core.compressed} bytes, and ${methods} methods of ${each.toFixed(1)}`);
  // No method is left out of the count.
  expect(methods).toBeGreaterThanOrEqual(Object.keys(operations).length);
  expect(core.compressed).toBeLessThanOrEqual(MAX_CORE);
  expect(each).toBeLessThanOrEqual(MAX_METHOD);
});

test("the README and the decision state the sizes that the tests hold", () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
  expect(read("../README.md")).toContain(
    `a core of ${MAX_CORE / 1_000} kB, and ${MAX_METHOD} bytes for each method. That is less than ${MAX_CLIENT / 1_000} kB with every operation, or ${MAX_GROUP / 1_000} kB with only the subscriptions.`,
  );
  const inBytes = (size: number): string => size.toLocaleString("en-US");
  expect(read("../../../docs/decisions/0013-sdk.md")).toContain(
    `${inBytes(MAX_CORE)} bytes for the core, minified and compressed, and ${MAX_METHOD} bytes for each method; and with every operation it stays below ${inBytes(MAX_CLIENT)}.`,
  );
});

/** Programs, and the most that each may add to an application, in bytes after compression. */
const budgets = [
  ["a client with every operation", 'export { createMarketplace } from "./index.ts";', MAX_CLIENT],
  ["all that is exported", 'export * from "./index.ts";', MAX_CLIENT + 512],
  [
    "with every operation by its path too",
    'export * from "./index.ts"; export * from "./openapi.ts";',
    MAX_CLIENT + 3_456,
  ],
  [
    "changes, beside the client",
    'export * from "./index.ts"; export * from "./changes.ts";',
    MAX_CLIENT + 512 + 1_024,
  ],
  ["one group alone", 'export { createConnection, Subscriptions } from "./index.ts";', MAX_GROUP],
] as const;

test.each(budgets)("%s fits its budget, and needs nothing of one platform", async (what, contents, most) => {
  const size = await bundle(contents);
  console.log(`SDK, ${what}: ${size.minified} bytes, ${size.compressed} compressed`);
  expect(size.compressed).toBeLessThanOrEqual(most);
  // The contract is for tests, and no module of Node is asked for.
  expect(size.inputs.filter((input) => input.includes("contract") || input.includes("node:"))).toEqual([]);
});

test("the whole client is measured: every operation's path is in it, and one group alone has no other", async () => {
  const alone = await bundle('export { createConnection, Subscriptions } from "./index.ts";');
  for (const group of ["/subscription", "/billingItem", "/proceedsReport", "/sandbox"]) {
    expect(everything.text).toContain(`"${group}"`);
    expect(alone.text.includes(`"${group}"`)).toBe(group === "/subscription");
  }
});
