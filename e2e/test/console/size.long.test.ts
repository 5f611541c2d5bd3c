import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";

/** An entry in the manifest that Vite writes. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const home = dirname(createRequire(import.meta.url).resolve("@syndikit/console/package.json"));
let manifest: Readonly<Record<string, Chunk>>;

beforeAll(() => {
  // The build wrote this file.
  manifest = JSON.parse(readFileSync(join(home, "dist/manifest.json"), "utf8")) as Record<string, Chunk>;
});

/** A script and all scripts that it needs before it runs. */
function scriptsOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) scriptsOf(imported, seen);
  return seen;
}

const gzipped = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => {
    const { file = "" } = manifest[name] ?? {};
    return file.endsWith(".js")
      ? sum + gzipSync(readFileSync(join(home, "dist", file)), { level: 9 }).length
      : sum;
  }, 0);

const entry = "src/main.tsx";
/** The SDK and the frame of the pages, loaded after the sign-in page. */
const app = "src/app.tsx";
const reference = "src/reference/main.tsx";

test("the first load with the SDK takes at most 45 kB of JavaScript", () => {
  const overview = Object.keys(manifest).find((name) => name.endsWith("pages/overview/overview.tsx")) ?? "";
  expect(overview).not.toBe("");
  expect(
    gzipped(new Set([...scriptsOf(entry), ...scriptsOf(app), ...scriptsOf(overview)])),
  ).toBeLessThanOrEqual(45_000);
});

test("the overview takes at most 62 kB with all that it draws, plots apart", () => {
  const [overview = "", later = ""] = ["overview.tsx", "later.tsx"].map((file) =>
    Object.keys(manifest).find((name) => name.endsWith(`pages/overview/${file}`)),
  );
  expect(manifest[overview]?.dynamicImports).toEqual([later]);
  expect(
    gzipped(new Set([...scriptsOf(entry), ...scriptsOf(app), ...scriptsOf(overview), ...scriptsOf(later)])),
  ).toBeLessThanOrEqual(62_000);
});

test("the page that signs in is drawn with at most 15 kB, before the SDK is loaded", () => {
  expect(gzipped(scriptsOf(entry))).toBeLessThanOrEqual(15_000);
  expect(manifest[entry]?.dynamicImports).toEqual([app]);
});

test("no page takes more than 80 kB", () => {
  // What the frame shares with the palette is in a file of its own, and the routes with it.
  const pages = [...scriptsOf(app)].flatMap((name) => manifest[name]?.dynamicImports ?? []);
  expect(pages.length).toBeGreaterThan(10);
  const sizes = pages.map((page) => ({
    page,
    size: gzipped(new Set([...scriptsOf(entry), ...scriptsOf(app), ...scriptsOf(page)])),
  }));
  expect(sizes.filter(({ size }) => size > 80_000)).toEqual([]);
});

test("the API reference takes at most 45 kB", () => {
  expect(Object.keys(manifest)).toContain(reference);
  expect(gzipped(scriptsOf(reference))).toBeLessThanOrEqual(45_000);
});

test("all of it takes at most 250 kB", () => {
  expect(gzipped(Object.keys(manifest))).toBeLessThanOrEqual(250_000);
});
