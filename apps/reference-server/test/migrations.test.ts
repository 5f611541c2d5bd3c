import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { migrationsFolder } from "../src/store/sqlite/image.js";

const project = fileURLToPath(new URL("..", import.meta.url));

test("the migrations make the tables that the schema describes", async () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(migrationsFolder, folder, { recursive: true });
  const kit = join(dirname(createRequire(import.meta.url).resolve("drizzle-kit")), "bin.cjs");
  // The tool puts "./" before the folder, so it must be relative.
  const out = relative(project, folder);
  const args = ["--dialect", "sqlite", "--schema", "./src/store/tables/index.ts", "--casing", "snake_case"];
  await promisify(execFile)(process.execPath, [kit, "generate", ...args, "--out", out], { cwd: project });
  expect(readdirSync(folder).sort()).toEqual(readdirSync(migrationsFolder).sort());
}, 60_000);
