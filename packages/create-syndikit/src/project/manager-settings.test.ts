import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { PackageManager } from "../package-manager.js";
import { managerFields, managerFiles } from "./manager-settings.js";

const packages = { "@acme/a": "file:/packages/a.tgz", b: "file:/my packages/b.tgz" };

const filesOf = (packageManager: PackageManager, local?: typeof packages): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(managerFiles({ framework: "hono", packageManager, packages: local })).map(
      ([path, text]) => [path, parse(text) as unknown],
    ),
  );

describe("what must be compiled may be compiled", () => {
  test.each([
    ["npm", { allowScripts: { "better-sqlite3": true, esbuild: true } }, {}],
    [
      "yarn",
      { dependenciesMeta: { "better-sqlite3": { built: true }, esbuild: { built: true } } },
      { ".yarnrc.yml": { nodeLinker: "node-modules", enableScripts: false }, "yarn.lock": null },
    ],
    [
      "pnpm",
      {},
      {
        "pnpm-workspace.yaml": {
          allowBuilds: { "better-sqlite3": true, esbuild: true },
          onlyBuiltDependencies: ["better-sqlite3", "esbuild"],
        },
      },
    ],
    ["bun", { trustedDependencies: ["better-sqlite3", "esbuild"] }, {}],
  ] as const)("by %s", (packageManager, fields, files) => {
    expect(managerFields({ framework: "hono", packageManager })).toEqual(fields);
    expect(filesOf(packageManager)).toEqual(files);
  });

  test("also what Next.js needs", () => {
    expect(managerFields({ framework: "next" })).toMatchObject({ allowScripts: { sharp: true } });
  });
});

describe("packages of a folder take the place of those of a registry everywhere", () => {
  test.each([
    ["npm", "overrides"],
    ["pnpm", "overrides"],
    ["bun", "overrides"],
    ["yarn", "resolutions"],
  ] as const)("for %s", (packageManager, field) => {
    expect(managerFields({ framework: "hono", packageManager, packages })).toMatchObject({
      [field]: packages,
    });
  });

  test.each(["npm", "pnpm", "bun"] as const)("for pnpm, in a project that %s wrote", (packageManager) => {
    expect(filesOf(packageManager, packages)).toMatchObject({
      "pnpm-workspace.yaml": { overrides: packages },
    });
  });
});
