import { execFile } from "node:child_process";
import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findDrift, write } from "../src/drift.js";
import { emitters } from "../src/emit/index.js";
import { generate } from "../src/generate.js";
import { type TemporaryRoot, temporaryRoot } from "./temporary-root.js";

const list = emitters.filter(({ target }) => !target.startsWith("packages/sdk/"));
const headers = "packages/contract/src/headers.gen.ts";

let root: TemporaryRoot;
let files: Map<string, string>;

beforeAll(async () => {
  await using source = await temporaryRoot("things");
  files = await generate(source.path, list);
}, 60_000);

beforeEach(async () => {
  root = await temporaryRoot("things");
  await write(root.path, files);
});

afterEach(() => root[Symbol.asyncDispose]());

describe("generate", () => {
  test("gives the same text twice", async () => {
    expect(await generate(root.path, list)).toEqual(files);
  }, 60_000);
});

describe("write", () => {
  test("writes nothing the second time", async () => {
    expect(await write(root.path, files)).toEqual([]);
  });

  test("removes a file that is no longer made", async () => {
    const fewer = await generate(
      root.path,
      list.filter(({ target }) => target !== headers),
    );
    expect(await write(root.path, fewer)).toContainEqual({ path: headers, kind: "stale" });
    await expect(readFile(join(root.path, headers))).rejects.toThrow("ENOENT");
  }, 60_000);
});

describe("findDrift", () => {
  test("finds nothing after a run", async () => {
    expect(await findDrift(root.path, files)).toEqual([]);
  });

  test("finds a file that was changed by hand", async () => {
    await appendFile(join(root.path, headers), "// mine\n");
    expect(await findDrift(root.path, files)).toEqual([{ path: headers, kind: "changed" }]);
  });

  test("finds a file that is missing", async () => {
    await rm(join(root.path, headers));
    expect(await findDrift(root.path, files)).toEqual([{ path: headers, kind: "missing" }]);
  });

  test("finds a file that the spec does not give any more", async () => {
    const manifest = "packages/contract/generated.json";
    const old = JSON.stringify({ spec: "", files: [...files.keys(), "packages/contract/src/old.gen.ts"] });
    await writeFile(join(root.path, manifest), old);
    await writeFile(join(root.path, "packages/contract/src/old.gen.ts"), "");
    expect(await findDrift(root.path, files)).toEqual([
      { path: manifest, kind: "changed" },
      { path: "packages/contract/src/old.gen.ts", kind: "stale" },
    ]);
  });
});

describe("npm run generate -- --check", () => {
  test("fails, lists the files, and names the command", async () => {
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
  }, 120_000);
});
