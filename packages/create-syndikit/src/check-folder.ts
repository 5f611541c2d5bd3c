import { readdirSync } from "node:fs";
import { CreateError } from "./create-error.js";

const SHOWN = 5;

/** What a folder may contain and still count as empty: a repository that was just created, and what desktops put there. */
const harmless: readonly string[] = [".git", ".DS_Store", "Thumbs.db", "desktop.ini"];

/**
 * Makes sure that nothing is overwritten. Returns whether the folder exists.
 *
 * @throws {CreateError} when it is not empty (`folder_not_empty`), or a file (`not_a_folder`).
 */
export function checkFolder(folder: string): boolean {
  const entries = list(folder);
  if (entries === undefined) return false;
  const found = entries.filter((entry) => !harmless.includes(entry)).sort();
  if (found.length === 0) return true;
  const more = found.length > SHOWN ? ` and ${found.length - SHOWN} more` : "";
  throw new CreateError(
    "folder_not_empty",
    `${folder} is not empty: it contains ${found.slice(0, SHOWN).join(", ")}${more}. Choose another name, or empty it first. Nothing was changed.`,
  );
}

function list(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException; // What Node throws here.
    if (code === "ENOENT") return undefined;
    if (code === "ENOTDIR") {
      throw new CreateError(
        "not_a_folder",
        `${folder} is a file, or a part of its path is one. Choose another name.`,
        {
          cause,
        },
      );
    }
    throw new CreateError("write_failed", `${folder} cannot be read: ${(cause as Error).message}.`, {
      cause,
    });
  }
}
