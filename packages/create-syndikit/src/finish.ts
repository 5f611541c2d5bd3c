import type { Io } from "./io.js";
import type { Plan } from "./plan.js";

/** What was done after the project was written. */
export interface Finished {
  readonly installed: boolean;
  readonly git: boolean;
  /** The commands that failed. The project is complete without them. */
  readonly failures: readonly string[];
}

/**
 * Creates a repository and installs the packages, if wanted.
 *
 * @param missing - what the workspace must still say. pnpm then leaves SQLite uncompiled, so it is not started.
 */
export async function finish(plan: Plan, io: Io, missing: string | undefined): Promise<Finished> {
  const { packageManager } = plan;
  const failures: string[] = [];
  const attempt = async (wanted: boolean, command: readonly [string, ...string[]]): Promise<boolean> => {
    if (!wanted || io.signal.aborted) return false;
    const [name, ...args] = command;
    const code = await io.spawn(name, args, plan.folder);
    if (code !== 0) failures.push(command.join(" "));
    return code === 0;
  };
  const git = await attempt(plan.git, ["git", "init", "--quiet"]);
  const installed = await attempt(plan.install && !(missing !== undefined && packageManager === "pnpm"), [
    packageManager,
    "install",
  ]);
  return { installed, git, failures };
}
