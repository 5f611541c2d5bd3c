import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../consumers/repository.js";
import { writeTable } from "../consumers/runners.js";

test("the README of the testing package has the runners that are tried, and what runs in each", () => {
  const readme = readFileSync(join(root, "packages/testing/README.md"), "utf8");
  const [, section = ""] = /^## Runners of tests\n(.*?)^## /ms.exec(readme) ?? [];
  const table = section.split("\n").filter((line) => line.startsWith("|"));
  expect(
    table
      .join("\n")
      .replace(/ *\| */g, "|")
      .replace(/-+/g, "-"),
  ).toBe(
    writeTable()
      .replace(/ *\| */g, "|")
      .replace(/-+/g, "-"),
  );
});
