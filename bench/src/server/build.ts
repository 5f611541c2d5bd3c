import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const APP = join(ROOT, "apps/reference-server");

/** A copy of the reference server's build, which does not change while it is measured. */
export interface Build {
  /** The path of the program. */
  readonly main: string;
  /** The path of the module that creates a server. */
  readonly index: string;
}

/** Builds the reference server, and copies the files that would be published into a folder. */
export function buildServer(folder: string): Build {
  const turbo = [
    "tools/turbo.mjs",
    "run",
    "build",
    "--filter=@syndikit/reference-server",
    "--output-logs=errors-only",
  ];
  execFileSync(process.execPath, turbo, { cwd: ROOT, stdio: ["ignore", "ignore", "inherit"] });
  const copy = join(folder, "reference-server");
  mkdirSync(copy, { recursive: true });
  for (const name of ["dist", "drizzle", "drizzle-postgres", "package.json"])
    cpSync(join(APP, name), join(copy, name), { recursive: true });
  const own = join(APP, "node_modules");
  if (existsSync(own)) symlinkSync(own, join(copy, "node_modules"));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return { main: join(copy, "dist/main.js"), index: join(copy, "dist/index.js") };
}

/** The names and versions of the packages that are compared, as the two manifests pin them. */
export function versions(): string[] {
  const ours = dependencies(join(APP, "package.json"), ["better-sqlite3", "pg", "drizzle-orm", "hono"]);
  const theirs = dependencies(join(ROOT, "bench/package.json"), [
    "@stoplight/prism-cli",
    "json-server",
    "autocannon",
  ]);
  return [...ours, ...theirs];
}

function dependencies(manifest: string, names: readonly string[]): string[] {
  const { dependencies: pinned } = JSON.parse(readFileSync(manifest, "utf8")) as {
    dependencies: Readonly<Record<string, string>>;
  };
  return names.map((name) => `${name} ${pinned[name]}`);
}
