import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of the git repository that a folder is in, or would be; `undefined` when there is none. */
export function findRepository(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    // A file in a worktree or a submodule, else a folder.
    if (existsSync(join(current, ".git"))) return current;
    if (current === dirname(current)) return undefined;
  }
}
