import { expect, test } from "vitest";
import { runTestSample } from "./run-test-sample.js";
import { samples } from "./samples.js";

// That of the conformance package kills processes, and is run by conformance.long.test.ts.
const tests = samples.filter(
  ({ document, code }) => code.includes('from "vitest"') && !document.startsWith("packages/conformance/"),
);

test.each(tests.map(({ document, place, code }) => [`${document} ${place}`, code] as const))(
  "%s passes as it was pasted",
  async (_, code) => {
    const { report, output } = await runTestSample(code);
    expect(report, output).toMatchObject({ success: true, numPassedTests: 1 });
  },
  90_000,
);

test("samples are found", () => {
  expect(tests.map(({ document }) => document)).toContain("packages/testing/README.md");
});
