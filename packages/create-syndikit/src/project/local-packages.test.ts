import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.js";
import { readLocalPackages } from "./local-packages.js";

/** Packs a package of one file beside its manifest, as npm does: everything lies in the folder `package`. */
function pack(folder: string, file: string, manifest: string): void {
  const place = temporaryFolder();
  mkdirSync(join(place, "package"));
  writeFileSync(join(place, "package/index.js"), "x".repeat(1_000));
  writeFileSync(join(place, "package/package.json"), manifest);
  execFileSync("tar", ["-czf", join(folder, file), "-C", place, "package/index.js", "package/package.json"]);
}

test("of each tarball the name is in its package.json", async () => {
  const folder = temporaryFolder();
  pack(folder, "a-1.0.0.tgz", '{ "name": "@acme/a" }');
  pack(folder, "b.tgz", '{ "name": "b" }');
  writeFileSync(join(folder, "README.md"), "");
  expect(await readLocalPackages(folder)).toEqual({
    "@acme/a": `file:${folder}/a-1.0.0.tgz`,
    b: `file:${folder}/b.tgz`,
  });
});

test.each([
  ["there is no such folder", () => undefined, /cannot be read/],
  ["it holds no tarball", (folder: string) => mkdirSync(folder), /holds no \.tgz/],
  [
    "a file is no tarball",
    (folder: string) => {
      mkdirSync(folder);
      writeFileSync(join(folder, "a.tgz"), "no");
    },
    /a\.tgz is no package/,
  ],
  [
    "a package is there twice",
    (folder: string) => {
      mkdirSync(folder);
      pack(folder, "a-1.0.0.tgz", '{ "name": "a" }');
      pack(folder, "a-1.0.1.tgz", '{ "name": "a" }');
    },
    /holds a twice: a-1\.0\.0\.tgz and a-1\.0\.1\.tgz/,
  ],
])("when %s, the message says so", async (_, prepare, message) => {
  const folder = join(temporaryFolder(), "packages");
  prepare(folder);
  await expect(readLocalPackages(folder)).rejects.toMatchObject({
    code: "bad_packages",
    message: expect.stringMatching(message),
  });
});
