import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../test/temporary-folder.js";
import { findWorkspace, missingSettings, type Workspace } from "./workspace.js";

/** A folder with one file, and the workspace above a path in it. */
function workspaceAbove(file: string, text: string, path = "apps/my-app"): Workspace | undefined {
  const root = temporaryFolder();
  writeFileSync(join(root, file), text);
  mkdirSync(join(root, "apps"));
  return findWorkspace(join(root, path));
}

describe("a project is part of the workspace above it", () => {
  test.each([
    ["package.json", '{ "workspaces": ["apps/*"] }', "npm"],
    ["package.json", '{ "workspaces": { "packages": ["./apps/*/"] } }', "npm"],
    ["package.json", '{ "workspaces": ["apps/**"], "packageManager": "yarn@4.18.1" }', "yarn"],
    ["pnpm-workspace.yaml", 'packages:\n  # Ours\n  - "apps/*"\n  - libs/*\ncatalog:\n  x: 1\n', "pnpm"],
    ["pnpm-workspace.yaml", "allowBuilds:\n  a: true\npackages: ['libs/*', '{apps,tools}/*']\n", "pnpm"],
  ])("where %s says %s", (file, text, packageManager) => {
    expect(workspaceAbove(file, text)).toMatchObject({
      isMember: true,
      path: "apps/my-app",
      file,
      packageManager,
    });
  });

  test.each([
    ["package.json", '{ "workspaces": ["libs/*"] }'],
    ["package.json", '{ "workspaces": ["apps/*", "!apps/my-app"] }'],
    ["pnpm-workspace.yaml", "packages:\n  - app\n"],
    ["pnpm-workspace.yaml", "allowBuilds:\n  - apps/*\n"],
  ])("and not where %s says %s", (file, text) => {
    expect(workspaceAbove(file, text)).toMatchObject({ isMember: false });
  });

  test.each([
    ['{ "workspaces": [1, null, "apps/*"], "packageManager": 4 }', "npm"],
    ['\ufeff{ "workspaces": ["apps/*"], "packageManager": "yarn@4.18.1" }', "yarn"],
  ])("also where its file has what nobody expects there: %j", (text, packageManager) => {
    expect(workspaceAbove("package.json", text)).toMatchObject({ isMember: true, packageManager });
  });

  test("and a file that cannot be read is passed over", () => {
    const root = temporaryFolder();
    mkdirSync(join(root, "pnpm-workspace.yaml"));
    mkdirSync(join(root, "package.json"));
    expect(findWorkspace(join(root, "apps/my-app"))).toBeUndefined();
  });

  test.each([
    ["package.json", '{ "name": "other" }'],
    ["package.json", "{ broken"],
    ["package.json", "null"],
    ["package.json", "[]"],
    ["package.json", '{ "workspaces": null }'],
    ["package.json", '{ "workspaces": "apps/*" }'],
    ["package.json", '{ "workspaces": 1 }'],
    ["package.json", '{ "workspaces": { "packages": null } }'],
    ["readme.md", ""],
  ])("which %s with %s is none of", (file, text) => {
    expect(workspaceAbove(file, text)).toBeUndefined();
  });
});

describe("a workspace that must say something at its root", () => {
  const missing = (file: string, text: string, packages?: Readonly<Record<string, string>>) => {
    const workspace = workspaceAbove(file, text);
    return workspace && missingSettings(workspace, { framework: "hono", packages });
  };

  test("is told what, in the form of its file", () => {
    expect(missing("pnpm-workspace.yaml", "packages: [apps/*]\ncatalog:\n  better-sqlite3: 12.0.0\n")).toBe(
      "allowBuilds:\n  better-sqlite3: true\n  esbuild: true\nonlyBuiltDependencies:\n  - better-sqlite3\n  - esbuild",
    );
    expect(missing("package.json", '{ "workspaces": ["apps/*"] }', { a: "file:/a.tgz" })).toBe(
      '  "allowScripts": {\n    "better-sqlite3": true,\n    "esbuild": true\n  },\n  "overrides": {\n    "a": "file:/a.tgz"\n  }',
    );
  });

  test.each([
    ["pnpm-workspace.yaml", "packages: [apps/*]\nallowBuilds:\n  esbuild: true\n  better-sqlite3: true\n"],
    [
      "pnpm-workspace.yaml",
      'packages: [apps/*]\nonlyBuiltDependencies:\n  - esbuild\n  - "better-sqlite3"\n',
    ],
    [
      "package.json",
      '{ "workspaces": ["apps/*"], "allowScripts": { "better-sqlite3": true, "esbuild": true } }',
    ],
    [
      "package.json",
      '{ "workspaces": ["apps/*"], "packageManager": "bun@1.4.5", "trustedDependencies": ["better-sqlite3", "esbuild"] }',
    ],
  ])("is told nothing where it does: %s, %s", (file, text) => {
    expect(missing(file, text)).toBeUndefined();
  });
});
