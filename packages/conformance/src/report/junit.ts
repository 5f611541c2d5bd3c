import { create } from "xmlbuilder2";
import type { MarketplaceReport } from "./marketplace-report.js";
import type { Report } from "./report.js";
import { type CheckView, viewOf } from "./view.js";

/** The report as JUnit XML: a suite for each area, a case for each check. */
export function toJunit(report: Report | MarketplaceReport): string {
  const { command, subject, areas, duration: whole, startedAt } = viewOf(report);
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele("testsuites", {
    name: clean(`syndikit ${command} ${subject}`),
    ...countsOf(areas.flatMap(({ checks }) => checks)),
    time: seconds(whole),
    timestamp: startedAt,
  });
  for (const { name: area, checks } of areas) {
    if (checks.length === 0) continue;
    const time = checks.reduce((sum, { duration }) => sum + duration, 0);
    const suite = root.ele("testsuite", { name: area, ...countsOf(checks), time: seconds(time) });
    for (const check of checks) {
      const { name, duration, status, findings } = check;
      const one = suite.ele("testcase", { classname: `${command}.${area}`, name, time: seconds(duration) });
      if (status === "not run") one.ele("skipped", { message: clean(check.whyNotRun) });
      if (status === "failed") {
        const message = findings.join("; ");
        one.ele("failure", { message: clean(message), type: command }).txt(clean(explain(check)));
      }
    }
  }
  return `${root.end({ prettyPrint: true })}\n`;
}

function countsOf(checks: readonly CheckView[]): Record<string, string> {
  const count = (status: CheckView["status"]): string =>
    String(checks.filter((check) => check.status === status).length);
  return { tests: String(checks.length), failures: count("failed"), skipped: count("not run") };
}

function explain({ requirement, beyond, remedy, timeline }: CheckView): string {
  const lines = timeline.map(({ at, text }) => `${seconds(at)} s  ${text}`);
  const note = beyond === null ? [] : [`Not sent today: ${beyond}`];
  const fix = remedy === null ? [] : [`To fix: ${remedy}`];
  return [`Required: ${requirement}`, ...note, ...fix, "", ...lines].join("\n");
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(3);
}

/** XML allows only three control characters, not even escaped, and a receiver may answer with any. */
function clean(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
}
