import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const templates = join(root, "packages/create-syndikit/templates");

/** The layers of a generated project. A file of one layer imports files of another as its neighbours. */
const layers = ["shared", "server", "next", "node", "stores/sqlite"].map((name) => join(templates, name));

/** The files that each file imports. Types count too, because a reader follows them as well. */
type Graph = ReadonlyMap<string, readonly string[]>;

function* sourcesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!["node_modules", "dist"].includes(entry.name) && !entry.name.startsWith("."))
        yield* sourcesBelow(path);
    } else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}

/** The file that a relative import refers to; undefined if it is not source code, such as JSON. */
function resolveImport(file: string, specifier: string): string | undefined {
  const layer = layers.find((folder) => file.startsWith(folder + sep));
  const target = resolve(dirname(file), specifier);
  const places = [target, ...(layer ? layers.map((folder) => join(folder, relative(layer, target))) : [])];
  return places
    .flatMap((place) => [place.replace(/\.js$/, ".ts"), place.replace(/\.js$/, ".tsx")])
    .find((place) => /\.tsx?$/.test(place) && existsSync(place));
}

function readGraph(folders: readonly string[]): Graph {
  const files = folders.flatMap((folder) => [...sourcesBelow(join(root, folder))]);
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(file, "utf8"));
      const relatives = importedFiles.filter(({ fileName }) => fileName.startsWith("."));
      return [file, relatives.flatMap(({ fileName }) => resolveImport(file, fileName) ?? [])];
    }),
  );
}

/** Finds each circle of imports once, as the path from a file back to itself. */
function findCircles(graph: Graph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return circles;
}

const graph = readGraph(["packages", "apps", "tools", "e2e", "examples", "bench"]);

test("no source imports itself by way of others", () => {
  const circles = findCircles(graph).map((way) => way.map((file) => relative(root, file)).join(" -> "));
  expect(circles, `\n${circles.join("\n")}\n`).toEqual([]);
});

test("every part of the tree is looked at, with the imports between its files", () => {
  const imports = (from: string, to: string): boolean | undefined =>
    graph.get(join(root, from))?.includes(join(root, to));
  expect(imports("packages/signature/src/index.ts", "packages/signature/src/shared.ts")).toBe(true);
  expect(imports("e2e/test/hostile/run.ts", "e2e/test/hostile/world.ts")).toBe(true);
  const template = (name: string): string => `packages/create-syndikit/templates/${name}`;
  expect(imports(template("server/src/main.ts"), template("shared/src/vendor.ts"))).toBe(true);
  expect(imports(template("shared/src/vendor.ts"), template("shared/src/provisioning.ts"))).toBe(true);
});

test.each([
  ["of two files", { a: ["b"], b: ["a"], c: ["a"] }, [["a", "b", "a"]]],
  [
    "of three, which is entered from outside",
    { a: ["b"], b: ["c"], c: ["d"], d: ["b"] },
    [["b", "c", "d", "b"]],
  ],
  ["of a file alone", { a: ["a"] }, [["a", "a"]]],
  ["is none where two ways meet", { a: ["b", "c"], b: ["d"], c: ["d"], d: [] }, []],
])("a circle %s", (_, files, expected) => {
  expect(findCircles(new Map(Object.entries(files)))).toEqual(expected);
});
