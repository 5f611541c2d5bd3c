import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const root = resolve(fileURLToPath(new URL("../../..", import.meta.url)));

/** The packages that vendors install, by their folder under `packages/`. */
export const packageFolders = ["contract", "signature", "sdk", "receiver"] as const;

/** A package's folder under `packages/`. */
export type PackageFolder = (typeof packageFolders)[number];

/** What the tests read of a manifest. */
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

/** Reads the manifest of a folder. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

/** The manifest of a package in the repository. */
export const manifestOf = (folder: PackageFolder): Manifest => readManifest(join(root, "packages", folder));

/** What a package's importers write: its name, and each subpath that holds code. */
export function entriesOf(manifest: Manifest): string[] {
  return Object.keys(manifest.exports)
    .filter((subpath) => !subpath.endsWith(".json"))
    .map((subpath) => manifest.name + subpath.slice(1));
}
