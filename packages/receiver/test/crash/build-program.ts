import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let built: Promise<string> | undefined;

/** The vendor's process as one file, made once: it is started often, and loading it from source takes half a second. */
export function buildProgram(): Promise<string> {
  built ??= bundle();
  return built;
}

async function bundle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "receiver-program-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(here("../../../../node_modules"), join(folder, "node_modules"));
  const outfile = join(folder, "vendor-process.mjs");
  await build({
    entryPoints: [here("vendor-process.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["@syndikit/source"],
    external: ["better-sqlite3", "mysql2", "pg"],
    logLevel: "silent",
  });
  return outfile;
}
