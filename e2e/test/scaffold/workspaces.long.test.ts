import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { openMachine } from "./machine.js";

const create = ["create", "syndikit@latest", "apps/my-app", "--", "--yes", "--json"];

/** How long each test of the project may take while others use the machine. */
const patient = "--testTimeout=120000";

interface Told {
  readonly packageManager: string;
  readonly installed: boolean;
  readonly git: boolean;
  readonly workspace: { readonly isMember: boolean; readonly missing?: string };
}

/** Creates a project in a workspace, and answers what it said. In a package, npm says first what it runs. */
async function createIn(cwd: string, env: Readonly<Record<string, string>>): Promise<Told> {
  const said = await runQuietly("npm", create, { cwd, env });
  return JSON.parse(said.trim().split("\n").at(-1) ?? "");
}

test("a project in an npm workspace, in a git repository, is installed with it, and its tests pass", async () => {
  const { folder, env } = await openMachine("npm-workspace");
  const manifest = { name: "root", private: true, workspaces: ["apps/*"] };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await runQuietly("git", ["init", "--quiet"], { cwd: folder, env });

  const told = await createIn(folder, env);

  expect(told).toMatchObject({
    packageManager: "npm",
    installed: true,
    git: false,
    workspace: { isMember: true },
  });
  const inProject = { cwd: join(folder, "apps/my-app"), env };
  await runQuietly("npm", ["run", "typecheck"], inProject);
  expect(await runQuietly("npm", ["test", "--", patient], inProject)).toMatch(/Tests +\d+ passed \(/);
});

test("a project in a pnpm workspace is installed once its root allows what it must, and its tests pass", async () => {
  const { folder, env: common } = await openMachine("pnpm-workspace");
  const env = { ...common, HOME: folder, pnpm_config_registry: inject("registry") };
  await writeFile(join(folder, "package.json"), '{ "name": "root", "private": true }');
  await writeFile(join(folder, "pnpm-workspace.yaml"), "packages:\n  - apps/*\n");
  await mkdir(join(folder, "apps"));

  const told = await createIn(folder, env);

  expect(told).toMatchObject({ packageManager: "pnpm", installed: false, workspace: { isMember: true } });
  await appendFile(join(folder, "pnpm-workspace.yaml"), `${told.workspace.missing}\n`);
  const inProject = { cwd: join(folder, "apps/my-app"), env };
  const manage = (...args: string[]): Promise<string> =>
    runQuietly("npx", ["--package", "pnpm@12.21.0", "pnpm", ...args], inProject);
  await manage("install");
  await manage("run", "typecheck");
  expect(await manage("run", "test", patient)).toMatch(/Tests +\d+ passed \(/);
});
