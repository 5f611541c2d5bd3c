import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the repository. */
export const root = resolve(fileURLToPath(new URL("../../..", import.meta.url)));

/** The packages that vendors install, by their folder under `packages/`. */
export const packageFolders = ["contract", "signature", "sdk", "receiver"] as const;

export type PackageFolder = (typeof packageFolders)[number];

/** The fields of a manifest that the tests read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly description?: string;
  readonly engines?: { readonly node?: string };
  readonly publishConfig?: { readonly access?: string };
  readonly exports: Readonly<Record<string, unknown>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

/** The manifest of a package in the repository. */
export const manifestOf = (folder: PackageFolder): Manifest => readManifest(join(root, "packages", folder));

/** The names under which a package can be imported: its own, and each subpath that holds code. */
export function entriesOf(manifest: Manifest): string[] {
  return Object.keys(manifest.exports)
    .filter((subpath) => !subpath.endsWith(".json"))
    .map((subpath) => manifest.name + subpath.slice(1));
}
