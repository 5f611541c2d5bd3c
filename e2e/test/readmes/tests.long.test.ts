import { beforeAll, expect, test } from "vitest";
import { runTestSamples, type SampleReport } from "./run-test-samples.js";
import { samples } from "./samples.js";

// The conformance package's sample kills processes, so conformance.long.test.ts runs it.
const tests = samples.filter(
  ({ document, code }) => code.includes('from "vitest"') && !document.startsWith("packages/conformance/"),
);

let reports: readonly SampleReport[];
beforeAll(async () => {
  reports = await runTestSamples(tests.map(({ code }) => code));
});

test.each(tests.map(({ document, place }, at) => [`${document} ${place}`, at] as const))(
  "%s passes as it was pasted",
  (_, at) => {
    expect(reports[at]).toEqual({ passed: 1, failures: [] });
  },
);

test("samples are found", () => {
  expect(tests.map(({ document }) => document)).toContain("packages/testing/README.md");
});
