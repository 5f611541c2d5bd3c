/** What the SDK adds to an application, with every operation: minified, and compressed. */
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("the whole SDK fits its budget, and needs nothing of one platform", async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL("../src/index.ts", import.meta.url))],
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
  const [output] = outputFiles;
  const bytes = output?.contents ?? new Uint8Array();
  const size = { minified: bytes.length, compressed: gzipSync(bytes, { level: 9 }).length };
  console.log(`SDK: ${size.minified} bytes, ${size.compressed} compressed`);
  expect(size.minified).toBeGreaterThan(10_000);
  expect(size.minified).toBeLessThanOrEqual(25_500);
  expect(size.compressed).toBeLessThanOrEqual(10_240);
  // The contract is types only, and no module of Node is asked for.
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((input) => input.includes("contract") || input.includes("node:"))).toEqual([]);
});
