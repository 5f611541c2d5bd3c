import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, readManifest } from "./repository.js";

/** A package as npm unpacked it: the files of the tarball, and nothing else. */
export interface InstalledPackage {
  readonly manifest: Manifest;
  /** The size of each file in bytes, by its path in the package. */
  readonly files: ReadonlyMap<string, number>;
  read(path: string): string;
}

export function readInstalled(project: string, name: string): InstalledPackage {
  const folder = join(project, "node_modules", name);
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((path) => [path, statSync(join(folder, path))] as const)
      .filter(([, stat]) => stat.isFile())
      .map(([path, { size }]): [string, number] => [path, size]),
  );
  return { manifest: readManifest(folder), files, read: (path) => readFileSync(join(folder, path), "utf8") };
}

/** Every file that a manifest's `exports` points to, under any condition. */
export function targetsOf(exported: unknown): string[] {
  if (typeof exported === "string") return [exported.replace(/^\.\//, "")];
  if (typeof exported !== "object" || exported === null) return [];
  return Object.values(exported).flatMap(targetsOf);
}
