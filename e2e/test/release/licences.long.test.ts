import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { root } from "../consumers/repository.js";

function unpack(tarball: string): string {
  const folder = mkdtempSync(join(tmpdir(), "licences-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync("tar", ["-xzf", tarball, "-C", folder]);
  return join(folder, "package");
}

const filesBelow = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => pattern.test(path))
    .map((path) => join(folder, path));

/** The packages that are named in the notices of a folder. */
function noticedIn(folder: string): ReadonlySet<string> {
  const notices = filesBelow(folder, /(^|\/)THIRD-PARTY-NOTICES\.md$/).map((file) =>
    readFileSync(file, "utf8"),
  );
  return new Set(
    notices.flatMap((text) => Array.from(text.matchAll(/^## (\S+) /gm), ([, name = ""]) => name)),
  );
}

test.each(inject("tarballs"))("the code of others that is in %s has its licence there", (_name, tarball) => {
  const folder = unpack(tarball);
  // The bundler puts the origin of each module above it, and a source map names it too.
  const inside = filesBelow(folder, /^dist\/[^/]+\.(c?js|map)$/).flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/(?:^\/\/ |")[^"\n]*node_modules\/((?:@[^/"\n]+\/)?[^/"\n]+)\//gm),
      ([, held = ""]) => held,
    ),
  );
  const noticed = noticedIn(folder);
  expect([...new Set(inside)].filter((held) => !noticed.has(held))).toEqual([]);
});

test("so has that of the console, of the guide and of the fonts, which are in the server's package", () => {
  const [, tarball = ""] = inject("tarballs").find(([name]) => name === "@syndikit/reference-server") ?? [];
  const dist = join(unpack(tarball), "dist");
  const { devDependencies } = JSON.parse(readFileSync(join(root, "apps/console/package.json"), "utf8")) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const tools = ["vite"];
  const ofOthers = Object.keys(devDependencies).filter(
    (name) => !name.startsWith("@syndikit/") && !tools.includes(name),
  );
  expect([...noticedIn(join(dist, "console"))]).toEqual(expect.arrayContaining(ofOthers));
  expect([...noticedIn(join(dist, "guide"))]).toEqual(expect.arrayContaining(["vitepress", "minisearch"]));
  expect(readdirSync(join(dist, "fonts"))).toContain("LICENSE");
});
