import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The file of an installed program.
 *
 * @throws {Error} when it is not there; the message says what to install.
 */
export function findProgram(name: string, { folders = [], install }: FindOptions): string {
  const path = (process.env["PATH"] ?? "").split(delimiter);
  const found = [...folders, ...path].map((folder) => join(folder, name)).find(isExecutable);
  if (found !== undefined) return found;
  throw new Error(`There is no ${name} here, and these tests need one. Install it: ${install}`);
}

/** Where else to look, and what to tell who has none. */
export interface FindOptions {
  readonly folders?: readonly string[];
  readonly install: string;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
