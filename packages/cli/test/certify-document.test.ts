import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { environmentFor } from "../src/certify/live/environment.js";
import { checkOf } from "../src/certify/report/check-of.js";
import { type Report, reportOf } from "../src/certify/report/report.js";
import { scenarios } from "../src/certify/scenarios/index.js";
import { select } from "../src/certify/select.js";
import { runCli } from "./harness/run-cli.js";

const text = readFileSync(new URL("../../../docs/certify.md", import.meta.url), "utf8");

it("the page on certify names every option, and none that is not there", async () => {
  const { stdout } = await runCli(["certify", "--help"]);
  const options = (of: string): readonly string[] => [...new Set(of.match(/--[a-z][a-z-]+/g))].sort();
  const own = options(stdout.split("Examples:")[0] ?? "").filter((option) => option !== "--help");

  expect(options(text)).toEqual(own);
});

it("names every variable that a receiver is told", () => {
  const told = { marketplace: "http://m", token: "t", secret: "s", database: "d" };
  const variables = Object.keys(environmentFor(new URL("http://127.0.0.1:1/events"), told));

  expect(variables.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

it("names every field of a report, and how many stories there are", () => {
  const [selected] = select(["a-trial"], new Set());
  if (selected === undefined) throw new Error("The check is gone.");
  const check = checkOf(selected, { subscriptionId: 1, problems: [], moments: [], took: 1 }, ["the token"]);
  const report: Report = reportOf(
    { url: "http://r", signal: new AbortController().signal },
    { startedAt: 0, endedAt: 1, wasCalled: true, checks: [check] },
  );
  const fields = [report, check, ...check.findings].flatMap((value) => Object.keys(value));

  expect(fields.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
  expect(text).toContain(`plays ${scenarios.length} stories`);
});
