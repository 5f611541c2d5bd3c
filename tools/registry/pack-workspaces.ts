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
  const build = ["run", "build", "site", "--output-logs=errors-only", ...filters];
  await runQuietly("node", ["tools/turbo.mjs", ...build], { cwd: repository });
  const staged = join(destination, "staged");
  // All of them in one go: npm takes longer to load than to pack.
  await runQuietly("node", ["--import", "tsx", "tools/stage-package.ts", staged, ...workspaces], {
    cwd: repository,
  });
  const folders = workspaces.map((folder) => join(staged, basename(folder)));
  const output = await runQuietly("npm", ["pack", "--json", "--pack-destination", destination, ...folders], {
    cwd: repository,
  });
  const packed = JSON.parse(output) as readonly Packed[]; // As npm documents it, in the order of the folders.
  const packages = await Promise.all(
    packed.map(async ({ filename, ...described }, index) => ({
      ...described,
      file: join(destination, filename),
      manifest: JSON.parse(await readFile(join(folders[index] ?? "", "package.json"), "utf8")) as object,
    })),
  );
  await rm(staged, { recursive: true });
  return packages;
}
