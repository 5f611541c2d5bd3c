import { basename, resolve } from "node:path";
import validateName from "validate-npm-package-name";
import { CreateError } from "./create-error.js";

export interface Target {
  /** Absolute. */
  readonly folder: string;
  readonly packageName: string;
}

/**
 * Reads a name, a path, or a name with a scope: `my-app`, `apps/my-app`, `.`, `@acme/my-app`.
 *
 * @throws {CreateError} when npm allows no package of that name (`bad_name`).
 */
export function readTarget(text: string, workingFolder: string): Target {
  const path = text.trim().replace(/[/\\]+$/, "");
  if (path === "") throw new CreateError("bad_name", "The name is empty. Give a name, for example my-app.");
  const [, scoped] = /^@[^/\\]+\/([^/\\]+)$/.exec(path) ?? [];
  const folder = resolve(workingFolder, scoped ?? path);
  const packageName = scoped === undefined ? basename(folder) : path;
  const { validForNewPackages, errors = [], warnings = [] } = validateName(packageName);
  if (!validForNewPackages) {
    const reasons = [...errors, ...warnings].join(", ");
    throw new CreateError(
      "bad_name",
      `"${packageName}" is not a valid package name: ${reasons}. Use lowercase letters, digits and hyphens, for example my-app.`,
    );
  }
  return { folder, packageName };
}
