import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The list of generated files, from the root of the repository. */
export const MANIFEST_PATH = "packages/contract/generated.json";

interface Manifest {
  spec: string;
  files: string[];
}

/** The manifest: the hash of the spec's files, and the files that are made from them. */
export function printManifest(files: string[], hash: string): string {
  const manifest: Manifest = { spec: `sha256-${hash}`, files: [...files].sort() };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** The files that the last run made; none when there was no run. */
export async function listedFiles(root: string): Promise<string[]> {
  try {
    const manifest: Manifest = JSON.parse(await readFile(join(root, MANIFEST_PATH), "utf8"));
    return manifest.files;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
