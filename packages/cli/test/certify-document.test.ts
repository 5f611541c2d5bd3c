import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runCli } from "./harness/run-cli.js";

const text = readFileSync(new URL("../../../docs/certify.md", import.meta.url), "utf8");

test("the page on certify names every option, and no other", async () => {
  const { stdout } = await runCli(["certify", "--help"]);
  const options = (of: string): readonly string[] => [...new Set(of.match(/--[a-z][a-z-]+/g))].sort();
  const own = options(stdout.split("Examples:")[0] ?? "").filter((option) => option !== "--help");

  expect(options(text)).toEqual(own);
});
