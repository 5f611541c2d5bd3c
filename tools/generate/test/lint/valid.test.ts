import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { lintCases, ownRules } from "./lint-cases.js";

test("has nothing to say about a valid document", async () => {
  const found = await lintCases({ valid: { breaks: () => {} } });

  expect(found.get("valid")).toEqual([]);
});

test("turns on every rule of the plugin, as an error", async () => {
  const files = await readdir(new URL("../../../../spec/lint/rules", import.meta.url));
  const rules = files.map((file) => [`syndikit/${file.replace(".js", "")}`, "error"]);

  expect(await ownRules()).toEqual(Object.fromEntries(rules));
});
