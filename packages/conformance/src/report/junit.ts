import { create } from "xmlbuilder2";
import { checkAreas } from "../checks.js";
import type { Check } from "./check.js";
import { type Report, whyNotRun } from "./report.js";

/** The report as JUnit XML: a suite for each area, a case for each check. */
export function toJunit(report: Report): string {
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele("testsuites", {
    name: clean(`syndikit certify ${report.receiver}`),
    ...countsOf(report.checks),
    time: seconds(report.duration),
    timestamp: report.startedAt,
  });
  for (const area of checkAreas) {
    const checks = report.checks.filter((check) => check.area === area);
    if (checks.length === 0) continue;
    const time = checks.reduce((sum, { duration }) => sum + duration, 0);
    const suite = root.ele("testsuite", { name: area, ...countsOf(checks), time: seconds(time) });
    for (const check of checks) {
      const { name, duration, status, findings } = check;
      const one = suite.ele("testcase", { classname: `certify.${area}`, name, time: seconds(duration) });
      if (status === "not run") one.ele("skipped", { message: whyNotRun(check) });
      if (status === "failed") {
        const message = findings.map(({ found }) => found).join("; ");
        one.ele("failure", { message: clean(message), type: "certify" }).txt(clean(explain(check)));
      }
    }
  }
  return `${root.end({ prettyPrint: true })}\n`;
}

function countsOf(checks: readonly Check[]): Record<string, string> {
  const count = (status: Check["status"]): string =>
    String(checks.filter((check) => check.status === status).length);
  return { tests: String(checks.length), failures: count("failed"), skipped: count("not run") };
}

function explain({ requirement, beyond, remedy, timeline }: Check): string {
  const lines = timeline.map(({ at, text }) => `${seconds(at)} s  ${text}`);
  const note = beyond === null ? [] : [`Not sent today: ${beyond}`];
  return [`Required: ${requirement}`, ...note, `To fix: ${remedy ?? ""}`, "", ...lines].join("\n");
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(3);
}

/** XML allows only three control characters, not even escaped, and a receiver may answer with any. */
function clean(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
}
