import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { subsetsOf } from "../../test/subsets.js";
import {
  type Ability,
  abilities,
  type Framework,
  frameworks,
  keysOf,
  type Store,
  stores,
} from "../choices.js";
import { composeProject } from "./compose.js";
import type { Files } from "./read-layer.js";

const templates = fileURLToPath(new URL("../../templates", import.meta.url));
const packageName = "the-name";
const sets = subsetsOf(keysOf(abilities));

const compose = (framework: Framework, store: Store, handle: readonly Ability[]): Promise<Files> =>
  composeProject(templates, { framework, store, handle, packageName });

/** What a project's code imports. */
function importsOf(files: Files): { readonly from: string; readonly specifier: string }[] {
  return [...files]
    .filter(([path]) => path.endsWith(".ts"))
    .flatMap(([from, text]) =>
      Array.from(text.matchAll(/(?:from |import\()"([^"]+)"/g), ([, specifier = ""]) => ({
        from,
        specifier,
      })),
    );
}

/** Imports of files that are not there, and of packages that are not asked for. */
function findDangling(files: Files): string[] {
  const { dependencies, devDependencies } = JSON.parse(files.get("package.json") ?? "");
  const atRuntime = new Set(Object.keys(dependencies));
  const atDevelopment = new Set([...atRuntime, ...Object.keys(devDependencies)]);
  return importsOf(files)
    .filter(({ from, specifier }) => {
      if (specifier.startsWith("node:")) return false;
      if (specifier.startsWith(".")) return !files.has(posix.join(posix.dirname(from), specifier));
      const [scope = "", name] = specifier.split("/");
      const known = from.startsWith("src/") ? atRuntime : atDevelopment;
      return !known.has(scope.startsWith("@") ? `${scope}/${name}` : scope);
    })
    .map(({ from, specifier }) => `${from} imports ${specifier}`);
}

describe.each(keysOf(frameworks))("a project for %s", (framework) => {
  test.each(keysOf(stores))("with %s is whole, whatever it handles", async (store) => {
    expect(sets).toHaveLength(16);
    for (const handle of sets) {
      const files = await compose(framework, store, handle);
      const what = handle.join(",");
      expect(findDangling(files), what).toEqual([]);
      const text = [...files.values()].join("\n");
      expect(text.match(/(\/\/|#|<!--)= ?\S+/g), what).toBeNull();
      expect(text, what).not.toContain("my-app");
      const left = keysOf(abilities).filter((ability) => !handle.includes(ability));
      const strangers = left.flatMap((ability): readonly string[] => abilities[ability].files);
      expect(
        [...files.keys()].filter((path) => strangers.includes(path)),
        what,
      ).toEqual([]);
      for (const ability of handle) expect(files.has(`src/${ability}.ts`), what).toBe(true);
      expect(files.has("src/events.ts"), what).toBe(!handle.includes("provisioning"));
    }
  });

  test("asks for the packages of its store only", async () => {
    const names = await Promise.all(
      keysOf(stores).map(async (store) => {
        const { dependencies } = JSON.parse((await compose(framework, store, [])).get("package.json") ?? "");
        return Object.keys(dependencies).filter((name) => ["better-sqlite3", "pg"].includes(name));
      }),
    );
    expect(names).toEqual([["better-sqlite3"], ["pg"], []]);
  });

  test("says where the vendor comes in, and how it goes live", async () => {
    const files = await compose(framework, "sqlite", keysOf(abilities));
    for (const ability of keysOf(abilities)) {
      expect(files.get(`src/${ability}.ts`)).toContain("FILL IN");
      expect(files.get("README.md")).toContain(`src/${ability}.ts`);
    }
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([".dockerignore", ".env.example", ".gitignore", "Dockerfile", "tsconfig.json"]),
    );
  });

  test("explains each variable that its code reads", async () => {
    for (const store of keysOf(stores)) {
      const files = await compose(framework, store, keysOf(abilities));
      const code = [...files].filter(([path]) => path.startsWith("src/")).map(([, text]) => text);
      const read = code.flatMap((text) =>
        Array.from(
          text.matchAll(/read\("([A-Z_]+)"\)|environment\.([A-Z_]+)/g),
          (match) => match[1] ?? match[2],
        ),
      );
      const explained = Array.from(
        (files.get(".env.example") ?? "").matchAll(/^(?:# )?([A-Z_]+)=/gm),
        ([, name]) => name,
      );
      expect(read.filter((name) => !explained.includes(name))).toEqual([]);
    }
  });

  test("runs in its container as a user without rights, and says whether it lives", async () => {
    const files = await compose(framework, "memory", []);
    const dockerfile = files.get("Dockerfile") ?? "";
    const stages = dockerfile.split(/^FROM /m).slice(1);
    expect(stages).toHaveLength(2);
    expect(stages[1]).toMatch(/^USER node$/m);
    expect(stages[1]).toMatch(/^HEALTHCHECK .*\/health/ms);
    expect(stages[1]).not.toContain("DATABASE_FILE");
    for (const [, path = ""] of dockerfile.matchAll(/COPY --from=build \/app\/(\S+\.\w+)/g)) {
      expect([...files.keys()]).toContain(path);
    }
  });
});
