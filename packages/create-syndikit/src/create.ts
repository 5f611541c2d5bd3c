import { fileURLToPath } from "node:url";
import type { PackageManager } from "./package-manager.js";
import type { Answers } from "./plan.js";
import { composeProject } from "./project/compose.js";
import { writeProject } from "./project/write-project.js";

/** Where a project goes, and its choices. */
export interface CreateOptions extends Answers {
  /** Absolute. It must be empty, or not exist. */
  readonly folder: string;
  /** The package manager that will install it; npm when absent. */
  readonly packageManager?: PackageManager;
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
  const { folder, signal = new AbortController().signal } = options;
  const files = await composeProject(fileURLToPath(templates), options);
  await writeProject(folder, files, signal);
  return { folder, files: [...files.keys()] };
}
