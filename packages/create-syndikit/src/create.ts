import { fileURLToPath } from "node:url";
import type { PackageManager } from "./package-manager.js";
import type { Answers } from "./plan.js";
import { composeProject } from "./project/compose.js";
import { writeProject } from "./project/write-project.js";

/** Where a project goes, and what it is like. */
export interface CreateOptions extends Answers {
  /** Absolute. It must be empty, or not be there. */
  readonly folder: string;
  /** Who will install it; npm when absent. */
  readonly packageManager?: PackageManager;
  /** Ends it with nothing written. */
  readonly signal?: AbortSignal;
}

export interface CreatedProject {
  readonly folder: string;
  /** Paths in the folder, sorted, with forward slashes. */
  readonly files: readonly string[];
}

/** Built, they are beside this file; in the repository, beside its folder. */
const templates = new URL(
  import.meta.url.endsWith(".ts") ? "../templates/" : "./templates/",
  import.meta.url,
);

/**
 * Writes a project, as `npm create syndikit` does, without a question.
 *
 * @throws {CreateError} when it fails; nothing is left behind then.
 */
export async function createProject(options: CreateOptions): Promise<CreatedProject> {
  const { folder, signal = new AbortController().signal } = options;
  const files = await composeProject(fileURLToPath(templates), options);
  await writeProject(folder, files, signal);
  return { folder, files: [...files.keys()] };
}
