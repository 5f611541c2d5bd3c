import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { root } from "../consumers/repository.js";

const run = promisify(execFile);

/** A copy of the repository, with the commands that a contributor uses in it. */
export interface Workplace {
  readonly folder: string;
  sh(script: string): Promise<unknown>;
  apply(diff: string): Promise<void>;
  write(path: string, text: string): Promise<void>;
  /** Checks the types of a workspace, as `npm run typecheck` does. A second check covers only what has changed. */
  typecheck(workspace: string): Promise<void>;
}

export async function openWorkplace(): Promise<Workplace> {
  const folder = await copyRepository();
  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  return {
    folder,
    write,
    sh: (script) =>
      run("bash", ["-euc", script], {
        cwd: folder,
        maxBuffer: 100_000_000,
        env: { ...process.env, VITEST_MAX_WORKERS: "1" },
      }),
    async apply(diff) {
      await write("step.diff", diff);
      await run("git", ["apply", "--recount", "step.diff"], { cwd: folder });
      await rm(join(folder, "step.diff"));
    },
    async typecheck(workspace) {
      const compiler = join(root, "tools/typecheck/node_modules/.bin/tsc");
      await run(compiler, ["--noEmit", "--incremental", "--singleThreaded", "-p", workspace], {
        cwd: folder,
      });
    },
  };
}

/** Copies the repository's files into a new folder, and links the packages that are installed here. */
async function copyRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "first-change-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { stdout } = await run("git", ["ls-files", "-z"], { cwd: root, maxBuffer: 10_000_000 });
  for (const file of stdout.split("\0").filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // Git also lists files that were deleted but not committed.
    await cp(join(root, file), join(folder, file)).catch(() => {});
  }
  await linkPackages(join(root, "node_modules"), join(folder, "node_modules"));
  // git applies the diffs.
  await run("git", ["init", "-q"], { cwd: folder });
  return folder;
}

/** Links the installed packages. Links to workspaces are relative, so they lead into the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from)) {
    if (entry === "@syndikit")
      await cp(join(from, entry), join(to, entry), { recursive: true, verbatimSymlinks: true });
    else await symlink(join(from, entry), join(to, entry));
  }
}

interface Block {
  readonly language: string;
  readonly text: string;
}

/** The code blocks of a section of CONTRIBUTING.md. */
export async function readSteps(section: string): Promise<Block[]> {
  const text = await readFile(join(root, "CONTRIBUTING.md"), "utf8");
  const [, found = ""] = new RegExp(`^## ${section}(.*?)^## `, "ms").exec(text) ?? [];
  return Array.from(found.matchAll(/^```(\w+)\n(.*?)^```$/gms), ([, language = "", code = ""]) => ({
    language,
    text: code,
  }));
}
