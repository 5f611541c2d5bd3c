import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { link } from "./project.js";
import { run } from "./run.js";
import { type Tarballs, tarballsOf } from "./tarballs.js";

const server = ["@syndikit/contract", "@syndikit/signature", "@syndikit/reference-server"];
const commandLine = [
  ...server,
  "@syndikit/receiver",
  "@syndikit/sdk",
  "@syndikit/testing",
  "@syndikit/conformance",
  "syndikit",
];

/** Installs the reference server without what is optional, and the types of Node for embedding it. */
export async function installServer(project: string, tarballs: Tarballs): Promise<void> {
  await install(project, tarballsOf(tarballs, server), ["--omit=optional"]);
  await link(project, ["@types/node"]);
}

/** Installs the command line and the testing package, and links what a project with tests has besides them. */
export async function installCommandLine(project: string, tarballs: Tarballs): Promise<void> {
  await install(project, tarballsOf(tarballs, commandLine));
  await link(project, ["msw", "typescript"]);
}

/**
 * Installs other packages from npm's cache or the registry. Only the compiled binding is copied from here, because
 * compiling it would take minutes.
 */
async function install(
  project: string,
  tarballs: readonly string[],
  flags: readonly string[] = [],
): Promise<void> {
  await mkdir(project, { recursive: true });
  await writeFile(join(project, "package.json"), '{ "private": true, "type": "module" }\n');
  const quiet = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  await run("npm", ["install", ...quiet, ...flags, ...tarballs], { cwd: project });
  await rm(join(project, "node_modules/better-sqlite3"), { recursive: true });
  await link(project, ["better-sqlite3"]);
}
