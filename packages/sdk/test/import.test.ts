/** How long a program waits for the SDK when it starts. */
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sdk-import-"));
  await build({
    entryPoints: [fileURLToPath(new URL("../src/index.ts", import.meta.url))],
    outfile: join(folder, "sdk.mjs"),
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["@syndikit/source"],
  });
});
afterAll(() => rm(folder, { recursive: true }));

test("it is imported, cold, in less than 20 ms", async () => {
  const program =
    'const start = performance.now(); await import("./sdk.mjs"); console.log(performance.now() - start);';
  const times: number[] = [];
  // The best of some, each in a process of its own: the machine may be busy with something else.
  while (times.length < 40 && (times.length < 3 || Math.min(...times) >= 20)) {
    const args = ["--input-type=module", "--eval", program];
    const { stdout } = await run(process.execPath, args, { cwd: folder });
    times.push(Number(stdout));
  }
  const best = Math.min(...times);
  console.log(`SDK: imported in ${best.toFixed(1)} ms`);
  expect(best).toBeGreaterThan(0);
  expect(best).toBeLessThan(20);
}, 60_000);
