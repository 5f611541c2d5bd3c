import { constants } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { checkFolder } from "../check-folder.js";
import { CreateError } from "../create-error.js";
import type { Files } from "./read-layer.js";

/**
 * Writes a project, completely or not at all: into a temporary folder next to it, which is then renamed. A folder that is
 * there already gets the temporary one inside: it may be a mounted one, or the only one that its owner may write to.
 *
 * @param signal cancels it before anything is in its place.
 * @throws {CreateError} when the folder cannot be used (`folder_not_empty`, `not_a_folder`), the user cancels (`cancelled`), or a file cannot be written (`write_failed`, with the cause).
 */
export async function writeProject(folder: string, files: Files, signal: AbortSignal): Promise<void> {
  const isThere = checkFolder(folder);
  const made = await attempt(folder, () => mkdir(dirname(folder), { recursive: true }));
  let isWritten = false;
  let draft: string | undefined;
  try {
    draft = await mkdtemp(join(isThere ? folder : dirname(folder), `.${basename(folder)}-`));
    // One level below, because `mkdtemp` makes a folder that only its owner can read.
    const project = join(draft, "project");
    await mkdir(project);
    for (const [path, text] of files) {
      if (signal.aborted) throw new CreateError("cancelled", "Cancelled. Nothing was written.");
      const file = join(project, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    if (isThere) await moveInto(project, folder);
    else await rename(project, folder);
    isWritten = true;
  } catch (cause) {
    if (CreateError.is(cause)) throw cause;
    throw failure(folder, cause);
  } finally {
    // Empty, half-written, or already renamed.
    if (draft !== undefined) await rm(draft, { recursive: true, force: true });
    if (!isWritten && made !== undefined) await removeEmpty(dirname(folder), made);
  }
}

/** Removes the folders from one up to another above it, unless somebody has put something into them meanwhile. */
async function removeEmpty(from: string, to: string): Promise<void> {
  try {
    for (let folder = resolve(from); folder.startsWith(resolve(to)); folder = dirname(folder)) {
      await rmdir(folder);
    }
  } catch {
    // It is not empty, or gone: others use it.
  }
}

/** Fills an existing folder. It is not replaced, because it may be the user's current directory. */
async function moveInto(project: string, folder: string): Promise<void> {
  const moved: string[] = [];
  try {
    for (const entry of await readdir(project, { withFileTypes: true })) {
      const [from, to] = [join(project, entry.name), join(folder, entry.name)];
      // Somebody may have made it since the folder was looked at. To rename a file would replace theirs; to rename a
      // folder fails.
      await (entry.isDirectory() ? rename(from, to) : copyFile(from, to, constants.COPYFILE_EXCL));
      moved.push(entry.name);
    }
  } catch (cause) {
    await Promise.all(moved.map((entry) => rm(join(folder, entry), { recursive: true, force: true })));
    throw cause;
  }
}

async function attempt<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    throw failure(folder, cause);
  }
}

const failure = (folder: string, cause: unknown): CreateError =>
  new CreateError(
    "write_failed",
    `${folder} could not be written: ${cause instanceof Error ? cause.message : String(cause)}. Nothing was left behind.`,
    { cause },
  );
