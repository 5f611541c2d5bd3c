import { type Check, checks, type Report } from "@syndikit/conformance";
import pico from "picocolors";
import { expect, test } from "vitest";
import type { Output } from "../frame/output.js";
import { listChecks, showReport } from "./show-report.js";

/** Returns the text that is printed for people, without colours. */
function printed(show: (output: Output) => void): string {
  const lines: string[] = [];
  const ignore = (): void => undefined;
  show({
    json: false,
    paint: pico.createColors(false),
    line: (text = "") => void lines.push(`${text}\n`),
    record: ignore,
    note: ignore,
    progress: ignore,
    footer: ignore,
  });
  return lines.join("");
}

const beyondToday = checks.filter(({ beyond }) => beyond !== undefined);

test("the list marks every check of what the marketplace does not send today, and no other", () => {
  const text = printed(listChecks);
  const marked = [...text.matchAll(/^ {2}(\S+).*\n {6}.+\n {6}not sent today: (.+)$/gm)];
  expect(marked.map(([, id, beyond]) => ({ id, beyond }))).toEqual(
    beyondToday.map(({ id, beyond }) => ({ id, beyond })),
  );
  expect(beyondToday.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["an-id-that-is-a-number", "an-event-without-metadata", "an-unknown-state"]),
  );
});

test("the report says of a failed check that the marketplace does not send this today", () => {
  const failed = (id: string, beyond: string | null): Check => ({
    ...{ id, name: id, area: "trust", requirement: "the requirement", beyond, status: "failed" },
    ...{ missing: [], subscription: 12, duration: 5, remedy: "the remedy", timeline: [] },
    findings: [{ rule: "the state", found: "what was found", permanent: false }],
  });
  const report: Report = {
    ...{ schema: 1, receiver: "http://127.0.0.1:3000/events", startedAt: "2026-11-20T12:00:00.000Z" },
    ...{ duration: 60_000, verdict: "failed", causes: [], limits: [] },
    counts: { passed: 0, failed: 2, notRun: 0 },
    checks: [failed("an-unknown-state", "No state of this name exists today."), failed("a-trial", null)],
  };
  const text = printed((output) => showReport(output, report));
  expect(text.match(/not sent today.*/g)).toEqual(["not sent today  No state of this name exists today."]);
  expect(text).toMatch(/FAILED {2}an-unknown-state.*not sent today.*FAILED {2}a-trial/s);
});
