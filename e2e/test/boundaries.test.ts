import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const here = fileURLToPath(import.meta.url);
const root = resolve(dirname(here), "../..");

/** The workspace packages that each workspace may import by name: every arrow of ARCHITECTURE.md. */
const allowed: Record<string, readonly string[]> = {
  "packages/contract": [],
  "packages/signature": [],
  "packages/sdk": ["@syndikit/contract"],
  "packages/receiver": ["@syndikit/contract", "@syndikit/signature"],
  "packages/testing": ["@syndikit/contract", "@syndikit/signature", "@syndikit/reference-server"],
  "packages/create-syndikit": [],
  "packages/conformance": [
    "@syndikit/contract",
    "@syndikit/signature",
    "@syndikit/sdk",
    "@syndikit/reference-server",
  ],
  "packages/cli": [
    "@syndikit/contract",
    "@syndikit/receiver",
    "@syndikit/signature",
    "@syndikit/sdk",
    "@syndikit/conformance",
    "@syndikit/reference-server",
  ],
  "apps/console": ["@syndikit/contract", "@syndikit/sdk", "@syndikit/signature"],
  "apps/reference-server": ["@syndikit/contract", "@syndikit/signature"],
  docs: ["@syndikit/conformance", "@syndikit/contract", "@syndikit/signature"],
};

/** What the tests of a package may import beside that: nothing that it is published with. */
const allowedInTests: Record<string, readonly string[]> = {
  "packages/testing": ["@syndikit/sdk"],
};

/** Tools may read anything, and contain programs as text. Nothing imports them. */
const tools = /^tools\//;

/**
 * Files outside any package, with the files that may import them: what every program does before it is loaded, and a
 * registry.
 */
const shared: readonly (readonly [importer: RegExp, file: RegExp])[] = [
  [/^(packages|apps)\/[\w-]+\/src\/start\.ts$/, /^tools\/(closed-output|refuse-old-node)\.mjs$/],
  [/^e2e\//, /^tools\/registry\//],
];

interface Arrow {
  file: string;
  specifier: string;
}

/** The imports of a workspace that the rule forbids. */
function findForbiddenArrows(workspace: string, files: ReadonlyMap<string, string>): Arrow[] {
  const names = allowed[workspace];
  return importsOf(files).filter(({ file, specifier }) => {
    if (specifier.startsWith(".")) {
      const target = resolve(dirname(file), specifier);
      const isShared = shared.some(
        ([importer, imported]) =>
          importer.test(relative(root, file)) && imported.test(relative(root, target)),
      );
      return !isShared && relative(join(root, workspace), target).startsWith("..");
    }
    if (!specifier.startsWith("@syndikit/")) return false;
    const [scope, name, ...subpath] = specifier.split("/");
    if (subpath.includes("src") || subpath.includes("dist")) return true;
    const self = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")).name;
    const inTests = file.startsWith(join(root, workspace, "test/")) ? allowedInTests[workspace] : undefined;
    return names !== undefined && ![self, ...names, ...(inTests ?? [])].includes(`${scope}/${name}`);
  });
}

function importsOf(files: ReadonlyMap<string, string>): Arrow[] {
  const pattern = /(?:from|import|import\()\s*["']([^"']+)["']/g;
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(pattern)].flatMap((match) => (match[1] ? [{ file, specifier: match[1] }] : [])),
  );
}

function sourcesOf(workspace: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of ["src", "test"]) {
    let entries: string[] = [];
    try {
      entries = readdirSync(join(root, workspace, folder), { recursive: true, encoding: "utf8" });
    } catch {
      continue;
    }
    for (const entry of entries) {
      const file = join(root, workspace, folder, entry);
      // The generator's tests and this one contain programs as text.
      const holdsPrograms = (workspace === "tools/generate" && folder === "test") || file === here;
      if (/\.tsx?$/.test(entry) && !holdsPrograms) {
        files.set(file, readFileSync(file, "utf8"));
      }
    }
  }
  return files;
}

function workspaces(): string[] {
  const groups = ["packages", "apps", "tools", "examples"];
  return groups
    .flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
    .filter((name) => existsSync(join(root, name, "package.json")))
    .concat("docs", "e2e");
}

describe("the one-way rule", () => {
  test.each(workspaces())("holds for the imports of %s", (workspace) => {
    expect(findForbiddenArrows(workspace, sourcesOf(workspace))).toEqual([]);
  });

  test.each(workspaces().filter((name) => name in allowed))(
    "holds for the dependencies of %s",
    (workspace) => {
      const manifest = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
      const runtime = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
      const own = runtime.filter((name) => name.startsWith("@syndikit/"));
      expect(own.filter((name) => !allowed[workspace]?.includes(name))).toEqual([]);
    },
  );

  test("names every package and app", () => {
    const unknown = workspaces().filter((name) => /^(packages|apps)\//.test(name) && !(name in allowed));
    expect(unknown).toEqual([]);
  });

  test("has nothing that imports a tool", () => {
    const names = ["@syndikit/generate", "@syndikit/api-surface"];
    const importers = workspaces()
      .filter((name) => !tools.test(name))
      .filter((name) => importsOf(sourcesOf(name)).some(({ specifier }) => names.includes(specifier)));
    expect(importers).toEqual([]);
  });

  test("finds an arrow that runs the other way", () => {
    const file = join(root, "packages/sdk/src/made-up.ts");
    const source = 'import { createReceiver } from "@syndikit/receiver";';
    expect(findForbiddenArrows("packages/sdk", new Map([[file, source]]))).toHaveLength(1);
  });

  test("finds an arrow of the tests in what is published", () => {
    const source = 'import { createMarketplace } from "@syndikit/sdk";';
    const found = ["src/made-up.ts", "test/made-up.ts"].map((file) =>
      findForbiddenArrows("packages/testing", new Map([[join(root, "packages/testing", file), source]])),
    );
    expect(found.map(({ length }) => length)).toEqual([1, 0]);
  });

  test("finds an import that reaches into another package's source", () => {
    const file = join(root, "packages/sdk/src/made-up.ts");
    const source = 'import { x } from "../../receiver/src/index.js";\nimport "@syndikit/contract/src/y";';
    expect(findForbiddenArrows("packages/sdk", new Map([[file, source]]))).toHaveLength(2);
  });
});
