/** What the SDK adds to an application, with every operation: minified, and compressed. */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const MAX_CLIENT = 11_264;

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

const everything = 'export { createMarketplace } from "./index.ts";';
const oneGroup = 'export { createConnection, Subscriptions } from "./index.ts";';

/** Programs, and the most that each may add to an application, in bytes after compression. */
const budgets = [
  ["a client with every operation", everything, MAX_CLIENT],
  ["all that is exported", 'export * from "./index.ts";', MAX_CLIENT + 512],
  [
    "with every operation by its path too",
    'export * from "./index.ts"; export * from "./openapi.ts";',
    MAX_CLIENT + 3_072,
  ],
  [
    "changes, beside the client",
    'export * from "./index.ts"; export * from "./changes.ts";',
    MAX_CLIENT + 512 + 1_024,
  ],
  ["one group alone", oneGroup, MAX_CLIENT - 2_048],
] as const;

test.each(budgets)("%s fits its budget, and needs nothing of one platform", async (what, contents, most) => {
  const size = await bundle(contents);
  console.log(`SDK, ${what}: ${size.minified} bytes, ${size.compressed} compressed`);
  expect(size.compressed).toBeLessThanOrEqual(most);
  // The contract is for tests, and no module of Node is asked for.
  expect(size.inputs.filter((input) => input.includes("contract") || input.includes("node:"))).toEqual([]);
});

test("the whole client is measured: every operation's path is in it, and one group alone has no other", async () => {
  const whole = await bundle(everything);
  const alone = await bundle(oneGroup);
  for (const group of ["/subscription", "/billingItem", "/proceedsReport", "/sandbox"]) {
    expect(whole.text).toContain(`"${group}"`);
    expect(alone.text.includes(`"${group}"`)).toBe(group === "/subscription");
  }
});
