/** What a program takes in with the SDK when it starts. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
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

test("importing it reads no other module, and leaves nothing running", async () => {
  const program =
    'const { createMarketplace } = await import("./sdk.mjs"); console.log(typeof createMarketplace);';
  // The process ends by itself: a timer or a socket would keep it.
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", program], { cwd: folder });
  expect(stdout.trim()).toBe("function");
  const text = await readFile(join(folder, "sdk.mjs"), "utf8");
  expect(text.match(/^import |\bimport\(|\brequire\(/gm)).toBeNull();
});
