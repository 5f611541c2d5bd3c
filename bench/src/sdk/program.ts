import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Runs one of the programs that measure, by its name, and answers what it printed. */
export type Program = (name: string, args: readonly string[]) => Promise<string>;

/** The peers with their versions, as the manifest pins them. */
export const pinned: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(fileOf("../../package.json"), "utf8"),
).dependencies;

/** Where compiled programs find the peers. */
export const modules = fileOf("../../node_modules");

/** Longer than the slowest client takes for all situations, and all of them for all lines, on a machine that is busy. */
const TIMEOUT = 600_000;

/**
 * Compiles the programs that measure, with the SDK inside. Run by tsx, every function would be given its name anew
 * each time that it is made, and that would be measured too. The peers stay outside, as Node loads them.
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
