import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const require = createRequire(import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "certify-receivers-"));
symlinkSync(fileURLToPath(new URL("../../../node_modules", import.meta.url)), join(folder, "node_modules"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

const built = new Map<string, Promise<string>>();

export function exampleFile(name: string): string {
  return join(dirname(require.resolve(`@syndikit/example-${name}/package.json`)), "src/main.ts");
}

/** A file below `e2e/src/receivers`. */
export function receiverFile(name: string): string {
  return fileURLToPath(new URL(`../../src/receivers/${name}`, import.meta.url));
}

/**
 * The command that runs a TypeScript file of the workspace. The file is bundled first: a receiver is started again
 * after each kill, and loading it from source takes most of a second of processor time.
 */
export async function fromSource(file: string): Promise<string> {
  const program = built.get(file) ?? bundle(file, join(folder, `receiver-${built.size}.mjs`));
  built.set(file, program);
  return `exec node "${await program}"`;
}

async function bundle(file: string, outfile: string): Promise<string> {
  await build({
    entryPoints: [file],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["@syndikit/source"],
    external: ["better-sqlite3", "express", "pg"],
    logLevel: "silent",
  });
  return outfile;
}
