import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { openTerminal } from "../../src/scaffold/terminal.js";
import { beginTranscript } from "../../src/scaffold/transcript.js";
import type { Machine } from "./machine.js";
import { runDev } from "./run-dev.js";

/** The parts of `create-syndikit` that are used here, as installed from its tarball. */
interface Scaffolder {
  readonly stores: Readonly<Record<string, unknown>>;
  readonly abilities: Readonly<Record<string, unknown>>;
  createProject(options: Readonly<Record<string, unknown>>): Promise<unknown>;
}

/** The parts of vitest's report that are read here. */
interface Report {
  readonly success: boolean;
  readonly testResults: readonly { readonly name: string }[];
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Creates a project for every store with every set of abilities. They share the packages of the first project. */
export function describeCombinations(framework: string, getMachine: () => Machine): void {
  describe(`every combination for ${framework}`, () => {
    let project: string;
    let folder: string;
    let names: readonly string[];

    beforeAll(async () => {
      const machine = getMachine();
      project = join(machine.folder, "my-app");
      // Below the project, where Node and TypeScript find its packages.
      folder = join(project, "combinations");
      const scaffolder = await installScaffolder(machine);
      await mkdir(folder);
      const sets = subsetsOf(Object.keys(scaffolder.abilities));
      const made = Object.keys(scaffolder.stores).flatMap((store) =>
        sets.map((handle) => ({ store, handle, packageName: [store, ...handle].join("-") })),
      );
      for (const each of made) {
        await scaffolder.createProject({ ...each, framework, folder: join(folder, each.packageName) });
      }
      names = made.map(({ packageName }) => packageName);
      await installMissing(machine, project, names);
    });

    test("compiles", async () => {
      const config = {
        extends: "../tsconfig.json",
        include: ["src", "dev", "test", "."].map((part) => `*/${part === "." ? "*.ts" : part}`),
      };
      await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
      expect(names).toHaveLength(48);
      expect(await runQuietly(join(project, "node_modules/.bin/tsc"), ["-p", "."], { cwd: folder })).toBe("");
    });

    test("passes its tests", async () => {
      const include = names.map((name) => `${name}/test/**/*.test.ts`);
      // Each worker loads the packages once, not once for each file, which would take most of the processor time.
      const settings = { include, testTimeout: 60_000, hookTimeout: 60_000, isolate: false };
      await writeFile(
        join(folder, "vitest.config.mjs"),
        `export default { test: ${JSON.stringify(settings)} };\n`,
      );
      const vitest = join(project, "node_modules/.bin/vitest");
      const reporters = ["--reporter=default", "--reporter=json", "--outputFile.json=report.json"];
      await runQuietly(vitest, ["run", ...reporters], { cwd: folder });
      const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8")) as Report;
      expect(report.success).toBe(true);
      const ran = new Set(
        report.testResults.map(({ name }) => name.split("/combinations/")[1]?.split("/")[0]),
      );
      expect([...ran].sort()).toEqual([...names].sort());
    }, 1_800_000);

    test.each([
      ["memory-provisioning", /DEPLOYED, paid/],
      ["sqlite", /Subscription\.CREATED: delivered/],
    ])("takes a first order with `npm run dev`: %s", async (name, goal) => {
      const transcript = beginTranscript(name, {});
      const { env } = getMachine();
      expect(await runDev(openTerminal({ cwd: join(folder, name), env, transcript }))).toMatch(goal);
    });
  });
}

async function installScaffolder({ folder, env }: Machine): Promise<Scaffolder> {
  const tool = join(folder, "tool");
  await mkdir(tool);
  await runQuietly("npm", ["install", "--prefix", tool, "create-syndikit@latest"], { cwd: tool, env });
  const entry = join(tool, "node_modules/create-syndikit/dist/index.js");
  return (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as Scaffolder;
}

/** Installs packages that a combination needs and the first project does not have, such as another database driver. */
async function installMissing({ env }: Machine, project: string, names: readonly string[]): Promise<void> {
  const installed = await readManifest(project);
  const others = await Promise.all(names.map((name) => readManifest(join(project, "combinations", name))));
  const missing = new Set(
    others
      .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
      .filter(([name]) => !(name in installed.dependencies || name in installed.devDependencies))
      .map(([name, version]) => `${name}@${version}`),
  );
  await runQuietly("npm", ["install", "--no-save", ...missing], { cwd: project, env });
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as Manifest;
}

function subsetsOf<Item>([first, ...others]: readonly Item[]): readonly (readonly Item[])[] {
  if (first === undefined) return [[]];
  const without = subsetsOf(others);
  return [...without, ...without.map((set) => [first, ...set])];
}
