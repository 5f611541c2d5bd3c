import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";

test("a program is bundled where better-sqlite3 is not installed: its import is optional", async () => {
  const source = readFileSync(resolve(import.meta.dirname, "sqlite-driver.ts"), "utf8");
  // Here it is installed, so another name stands for it.
  const contents = source.replaceAll('"better-sqlite3"', '"not-installed-anywhere"');
  const { outputFiles } = await build({
    stdin: { contents, loader: "ts", resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    logLevel: "silent",
  });

  expect(outputFiles[0]?.text).toContain('import("not-installed-anywhere")');
});
