import { readFileSync } from "node:fs";
import { join } from "node:path";
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

/** Builds what is not built yet, and packs it. */
export async function packWorkspaces(
  repository: string,
  destination: string,
): Promise<readonly PackedPackage[]> {
  const manifests = new Map(
    workspaces.map((folder) => {
      const manifest = JSON.parse(readFileSync(join(repository, folder, "package.json"), "utf8")) as {
        name: string;
      };
      return [manifest.name, manifest] as const;
    }),
  );
  const names = [...manifests.keys()];
  await runQuietly(
    join(repository, "node_modules/.bin/turbo"),
    ["run", "build", "site", "--output-logs=errors-only", ...names.map((name) => `--filter=${name}`)],
    { cwd: repository, env: { TURBO_TELEMETRY_DISABLED: "1" } },
  );
  const output = await runQuietly(
    "npm",
    ["pack", "--json", "--pack-destination", destination, ...names.map((name) => `--workspace=${name}`)],
    { cwd: repository },
  );
  return (JSON.parse(output) as readonly Packed[]).map(({ filename, ...packed }) => ({
    ...packed,
    file: join(destination, filename),
    manifest: manifests.get(packed.name) ?? {},
  }));
}
