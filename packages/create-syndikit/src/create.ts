import { fileURLToPath } from "node:url";
import type { PackageManager } from "./package-manager.js";
import type { Answers } from "./plan.js";
import { composeProject } from "./project/compose.js";
import { readLocalPackages } from "./project/local-packages.js";
import { writeProject } from "./project/write-project.js";

/** Where a project goes, and its choices. */
export interface CreateOptions extends Answers {
  /** Absolute. It must be empty, or not exist. */
  readonly folder: string;
  /** The package manager that will install it; npm when absent. */
  readonly packageManager?: PackageManager;
  /** Whether a workspace above the folder installs it, and has at its root what package managers read only there. */
  readonly isMember?: boolean | undefined;
  /** A folder of tarballs, absolute: what it holds is installed from there, and not from a registry. */
  readonly from?: string | undefined;
  /** Cancels it; nothing is written then. */
  readonly signal?: AbortSignal;
}

export interface CreatedProject {
  readonly folder: string;
  /** Paths in the folder, sorted, with forward slashes. */
  readonly files: readonly string[];
}

/** In the built package they are next to this file; in the repository, next to its folder. */
const templates = new URL(
  import.meta.url.endsWith(".ts") ? "../templates/" : "./templates/",
  import.meta.url,
);

/**
 * Writes a project, as `npm create syndikit` does, without asking.
 *
 * @throws {CreateError} when it fails; nothing is left behind then.
 */
export async function createProject(options: CreateOptions): Promise<CreatedProject> {
  const { folder, from, signal = new AbortController().signal } = options;
  const packages = from === undefined ? undefined : await readLocalPackages(from);
  const files = await composeProject(fileURLToPath(templates), { ...options, packages });
  await writeProject(folder, files, signal);
  return { folder, files: [...files.keys()] };
}
