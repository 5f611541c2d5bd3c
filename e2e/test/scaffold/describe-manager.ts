import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { openMachine } from "./machine.js";

/** A package manager other than npm, in a version. */
export interface Manager {
  readonly name: "pnpm" | "yarn" | "bun";
  readonly version: string;
  /** The package of npm that has its program; the same name when absent. */
  readonly from?: string;
}

/** Creates a project as a package manager does, installs it with that one, and runs its tests. */
export function describeManager({ name, version, from = name }: Manager): void {
  test(`${name} ${version} installs a created project, compiles what must be compiled, and its tests pass`, async () => {
    const { folder, env: common } = await openMachine(`${name}-${version}`);
    const registry = inject("registry");
    const env = {
      ...common,
      HOME: folder,
      // Each has a name of its own for the same setting.
      pnpm_config_registry: registry,
      YARN_NPM_REGISTRY_SERVER: registry,
      YARN_UNSAFE_HTTP_WHITELIST: "127.0.0.1",
      // It refuses to write a lockfile where it takes the machine for one of CI.
      YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
      YARN_ENABLE_TELEMETRY: "false",
      BUN_CONFIG_REGISTRY: registry,
    };
    const project = join(folder, "my-app");
    const agent = { npm_config_user_agent: `${name}/${version} npm/? node/${process.version}` };
    const create = ["create", "syndikit@latest", "my-app", "--", "--yes", "--no-install", "--no-git"];
    await runQuietly("npm", create, { cwd: folder, env: { ...env, ...agent } });
    const manage = (...args: string[]): Promise<string> =>
      runQuietly("npx", ["--package", `${from}@${version}`, name, ...args], { cwd: project, env });

    await manage("install");
    const binding = "node_modules/better-sqlite3/build/Release/better_sqlite3.node";
    // pnpm keeps it elsewhere, and the application asks for it by a link.
    expect((await readFile(join(project, binding))).length).toBeGreaterThan(0);
    await manage("run", "typecheck");
    expect(await manage("run", "test")).toMatch(/Tests +\d+ passed \(/);
  });
}
