import { execFile } from "node:child_process";
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { write } from "../src/drift.js";
import { generate } from "../src/generate.js";
import { temporaryRoot } from "./temporary-root.js";

const headers = "packages/contract/src/headers.gen.ts";

test("npm run generate -- --check fails, lists the files, and names the command", async () => {
  await using real = await temporaryRoot("real");
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const run = (...flags: string[]): Promise<{ stdout: string }> =>
    promisify(execFile)(process.execPath, ["--import", "tsx", main, "--root", real.path, ...flags]);
  await write(real.path, await generate(real.path));
  expect((await run("--check")).stdout).toContain("agree with the spec");
  await appendFile(join(real.path, headers), "// mine\n");
  await expect(run("--check")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(new RegExp(`changed: ${headers}\\n.*npm run generate`)),
  });
}, 300_000);
