import { expect, test } from "vitest";
import { readReport } from "./report.js";

const check = { id: "a", name: "A lost event", requirement: "It asks for the state.", status: "passed" };
const report = {
  type: "report",
  schema: 1,
  receiver: "http://127.0.0.1:3000/events",
  startedAt: "2026-01-31T08:15:00.000Z",
  verdict: "failed",
  counts: { passed: 1, failed: 1, notRun: 0 },
  causes: [{ id: "parsed-body", title: "It parses the body first.", remedy: "Verify the bytes." }],
  limits: [],
  checks: [
    check,
    { ...check, name: "A signature", status: "failed", remedy: "Verify the bytes.", subscription: 4 },
  ],
};

test("the report is found among the lines that certify prints", () => {
  const lines = [{ type: "check", ...check }, report].map((line) => JSON.stringify(line));
  const read = readReport(`${lines.join("\n")}\n`);
  expect(read).toMatchObject({ verdict: "failed", counts: { passed: 1, failed: 1, notRun: 0 } });
  expect(read.causes).toEqual([{ title: "It parses the body first.", remedy: "Verify the bytes." }]);
  expect(read.failed).toEqual([
    {
      name: "A signature",
      requirement: "It asks for the state.",
      remedy: "Verify the bytes.",
    },
  ]);
});

test("a report that was written over many lines is read too", () => {
  expect(readReport(JSON.stringify(report, null, 2)).receiver).toBe("http://127.0.0.1:3000/events");
});

test.each([
  ["nothing", ""],
  ["another file", "# Report\n"],
  ["JSON of something else", '{"verdict":"passed"}'],
  ["a report of another schema", JSON.stringify({ ...report, schema: 2 })],
  ["a list", "[1]"],
  ["null", "null"],
])("%s is refused with the command that makes a report", (_, text) => {
  expect(() => readReport(text)).toThrow(/npx syndikit certify/);
});

test("what is not as it should be is left out, and breaks nothing", () => {
  expect(
    readReport(
      '{"schema":1,"verdict":"incomplete","checks":[null,{"status":"failed","name":5}],"causes":"x"}',
    ),
  ).toEqual({
    receiver: "",
    startedAt: "",
    verdict: "incomplete",
    counts: { passed: 0, failed: 0, notRun: 0 },
    causes: [],
    failed: [{ name: "", requirement: "", remedy: "" }],
  });
});
