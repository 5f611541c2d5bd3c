import { describe, expect, test } from "vitest";
import { create } from "xmlbuilder2";
import type { Check } from "./check.js";
import { toHtml } from "./html.js";
import { toJunit } from "./junit.js";
import type { Report } from "./report.js";

const hostile = `<script>alert("1")</script> & 'x' \u0000\u001b[31m ]]>`;
const check: Check = {
  id: "a-trial",
  name: "a trial",
  area: "lifecycle",
  requirement: "a trial gets its tenant without a payment",
  beyond: null,
  status: "passed",
  missing: [],
  subscription: 12,
  duration: 1_250,
  findings: [],
  remedy: null,
  timeline: [{ at: 5, text: hostile }],
};
const report: Report = {
  schema: 1,
  receiver: `http://127.0.0.1:3000/events?${hostile}`,
  startedAt: "2026-11-20T12:00:00.000Z",
  duration: 60_000,
  verdict: "failed",
  counts: { passed: 1, failed: 1, notRun: 1 },
  causes: [
    { id: "a-termination", title: hostile, seen: hostile, remedy: hostile, checks: ["a-termination"] },
  ],
  limits: [hostile],
  checks: [
    check,
    {
      ...check,
      id: "a-termination",
      name: "a termination",
      status: "failed",
      findings: [{ rule: "the state", found: hostile, permanent: false }],
      remedy: hostile,
    },
    {
      ...check,
      ...{
        id: "a-lost-event",
        area: "delivery",
        status: "not run",
        missing: ["sweep"],
        duration: 0,
        timeline: [],
      },
    },
  ],
};

/** A failed check of what the marketplace does not send. */
const failedBeyond: Check = {
  ...check,
  ...{ status: "failed", beyond: "No state of this name exists today.", remedy: "the remedy" },
};

describe("the report as JUnit XML", () => {
  const xml = toJunit(report);

  test("is XML, whatever a receiver answered", () => {
    expect(() => create(xml)).not.toThrow();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there is none is what is tested.
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/);
    expect(xml).not.toContain("<script>");
  });

  test("counts, and says what failed and what was missing", () => {
    expect(xml).toContain('tests="3" failures="1" skipped="1" time="60.000"');
    expect(xml).toContain('<testsuite name="lifecycle" tests="2" failures="1"');
    expect(xml).toContain('<skipped message="needs --sweep"/>');
    expect(xml).toContain('<failure message="');
  });

  test("says of a check that the marketplace does not send this today", () => {
    expect(toJunit({ ...report, checks: [failedBeyond] })).toContain(
      "Not sent today: No state of this name exists today.",
    );
    expect(xml).not.toContain("Not sent today");
  });
});

describe("the report as a page", () => {
  const page = toHtml(report);

  test("escapes everything that came from outside", () => {
    expect(page).not.toContain("<script");
    expect(page).not.toContain("'x'");
    expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;");
  });

  test("loads nothing", () => {
    expect(page).not.toMatch(/\b(?:src|action)=|url\(|@import|<link/);
    expect(page.match(/href="[^"]*"/g)).toEqual(['href="#a-termination"']);
  });

  test("gives a time only to checks that were run, and not to one of the whole run", () => {
    const ofWholeRun = { ...check, subscription: null, duration: 0 };
    expect(toHtml({ ...report, checks: [ofWholeRun] })).toContain('<span class="time">–</span>');
    const times = page.match(/<span class="time">[^<]*/g)?.map((span) => span.replace(/.*>/, ""));
    expect(times).toEqual(["–", "1.25 s", "1.25 s"]);
  });

  test("says of a check that the marketplace does not send this today", () => {
    expect(toHtml({ ...report, checks: [failedBeyond] })).toContain(
      "<dt>Not sent today</dt><dd>No state of this name exists today.</dd>",
    );
    expect(page).not.toContain("Not sent today");
  });

  test("opens what failed", () => {
    expect(page).toContain('<details id="a-termination" class="failed" open>');
    expect(page).toContain('<details id="a-trial" class="passed">');
  });
});
