import type { Played } from "../live/scene.js";
import type { Selected } from "../select.js";
import type { Check } from "./report.js";

/** What came of a scenario, for the report. Without `played` it was not run. */
export function checkOf(
  { plan, missing }: Selected,
  played: Played | undefined,
  leaks: readonly string[],
): Check {
  const { id, area, name, guards, remedy } = plan;
  const about = { id, name, area, guards };
  if (played === undefined) {
    return {
      ...about,
      status: "not run",
      missing,
      subscription: null,
      duration: 0,
      findings: [],
      remedy: null,
      course: [],
    };
  }
  const findings = [
    ...played.problems.map(({ rule, found }) => ({ rule, found })),
    ...leaks.map((leak) => ({ rule: "the log" as const, found: `${leak} is in what it wrote` })),
  ];
  const isFine = findings.length === 0;
  return {
    ...about,
    status: isFine ? "passed" : "failed",
    missing,
    subscription: played.subscriptionId,
    duration: played.took,
    findings,
    remedy: isFine ? null : remedy,
    course: played.moments,
  };
}
