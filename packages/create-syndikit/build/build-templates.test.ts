import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder } from "../test/temporary-folder.js";
import { buildTemplates, fillVersions } from "./build-templates.js";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

test("asks for the versions of this repository", async () => {
  const folder = temporaryFolder();
  await buildTemplates(repository, folder);
  const { version } = JSON.parse(readFileSync(join(repository, "packages/sdk/package.json"), "utf8"));
  const manifest = JSON.parse(readFileSync(join(folder, "hono/package.json"), "utf8"));
  expect(manifest.dependencies["@syndikit/sdk"]).toBe(`^${version}`);
  expect(manifest.devDependencies["syndikit"], "the command line").toBe(`^${version}`);
});

test("copies nothing that npm or a build left behind", async () => {
  const folder = temporaryFolder();
  await buildTemplates(repository, folder);
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(paths.filter((path) => /node_modules|\.turbo|\.next/.test(path))).toEqual([]);
});

test("says which package a template asks for in vain", () => {
  const manifest = '{ "dependencies": { "@syndikit/nothing": "1.0.0" } }';
  expect(() => fillVersions(manifest, new Map())).toThrow("@syndikit/nothing");
});
