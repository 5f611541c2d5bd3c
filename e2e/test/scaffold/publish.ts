import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { packBinding } from "../../../tools/registry/pack-binding.js";
import { packWorkspaces } from "../../../tools/registry/pack-workspaces.js";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { serveRegistry } from "../../../tools/registry/serve-registry.js";

declare module "vitest" {
  export interface ProvidedContext {
    /** The name of each package, and the tarball that `npm publish` would send. */
    readonly tarballs: readonly (readonly [name: string, file: string])[];
    /** The registry that serves the packed packages. */
    readonly registry: string;
    /** An npm cache that starts empty. */
    readonly cache: string;
    /** A folder that is removed at the end. */
    readonly folder: string;
  }
}

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Packs the packages and serves them, as if they were published. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "scaffold-"));
  const packages = await packWorkspaces(repository, folder);
  const files = new Map([await packBinding(repository, folder)]);
  const upstream = (await runQuietly("npm", ["config", "get", "registry"], { cwd: repository })).trim();
  const registry = await serveRegistry({ packages, files, upstream });
  project.provide(
    "tarballs",
    packages.map(({ name, file }) => [name, file] as const),
  );
  project.provide("registry", registry.url);
  project.provide("cache", join(folder, "cache"));
  project.provide("folder", folder);
  return async () => {
    await registry.close();
    await rm(folder, { recursive: true, force: true });
  };
}
