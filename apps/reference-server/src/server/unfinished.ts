import { lstatSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { ConfigError } from "../errors.js";

/** Ends the name of a file that `copy` is writing. */
export const COPYING = ".copying";
/** Ends the name of a file that `restore` is writing. */
export const RESTORING = ".restoring";

/** The real path of a database, also of one that does not exist yet. */
export function placeOf(database: string): string {
  try {
    return realpathSync(database);
  } catch {
    const link = lstatOrNothing(database);
    // A link to a file that is still missing leads to where SQLite would make it.
    if (link?.isSymbolicLink()) return placeOf(resolve(dirname(database), readlinkSync(database)));
    return join(resolve(dirname(database)), basename(database));
  }
}

/** Nothing also when a part of the path is a file: whoever opens it says so. */
function lstatOrNothing(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/**
 * Why a server must not begin with an empty database here, if it must not: `copy` or `restore` has not finished. Whoever
 * started them would take the new, empty marketplace for their own.
 */
export function unfinishedProblem(database: string): string | undefined {
  const path = placeOf(database);
  if (sizeOf(path) > 0) return undefined;
  for (const [command, ending] of [
    ["copy", COPYING],
    ["restore", RESTORING],
  ] as const) {
    if (sizeOf(path + ending) === -1) continue;
    return `${path} is not there yet: ${command} has not finished, or was broken off, and has left ${path}${ending}. Wait for it, or run ${command} again. To begin with an empty database, delete ${path}${ending} first.`;
  }
  return undefined;
}

/** @throws {ConfigError} when there is an {@link unfinishedProblem}. */
export function assertFinished(database: string): void {
  const problem = unfinishedProblem(database);
  if (problem !== undefined) throw new ConfigError(problem);
}

/** In bytes; -1 when there is no file. */
function sizeOf(path: string): number {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size ?? -1;
  } catch {
    return -1;
  }
}
