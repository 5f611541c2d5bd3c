import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../consumers/repository.js";
import { findTyped, listSources } from "./find-typed.js";

const planted = "e2e/test/typed-by-hand/planted.ts";
const sources = listSources(root);
const found = findTyped({ root, files: [...sources, planted] });

test("no source names a value of an open enum, or a path of the interface, that the contract names", () => {
  const named = found
    .filter(({ file }) => file !== planted)
    .map(({ file, line, code }) => `${file}:${line}: ${code}`);
  expect(named, "Use the constants of @syndikit/contract, and the methods of the SDK.").toEqual([]);
});

test("every way to name one is found", () => {
  const lines = readFileSync(join(root, planted), "utf8").split("\n");
  const expected = lines.flatMap((text, index) => (text.endsWith("// refused") ? [index + 1] : []));
  expect(expected.length).toBeGreaterThan(12);
  expect(found.filter(({ file }) => file === planted).map(({ line }) => line)).toEqual(expected);
});

test("every part of the tree is looked at", () => {
  for (const file of [
    "packages/cli/src/event/await-attempt.ts",
    "packages/testing/src/marketplace/story.ts",
    "apps/console/src/parts/stamp.tsx",
    "apps/reference-server/src/store/tables/subscription.ts",
    "bench/src/receiver/loop-process.ts",
    "e2e/src/demo/chapters/change.ts",
  ]) {
    expect(sources).toContain(file);
  }
});
