import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { targetsOf } from "../consumers/installed-package.js";

/** The fields of a published package.json that name files. */
interface Published {
  readonly name: string;
  readonly exports?: unknown;
  readonly bin?: unknown;
  readonly main?: string;
  readonly module?: string;
  readonly types?: string;
  readonly files?: readonly string[];
}

/** Unpacks a tarball, and returns its files and manifest. */
function unpack(tarball: string): { readonly files: readonly string[]; readonly manifest: Published } {
  const folder = mkdtempSync(join(tmpdir(), "unpacked-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync("tar", ["-xzf", tarball, "-C", folder]);
  // npm puts every file of a tarball into this folder.
  const inside = join(folder, "package");
  return {
    files: readdirSync(inside, { recursive: true, encoding: "utf8" }).filter((path) =>
      statSync(join(inside, path)).isFile(),
    ),
    manifest: JSON.parse(readFileSync(join(inside, "package.json"), "utf8")),
  };
}

/** Whether an entry of `files` covers a path. An entry is a file, a folder, or a name with stars. */
function isMeant(entry: string, path: string): boolean {
  const pattern = entry.replace(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*");
  return new RegExp(`^${pattern}(/|$)`).test(path);
}

const tarballs = inject("tarballs");

describe.each(tarballs)("the manifest that is published of %s", (_name, tarball) => {
  test("names no file that the tarball lacks, under any condition", () => {
    const { files, manifest } = unpack(tarball);
    const { exports, bin, main, module, types } = manifest;
    const named = targetsOf([exports, bin, main, module, types]);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !files.includes(path))).toEqual([]);
    const empty = manifest.files?.filter((entry) => !files.some((path) => isMeant(entry, path)));
    expect(empty).toEqual([]);
  });

  test("knows nothing that only this repository has: its sources, its scripts, its tools, its folders", () => {
    const { files, manifest } = unpack(tarball);
    expect(JSON.stringify(manifest)).not.toMatch(/@syndikit\/source|\/src\/|\.release/);
    expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(["scripts"]));
    expect(Object.keys(manifest)).not.toEqual(expect.arrayContaining(["devDependencies"]));
    expect(files.filter((path) => path.startsWith("src/"))).toEqual([]);
  });
});

test("every package of the repository that is not private is packed", () => {
  const root = new URL("../../..", import.meta.url);
  const manifests = ["packages", "apps"].flatMap((parent) =>
    readdirSync(new URL(parent, root)).map(
      (name) =>
        JSON.parse(readFileSync(new URL(`${parent}/${name}/package.json`, root), "utf8")) as {
          name: string;
          private?: boolean;
        },
    ),
  );
  const published = manifests.filter((manifest) => manifest.private !== true).map(({ name }) => name);
  expect(tarballs.map(([name]) => name).sort()).toEqual(published.sort());
});
