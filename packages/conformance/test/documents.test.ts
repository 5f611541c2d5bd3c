import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environmentFor } from "../src/live/run.js";
import type { Check } from "../src/report/check.js";
import { createReport } from "../src/report/report.js";
import { scenarios } from "../src/scenarios/index.js";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const page = read("../../../docs/certify.md");

test("the page on certifying names every variable that a receiver is told", () => {
  const told = { marketplace: "http://m", token: "t", secret: "s", database: "d" };
  const variables = Object.keys(environmentFor(new URL("http://127.0.0.1:1/events"), told));

  expect(variables.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("the page on certifying names every field of a report", () => {
  const check: Check = {
    ...{ id: "a-trial", area: "lifecycle", name: "a trial", requirement: "", beyond: null, remedy: "" },
    ...{ status: "failed", missing: [], subscription: 1, duration: 1, timeline: [] },
    findings: [{ rule: "the log", found: "the token", permanent: true }],
  };
  const report = createReport({
    ...{ url: "http://r", given: new Set(), wasAborted: false, startedAt: 0, endedAt: 1 },
    wasCalled: true,
    wasRefused: false,
    checks: [{ check, evidence: null }],
  });
  const fields = [report, check, ...report.causes, ...check.findings].flatMap((value) => Object.keys(value));

  expect(fields.filter((name) => !page.includes(`\`${name}`))).toEqual([]);
});

test.each([
  ["../../../docs/certify.md", page],
  ["../README.md", read("../README.md")],
])("%s says how many scenarios there are", (_, text) => {
  expect(text).toContain(`${scenarios.length} scenarios`);
});
