import { readFile, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { runQuietly } from "./run-quietly.js";

/** A package as `npm publish` would send it. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  readonly integrity: string;
  readonly shasum: string;
  /** Its package.json. */
  readonly manifest: object;
}

/** Everything of this repository that somebody installs. */
const workspaces = [
  "packages/contract",
  "packages/signature",
  "packages/sdk",
  "packages/receiver",
  "packages/testing",
  "packages/conformance",
  "packages/create-syndikit",
  "packages/cli",
  "apps/reference-server",
];

/** What `npm pack --json` says of a package, as far as it is needed. */
type Packed = Omit<PackedPackage, "file" | "manifest"> & { readonly filename: string };

/** Builds what is not built yet, and packs it as a release does. */
export async function packWorkspaces(
  repository: string,
  destination: string,
): Promise<readonly PackedPackage[]> {
  const filters = workspaces.map((folder) => `--filter=./${folder}`);
  // A build that is taken from the cache leaves lying what an earlier one wrote, and it would be packed too.
  for (const folder of workspaces)
    await rm(join(repository, folder, "dist"), { recursive: true, force: true });
  await runQuietly(
    join(repository, "node_modules/.bin/turbo"),
    ["run", "build", "site", "--output-logs=errors-only", ...filters],
    { cwd: repository, env: { TURBO_TELEMETRY_DISABLED: "1" } },
  );
  return Promise.all(workspaces.map((folder) => packWorkspace(folder, { repository, destination })));
}

async function packWorkspace(
  folder: string,
  { repository, destination }: { readonly repository: string; readonly destination: string },
): Promise<PackedPackage> {
  const staged = join(destination, "staged", basename(folder));
  await runQuietly("node", ["--import", "tsx", join(repository, "tools/stage-package.ts"), staged], {
    cwd: join(repository, folder),
  });
  const output = await runQuietly("npm", ["pack", "--json", "--pack-destination", destination], {
    cwd: staged,
  });
  const [packed] = JSON.parse(output) as readonly [Packed]; // As npm documents it.
  const { filename, ...described } = packed;
  const manifest = JSON.parse(await readFile(join(staged, "package.json"), "utf8")) as object;
  return { ...described, file: join(destination, filename), manifest };
}
