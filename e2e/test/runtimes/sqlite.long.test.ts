import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "receiver-sqlite-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["bun", []],
  ["deno", ["run", "--allow-all", "--no-config"]],
] as const)(
  "the store in a file works with the SQLite of %s, where better-sqlite3 does not load",
  async (runtime, args) => {
    const outfile = join(folder, `${runtime}.mjs`);
    await build({
      entryPoints: [here("program-print-sqlite.ts")],
      outfile,
      bundle: true,
      format: "esm",
      platform: "neutral",
      conditions: ["@syndikit/source"],
      target: "es2022",
      define: { FILE: JSON.stringify(join(folder, `${runtime}.db`)) },
      alias: { "better-sqlite3": here("no-library.ts") },
      logLevel: "silent",
    });
    const { stdout } = await promisify(execFile)(here(`../../../node_modules/.bin/${runtime}`), [
      ...args,
      outfile,
    ]);

    expect(JSON.parse(stdout)).toEqual({
      written: [true, false],
      read: {
        key: "subscription/12",
        revision: "a",
        lane: "event",
        state: "waiting",
        readyAt: 10,
        changedAt: 5,
        body: '{"text":"♥"}',
      },
      due: 1,
      pruned: 0,
    });
  },
);
