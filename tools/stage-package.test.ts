import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { toPublished } from "./stage-package.js";

test("a published manifest names no sources, no scripts, and nothing that only this repository needs", () => {
  const manifest = {
    name: "a-package",
    version: "1.0.0",
    exports: {
      ".": {
        "@syndikit/source": { node: "./src/index.node.ts", default: "./src/index.ts" },
        node: { "@syndikit/source": "./src/index.node.ts", default: "./dist/index.node.js" },
        default: "./dist/index.js",
      },
      "./package.json": "./package.json",
    },
    files: ["dist"],
    scripts: { build: "tsup" },
    devDependencies: { tsup: "8.5.1" },
    publishConfig: { access: "public", directory: "../../.release/a-package" },
  };

  expect(toPublished(manifest)).toEqual({
    name: "a-package",
    version: "1.0.0",
    exports: {
      ".": { node: { default: "./dist/index.node.js" }, default: "./dist/index.js" },
      "./package.json": "./package.json",
    },
    files: ["dist"],
    publishConfig: { access: "public" },
  });
});

test("the order of conditions stays, for the first that matches is taken", () => {
  const conditions = {
    "@syndikit/source": "./src/a.ts",
    node: "./a.js",
    import: "./b.js",
    default: "./c.js",
  };
  const { exports } = toPublished({ exports: { ".": conditions } });
  expect(Object.keys((exports as { ".": object })["."])).toEqual(["node", "import", "default"]);
});

test("what cannot read exports finds the modules of CommonJS, with their types", () => {
  const entry = (name: string) => ({
    import: { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` },
    require: { types: `./dist/${name}.d.cts`, default: `./dist/${name}.cjs` },
  });
  const exports = {
    ".": { node: entry("index.node"), ...entry("index") },
    "./store/sqlite": entry("store/sqlite"),
    "./facts.json": { "@syndikit/source": "./facts.json", default: "./dist/facts.json" },
    "./package.json": "./package.json",
  };
  expect(toPublished({ exports })).toMatchObject({
    main: "./dist/index.node.cjs",
    types: "./dist/index.node.d.cts",
    typesVersions: {
      "*": { "store/sqlite": ["./dist/store/sqlite.d.cts"], "facts.json": ["./dist/facts.json"] },
    },
  });
  const modern = toPublished({
    exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
  });
  expect(Object.keys(modern)).not.toContain("main");
});

test("what is built where the repository is known says where it lies", () => {
  const repository = { url: "git+https://git.example/kit.git", directory: "packages/a-package" };
  expect(toPublished({ name: "a-package" }, repository)).toMatchObject({
    repository: { type: "git", ...repository },
  });
});

test("a folder that exists is not replaced by a staged package", () => {
  const into = mkdtempSync(join(tmpdir(), "syndikit-stage-"));
  onTestFinished(() => rmSync(into, { recursive: true }));
  mkdirSync(join(into, "signature"));
  writeFileSync(join(into, "signature/notes.txt"), "mine");
  const root = fileURLToPath(new URL("..", import.meta.url));
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "tools/stage-package.ts", into, "packages/signature"],
    { cwd: root, encoding: "utf8" },
  );
  expect([status, stderr.trim()]).toEqual([
    1,
    `${join(into, "signature")} exists: name another folder, or remove it first.`,
  ]);
  expect(readFileSync(join(into, "signature/notes.txt"), "utf8")).toBe("mine");
});
