import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { checkFolder } from "./check-folder.js";
import { CreateError } from "./create-error.js";
import type { Io } from "./io.js";
import type { PackageManager } from "./package-manager.js";
import { type Chosen, DEFAULT_NAME, defaults, type Given, type Plan } from "./plan.js";
import type { CommandLine } from "./program.js";
import { readTarget, type Target } from "./read-target.js";
import { findWorkspace, type Workspace } from "./workspace.js";

const EXAMPLE = "npm create syndikit@latest my-app";

/** Fills in what the flags left open: by asking in a terminal, otherwise with the defaults. */
export async function decide(
  { given, yes, json }: CommandLine,
  io: Io,
  started: PackageManager,
): Promise<Plan> {
  // If the name is invalid, there is no point in asking more.
  if (given.name !== undefined) checkTarget(given.name, io.cwd, given.packageName);
  const answers =
    io.interactive && !yes && !json
      ? await io.ask(given, {
          checkName: (name) => reasonAgainst(name, io.cwd, given.packageName),
          install: (name) => `${managerOf(workspaceOf(name, io.cwd), started)} install`,
          isInRepository: (name) => isInRepository(name, io.cwd),
          signal: io.signal,
        })
      : fill(given, yes, io.cwd);
  const { name, ...others } = answers;
  const from = given.from === undefined ? undefined : resolve(io.cwd, given.from);
  const target = checkTarget(name, io.cwd, given.packageName);
  const workspace = findWorkspace(target.folder);
  return {
    ...others,
    ...target,
    from,
    workspace,
    repository: findRepository(target.folder),
    packageManager: managerOf(workspace, started),
  };
}

/** A workspace is installed by its own package manager, whichever started this. */
const managerOf = (workspace: Workspace | undefined, started: PackageManager): PackageManager =>
  workspace?.isMember ? workspace.packageManager : started;

const workspaceOf = (name: string, cwd: string): Workspace | undefined =>
  findWorkspace(readTarget(name, cwd, DEFAULT_NAME).folder);

/** The folder of a project, if it can be used. */
function checkTarget(name: string, cwd: string, packageName?: string): Target {
  const target = readTarget(name, cwd, packageName);
  checkFolder(target.folder);
  return target;
}

function fill(given: Given, yes: boolean, cwd: string): Chosen {
  const name = given.name ?? (yes ? DEFAULT_NAME : undefined);
  if (name === undefined) {
    throw new CreateError(
      "name_missing",
      `Nobody can be asked here, so a name is required. Example: ${EXAMPLE}`,
    );
  }
  return { ...defaults, install: yes, git: yes && !isInRepository(name, cwd), ...given, name };
}

function isInRepository(name: string, cwd: string): boolean {
  return findRepository(readTarget(name, cwd, DEFAULT_NAME).folder) !== undefined;
}

function reasonAgainst(name: string, cwd: string, packageName?: string): string | undefined {
  try {
    checkTarget(name, cwd, packageName);
    return undefined;
  } catch (error) {
    if (CreateError.is(error)) return error.message;
    throw error;
  }
}

/** The folder of the git repository that a folder is in, or would be; `undefined` when there is none. */
function findRepository(folder: string): string | undefined {
  for (let current = folder; ; current = dirname(current)) {
    // A file in a worktree or a submodule, otherwise a folder.
    if (existsSync(join(current, ".git"))) return current;
    if (current === dirname(current)) return undefined;
  }
}
