import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

/** What npm and turbo leave in a workspace. */
const leftOut: readonly string[] = ["node_modules", ".turbo", ".next", "next-env.d.ts"];

/**
 * Copies the templates into the package, with the versions of this repository's packages in their manifests: a
 * project asks for the versions that its template was tested with, or newer ones that are compatible.
 *
 * @throws {Error} when a template names a package of this repository that is not there.
 */
export async function buildTemplates(repository: string, destination: string): Promise<void> {
  const source = join(repository, "packages/create-syndikit/templates");
  await cp(source, destination, { recursive: true, filter: (path) => !leftOut.includes(basename(path)) });
  const versions = await readVersions(repository);
  for (const name of await readdir(destination)) {
    const file = join(destination, name, "package.json");
    const text = await readFile(file, "utf8").catch(() => undefined);
    if (text !== undefined) await writeFile(file, fillVersions(text, versions));
  }
}

/** Puts versions into a manifest, for the packages of this repository. */
export function fillVersions(manifest: string, versions: ReadonlyMap<string, string>): string {
  return manifest.replace(/"(@syndikit\/(?!template-)[\w-]+|syndikit)": "[^"]*"/g, (_, name: string) => {
    const version = versions.get(name);
    if (version === undefined) throw new Error(`A template needs ${name}, which is not in this repository.`);
    return `"${name}": "^${version}"`;
  });
}

async function readVersions(repository: string): Promise<ReadonlyMap<string, string>> {
  const versions = new Map<string, string>();
  for (const group of ["packages", "apps"]) {
    for (const folder of await readdir(join(repository, group))) {
      const { name, version } = JSON.parse(
        await readFile(join(repository, group, folder, "package.json"), "utf8"),
      ) as { readonly name: string; readonly version: string };
      versions.set(name, version);
    }
  }
  return versions;
}
