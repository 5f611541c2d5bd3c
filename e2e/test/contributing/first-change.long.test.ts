import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../consumers/repository.js";

const run = promisify(execFile);

/** The repository's files in a folder of their own, with the packages that are installed here. */
async function copyRepository(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "first-change-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { stdout } = await run("git", ["ls-files", "-z"], { cwd: root, maxBuffer: 10_000_000 });
  for (const file of stdout.split("\0").filter(Boolean)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // A file that was removed and not committed yet is in the list as well.
    await cp(join(root, file), join(folder, file)).catch(() => {});
  }
  await linkPackages(join(root, "node_modules"), join(folder, "node_modules"));
  // The diffs are applied by git.
  await run("git", ["init", "-q"], { cwd: folder });
  return folder;
}

/** Links to what is installed; those of the workspaces are relative, and so lead into the copy. */
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

async function readSteps(): Promise<Block[]> {
  const text = await readFile(join(root, "CONTRIBUTING.md"), "utf8");
  const [, section = ""] = /^## Your first change(.*?)^## /ms.exec(text) ?? [];
  return Array.from(section.matchAll(/^```(\w+)\n(.*?)^```$/gms), ([, language = "", code = ""]) => ({
    language,
    text: code,
  }));
}

test("a newcomer who follows CONTRIBUTING.md sees the test fail, then pass, and everything agree", async () => {
  const folder = await copyRepository();
  const sh = (script: string) =>
    run("bash", ["-euc", script], {
      cwd: folder,
      maxBuffer: 100_000_000,
      env: { ...process.env, VITEST_MAX_WORKERS: "1" },
    });
  const apply = async (diff: string): Promise<void> => {
    await writeFile(join(folder, "step.diff"), diff);
    await run("git", ["apply", "--recount", "step.diff"], { cwd: folder });
    await rm(join(folder, "step.diff"));
  };

  const steps = await readSteps();
  expect(steps.map(({ language }) => language)).toEqual(["diff", "sh", "diff", "sh", "diff", "sh", "md"]);
  const [spec, generate, expectation, see, code, seeAgain, changeset] = steps.map(({ text }) => text);

  await apply(spec ?? "");
  await sh(generate ?? "");
  await apply(expectation ?? "");
  await expect(sh(see ?? "")).rejects.toThrow(/recommends/);
  await apply(code ?? "");
  await sh(seeAgain ?? "");
  await writeFile(join(folder, ".changeset/reviews-recommend.md"), changeset ?? "");
  await sh("npm run --silent drift && npx tsc --noEmit -p apps/reference-server");
  const surface = await readFile(join(folder, "packages/contract/api-surface.md"), "utf8");
  expect(surface).toContain("recommends?: boolean");
}, 900_000);
