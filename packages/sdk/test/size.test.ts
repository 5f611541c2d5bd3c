/** What the SDK adds to an application, with every operation: minified, and compressed. */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** Bundles a program of one line, as an application would. */
async function bundle(contents: string): Promise<{ minified: number; compressed: number; inputs: string[] }> {
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
  return { minified: bytes.length, compressed, inputs: Object.keys(metafile.inputs) };
}

test.each([
  ["a client with every operation", 'export { createMarketplace } from "./index.ts";', 6 * 1024],
  ["all that is exported", 'export * from "./index.ts";', 6_300],
])("%s fits its budget, and needs nothing of one platform", async (what, contents, compressed) => {
  const size = await bundle(contents);
  console.log(`SDK, ${what}: ${size.minified} bytes, ${size.compressed} compressed`);
  expect(size.minified).toBeGreaterThan(10_000);
  expect(size.minified).toBeLessThanOrEqual(18_000);
  expect(size.compressed).toBeLessThanOrEqual(compressed);
  // The contract is types only, and no module of Node is asked for.
  expect(size.inputs.filter((input) => input.includes("contract") || input.includes("node:"))).toEqual([]);
});
