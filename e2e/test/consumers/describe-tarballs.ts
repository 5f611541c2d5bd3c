import { readdirSync, readFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Consumer } from "./consumer.js";
import { type InstalledPackage, readInstalled } from "./installed-package.js";
import { installInto } from "./project.js";
import { manifestOf, packageFolders, root } from "./repository.js";
import { tarballsOf } from "./tarballs.js";

/**
 * The most bytes that each package may take on disk. Raise one only deliberately. Of the SDK, 0.72 MB are source maps,
 * 1.14 MB the declarations, once for each format, and 0.24 MB code in two formats; its tarball is a sixth of that.
 * The search, the links to events and the report of money took it from 2.10 to 2.145 MB: five operations and their types, in
 * each of these. Lists that are read to their end while they change took it to 2.16 MB.
 * Of the receiver, 0.5 MB are code and declarations in two formats, 0.12 MB of it stores, and the rest its documents.
 * Of the contract, 1.2 MB are declarations, 0.6 MB the OpenAPI document, and the rest code in two formats.
 */
const budgets = { contract: 3_500_000, signature: 180_000, sdk: 2_160_000, receiver: 750_000 };

/** Packages that bundle third-party code, so that it need not be installed. */
const bundling: readonly string[] = ["sdk", "signature"];

/** Matches tests, settings of tools, and test data. */
const notForUsers =
  /(^|\/)(test|tests|fixtures|coverage|\.turbo|node_modules)\/|\.(test|test-d|spec)\.\w+$|(^|\/)(tsup|vitest)\.config\.|tsconfig|\.tsbuildinfo$|generated\.json$/;

const scriptsThatRunAtInstall = [
  "preinstall",
  "install",
  "postinstall",
  "prepublish",
  "preprepare",
  "prepare",
];

export function describeTarballs(get: () => Consumer): void {
  describe.each(packageFolders)("the tarball of %s", (folder) => {
    const { name } = manifestOf(folder);
    let installed: InstalledPackage;
    const paths = (): string[] => [...installed.files.keys()].sort();

    beforeAll(() => {
      installed = readInstalled(get().project, name);
    });

    test("has its README and its licence", () => {
      expect(paths()).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
      expect(installed.read("LICENSE")).toBe(readFileSync(join(root, "LICENSE"), "utf8"));
    });

    test("holds no tests, no test data and no settings of tools", () => {
      expect(paths().filter((path) => notForUsers.test(path))).toEqual([]);
    });

    test("names no folder of the machine that built it", () => {
      const guilty = paths().filter((path) => installed.read(path).includes(root));
      expect(guilty).toEqual([]);
    });

    test("has source maps whose sources it ships or holds", () => {
      const missing = paths()
        .filter((path) => path.endsWith(".map"))
        .flatMap((path) => {
          const map = JSON.parse(installed.read(path)) as { sources: string[]; sourcesContent?: unknown[] };
          const shipped = (source: string): boolean => installed.files.has(join(path, "..", source));
          return map.sources.filter(
            (source, at) => isAbsolute(source) || !(map.sourcesContent?.[at] || shipped(source)),
          );
        });
      expect(missing).toEqual([]);
    });

    test("has the licence of each package whose code is inside", () => {
      const code = paths().filter((path) => /^dist\/.*\.(c?js|map)$/.test(path));
      const inside = code.flatMap((path) =>
        Array.from(
          installed.read(path).matchAll(/node_modules\/((?:@[^/"]+\/)?[^/"]+)\//g),
          ([, held]) => held,
        ),
      );
      const notices = paths().includes("THIRD-PARTY-NOTICES.md")
        ? installed.read("THIRD-PARTY-NOTICES.md")
        : "";
      expect(bundling.includes(folder)).toBe(inside.length > 0);
      for (const held of new Set(inside)) {
        const licence = readFileSync(join(root, "node_modules", String(held), "LICENSE"), "utf8");
        expect(notices).toContain(`## ${held} `);
        expect(notices).toContain(licence.trim());
      }
    });

    test("links from its README only to what it ships", () => {
      const links = [...installed.read("README.md").matchAll(/\]\((\.[^)#]+)/g)].map(([, path]) =>
        join(String(path)),
      );
      expect(links.filter((path) => !installed.files.has(path))).toEqual([]);
    });

    test("says what it is, for whom, and under which licence", () => {
      const { license, description, engines, publishConfig } = installed.manifest;
      expect({ license, engines, access: publishConfig?.access }).toEqual({
        license: "MIT",
        engines: { node: ">=20.19.0" },
        access: "public",
      });
      expect(description).toMatch(/\w+/);
    });

    test("runs nothing at install", () => {
      const scripts = Object.keys(installed.manifest.scripts ?? {});
      expect(scripts.filter((script) => scriptsThatRunAtInstall.includes(script))).toEqual([]);
      expect(paths()).not.toContain("binding.gyp");
    });

    test("depends on packages of this repository only, in its own version", () => {
      const { dependencies = {}, version } = installed.manifest;
      const wrong = Object.entries(dependencies).filter(
        ([name, range]) => !name.startsWith("@syndikit/") || range !== version,
      );
      expect(wrong).toEqual([]);
    });

    test("takes no more of a disk than its budget", () => {
      const size = [...installed.files.values()].reduce((sum, bytes) => sum + bytes, 0);
      console.log(`${name}: ${installed.files.size} files, ${size} bytes`);
      expect(size).toBeLessThanOrEqual(budgets[folder]);
    });
  });

  test("the SDK and the signature install alone, with nothing beside them", async () => {
    const { folder, tarballs } = get();
    for (const name of ["sdk", "signature"] as const) {
      const project = join(folder, `only-${name}`);
      await installInto(project, tarballsOf(tarballs, [`@syndikit/${name}`]));
      const modules = readdirSync(join(project, "node_modules"), { encoding: "utf8" });
      expect(modules.filter((entry) => !entry.startsWith("."))).toEqual(["@syndikit"]);
      expect(readdirSync(join(project, "node_modules/@syndikit"))).toEqual([name]);
    }
  });
}
