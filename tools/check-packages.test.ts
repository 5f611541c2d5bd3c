import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findFaults } from "./check-packages.js";

/** Lays out one package a name, and says where. */
function lay(packages: Record<string, Record<string, string>>): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "packages-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return Object.entries(packages).map(([name, files]) => {
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, name, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return join(folder, name);
  });
}

const manifest = (name: string, fields: object): string =>
  JSON.stringify({ name, version: "1.0.0", type: "module", license: "MIT", ...fields });

const both = {
  ".": {
    import: { types: "./index.d.ts", default: "./index.js" },
    require: { types: "./index.d.cts", default: "./index.cjs" },
  },
};

const code = {
  "index.js": "export const one = 1;\n",
  "index.d.ts": "export declare const one: number;\n",
  "index.cjs": "exports.one = 1;\n",
  "index.d.cts": "export declare const one: number;\n",
};

const esmOnly = { ".": { types: "./index.d.ts", default: "./index.js" } };

test("packages that resolve for both kinds of modules, and a command without an API, have no faults", async () => {
  const folders = lay({
    whole: { ...code, "package.json": manifest("whole", { exports: both }) },
    command: {
      "main.js": "#!/usr/bin/env node\n",
      "package.json": manifest("command", {
        bin: "main.js",
        exports: { "./package.json": "./package.json" },
      }),
    },
    modern: { ...code, "package.json": manifest("modern", { exports: esmOnly }) },
  });
  expect(await findFaults(folders, ["modern"])).toEqual([]);
});

test("says of each package what is wrong with its files and with its types", async () => {
  const { "index.cjs": _, ...withoutCommonJs } = code;
  const folders = lay({
    absent: { ...withoutCommonJs, "package.json": manifest("absent", { exports: both }) },
    modern: { ...code, "package.json": manifest("modern", { exports: esmOnly }) },
    untyped: { "index.js": code["index.js"], "package.json": manifest("untyped", { exports: "./index.js" }) },
    disguised: {
      ...code,
      "package.json": manifest("disguised", {
        exports: {
          ".": {
            import: { types: "./index.d.cts", default: "./index.js" },
            require: { types: "./index.d.cts", default: "./index.cjs" },
          },
        },
      }),
    },
    warned: { ...code, "package.json": manifest("warned", { exports: both, main: "./nothing.cjs" }) },
  });

  const faults = await findFaults(folders, []);

  const of = (name: string): string => faults.filter((fault) => fault.startsWith(`${name}: `)).join("\n");
  expect(of("absent")).toContain("./index.cjs");
  expect(of("modern")).toContain("CJSResolvesToESM");
  expect(of("untyped")).toContain("has no types");
  expect(of("disguised")).toContain("FalseCJS");
  expect(of("warned")).toContain("nothing.cjs");
});

test("says which link of a package's pages leads out of the package", async () => {
  const page = [
    "[the repository](../../docs/page.md), [gone](gone.md#part), [a folder](./more), [here](more/PAGE.md#part)",
    "[a site](https://example.com/x.md), [an anchor](#part), [mail](mailto:a@example.com), [of a site](/guide/)",
    "![a picture](picture.png)",
    "```md",
    "[a sample](../sample.md)",
    "```",
  ].join("\n");
  const folders = lay({
    linked: {
      ...code,
      "README.md": page,
      "more/PAGE.md": "[back](../README.md)",
      "package.json": manifest("linked", { exports: both }),
    },
  });

  expect(await findFaults(folders, [])).toEqual(
    ["../../docs/page.md", "gone.md#part", "picture.png"].map(
      (link) => `linked: README.md links to ${link}, which is not in the package.`,
    ),
  );
});
