import { type Check, type Report, toHtml } from "@syndikit/conformance";
import { expect, test } from "vitest";
import { openBrowser } from "../../src/console/browser.js";
import { findingsOf } from "../../src/console/findings.js";

const long = "a-word-that-nobody-breaks-".repeat(12);

const passed: Check = {
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
  timeline: [{ at: 5, text: `Subscription.CREATED ${long}` }],
};
const report: Report = {
  schema: 1,
  receiver: `http://127.0.0.1:3000/${long}`,
  startedAt: "2026-11-20T12:00:00.000Z",
  duration: 60_000,
  verdict: "failed",
  counts: { passed: 1, failed: 1, notRun: 1 },
  causes: [
    {
      id: "never-removes",
      title: "It never removes",
      seen: long,
      remedy: `Remove it. ${long}`,
      checks: ["a-termination"],
    },
  ],
  limits: ["Tenants were not looked at."],
  checks: [
    passed,
    {
      ...passed,
      id: "a-termination",
      name: "a termination",
      status: "failed",
      findings: [{ rule: "the state", found: long, permanent: false }],
      remedy: `Answer 204. ${long}`,
    },
    {
      ...passed,
      id: "a-lost-event",
      area: "delivery",
      status: "not run",
      missing: ["sweep"],
      duration: 0,
      timeline: [],
    },
  ],
};

test.each(["light", "dark"] as const)(
  "a report has no finding of axe in the %s theme, keeps the width of a phone, and loads nothing",
  async (colorScheme) => {
    const browser = await openBrowser({ viewport: { width: 360, height: 780 }, colorScheme });
    const page = await browser.context.newPage();
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await page.setContent(toHtml(report));
    await page.evaluate(
      'document.querySelectorAll("details").forEach((one) => one.setAttribute("open", ""))',
    );
    expect({ findings: await findingsOf(page), loaded }).toEqual({ findings: [], loaded: [] });
    await browser.close();
  },
);
