import { basename, resolve } from "node:path";
import validateName from "validate-npm-package-name";
import { CreateError } from "./create-error.js";
import { DEFAULT_NAME } from "./plan.js";

export interface Target {
  /** Absolute. */
  readonly folder: string;
  readonly packageName: string;
}

/**
 * Reads where a project goes, and its name: a name, a path, or a name with a scope: `my-app`, `apps/my-app`, `.`, `@acme/my-app`.
 *
 * @param named the name, where the folder's is not to be taken.
 * @throws {CreateError} when npm allows no package of that name (`bad_name`).
 */
export function readTarget(text: string, workingFolder: string, named?: string): Target {
  const path = text.trim().replace(/[/\\]+$/, "");
  if (path === "") throw new CreateError("bad_name", "The name is empty. Give a name, for example my-app.");
  const [, scoped] = /^@[^/\\]+\/([^/\\]+)$/.exec(path) ?? [];
  const folder = resolve(workingFolder, scoped ?? path);
  const packageName = named ?? (scoped === undefined ? basename(folder) : path);
  const { validForNewPackages, errors = [], warnings = [] } = validateName(packageName);
  if (!validForNewPackages) {
    const reasons = [...errors, ...warnings].join(", ");
    throw new CreateError(
      "bad_name",
      `"${packageName}" is not a valid package name: ${reasons}. Use lowercase letters, digits and hyphens, for example my-app. The folder may have another name: --name ${suggest(packageName)}`,
    );
  }
  return { folder, packageName };
}

/** A valid name that is similar: `My App` becomes `my-app`. */
function suggest(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 50) || DEFAULT_NAME;
}
