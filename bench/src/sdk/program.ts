import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Runs one of the measuring programs by its name, and returns its output. */
export type Program = (name: string, args: readonly string[]) => Promise<string>;

/** The peers with the versions that package.json pins. */
export const pinned: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(fileOf("../../package.json"), "utf8"),
).dependencies;

/** Compiled programs find the peers here. */
export const modules = fileOf("../../node_modules");

/**
 * Milliseconds. Longer than the slowest client takes for all situations, or all clients for all lines, on a busy
 * machine.
 */
const TIMEOUT = 600_000;

/**
 * Compiles the measuring programs with the SDK bundled in. Under tsx every function would get its name again each
 * time that it is created, and that would be measured too. The peers stay external, and Node loads them.
 */
export async function compilePrograms(folder: string): Promise<Program> {
  await build({
    entryPoints: ["overhead-process.ts", "failures-process.ts"].map(fileOf),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    conditions: ["@syndikit/source"],
    external: Object.keys(pinned),
  });
  const start = promisify(execFile);
  return async (name, args) => {
    const program = join(folder, `${name}.mjs`);
    const { stdout } = await start(process.execPath, ["--expose-gc", program, ...args], { timeout: TIMEOUT });
    return stdout;
  };
}
