import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./run-quietly.js";

/**
 * Packs the compiled binding of better-sqlite3, as its makers publish it for the usual machines: a machine without a
 * compiler downloads it, and one that cannot compiles for minutes.
 */
export async function packBinding(
  repository: string,
  destination: string,
): Promise<readonly [string, string]> {
  const folder = join(repository, "node_modules/better-sqlite3");
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
  const system = `node-v${process.versions.modules}-${process.platform}-${process.arch}`;
  const name = `better-sqlite3-v${version}-${system}.tar.gz`;
  const file = join(destination, name);
  await runQuietly("tar", ["-czf", file, "build/Release/better_sqlite3.node"], { cwd: folder });
  return [name, file];
}
