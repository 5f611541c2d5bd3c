import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { runQuietly } from "../../../tools/registry/run-quietly.js";
import { openMachine } from "./machine.js";

/** A version of a package manager other than npm. */
export interface Manager {
  readonly name: "pnpm" | "yarn" | "bun";
  readonly version: string;
  /** The npm package that contains its program; by default the one with its name. */
  readonly from?: string;
}

/** Creates a project with a package manager, installs its packages, and runs its tests. */
export function describeManager({ name, version, from = name }: Manager): void {
  test(`${name} ${version} installs a created project, compiles what must be compiled, and its tests pass`, async () => {
    const { folder, env: common } = await openMachine(`${name}-${version}`);
    const registry = inject("registry");
    const env = {
      ...common,
      HOME: folder,
      // Each manager has its own name for the same setting.
      pnpm_config_registry: registry,
      YARN_NPM_REGISTRY_SERVER: registry,
      YARN_UNSAFE_HTTP_WHITELIST: "127.0.0.1",
      // On a CI machine, yarn refuses to write a lockfile.
      YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
      YARN_ENABLE_TELEMETRY: "false",
      // yarn 4.15 and later wait a day before they install what was published; these packages are minutes old.
      YARN_NPM_MINIMAL_AGE_GATE: "0",
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
    // pnpm keeps the binding elsewhere, and the application reaches it through a link.
    expect((await readFile(join(project, binding))).length).toBeGreaterThan(0);
    await manage("run", "typecheck");
    expect(await manage("run", "test")).toMatch(/Tests +\d+ passed \(/);
  });
}
