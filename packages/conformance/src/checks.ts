import { vendorCallLimits } from "@syndikit/contract";
import { ConformanceError } from "./error.js";
import type { Finding } from "./judge.js";
import { playLife } from "./live/play-life.js";
import { playScenario } from "./live/play-scenario.js";
import type { Run } from "./live/run.js";
import type { CheckResult } from "./live/verdict.js";
import type { CheckArea, CheckInfo } from "./report/check.js";
import { type Area, areas } from "./scenarios/index.js";
import { idOf, type Need, needsOf, type Scenario } from "./scenarios/scenario.js";

/**
 * When a check is run. Checks that kill the process come first. The run waits for their verdicts while the other checks
 * run, because the locks of a dead process take their time to expire. The log is searched, and the whole run is
 * judged, at the end.
 */
export type Round = "process" | "concurrent" | "log" | "whole run";

export interface CheckDefinition extends CheckInfo {
  readonly round: Round;
  /** Whether the log of the whole run is part of it. */
  readonly readsLog: boolean;
  /** `onPlayed` is called when the run only has to wait for the verdict. */
  play(run: Run, onPlayed?: () => void): Promise<CheckResult>;
}

const wholeLife = {
  name: "the whole life of a subscription",
  requirement:
    "order, seats, suspension, renewal, upgrade and end are handled with the marketplace's own events",
  remedy:
    "Read the timeline below: it shows every event and every call. After DEPLOYED, MODIFIED means a renewal, an upgrade, other seats or a suspension: dates, plan, limits or access change. Create no new tenant and report nothing.",
};

const staysUp = {
  name: "a process that stays up",
  requirement: "the process keeps running, whatever the marketplace sends or answers",
  remedy:
    "Catch every error in the handling of an event, log it, and continue. A process that ends also interrupts the work for every other customer.",
};

const limit = `${vendorCallLimits.answer / 1_000} s`;
const slow = `${vendorCallLimits.slow / 1_000} s`;

const answersSoon = {
  name: "answers that come soon",
  requirement: `events are answered within ${slow}; after ${limit} the marketplace gives up and sends the event again`,
  remedy:
    "Store the subscription's id, answer 204, and do the work afterwards. Otherwise the marketplace waits for your cloud.",
};

const definitions: readonly CheckDefinition[] = [
  {
    ...wholeLife,
    id: idOf(wholeLife),
    area: "life",
    needs: new Set(),
    round: "concurrent",
    readsLog: false,
    play: playLife,
  },
  {
    ...staysUp,
    id: idOf(staysUp),
    area: "life",
    needs: new Set(["start"]),
    round: "whole run",
    readsLog: false,
    play: judgeProcess,
  },
  {
    ...answersSoon,
    id: idOf(answersSoon),
    area: "life",
    needs: new Set(),
    round: "whole run",
    readsLog: false,
    play: judgeAnswerTimes,
  },
  // The keys of the constant are its areas.
  ...(Object.keys(areas) as Area[]).flatMap((area) => areas[area].map((scenario) => define(area, scenario))),
];

/** Every check, in the order of the report. */
export const checks: readonly CheckInfo[] = definitions;

/** The areas, in the order of the report. */
export const checkAreas: readonly CheckArea[] = [...new Set(checks.map(({ area }) => area))];

function define(area: Area, scenario: Scenario): CheckDefinition {
  const { name, requirement, remedy, beyond, live } = scenario;
  const needs = needsOf(scenario);
  const readsLog = live?.log === true;
  return {
    id: idOf(scenario),
    area,
    name,
    requirement,
    remedy,
    ...(beyond !== undefined && { beyond }),
    needs,
    round: readsLog ? "log" : needs.has("start") ? "process" : "concurrent",
    readsLog,
    play: (run, onPlayed) => playScenario(scenario, run, onPlayed),
  };
}

/** Judges the whole run: whether the receiver's process ever ended by itself. */
async function judgeProcess({ process }: Run): Promise<CheckResult> {
  const endings = process?.endings ?? [];
  const findings = [...new Set(endings)].map((reason) => {
    const count = endings.filter((other) => other === reason).length;
    const times = count === 1 ? "once" : `${count} times`;
    const found = `the process ended although it was not asked to: ${reason}, ${times}`;
    return { rule: "the process", found, permanent: true } as const;
  });
  return ofWholeRun(findings);
}

/** If only one answer in this many is slow, the machine is busy, and the receiver is not slow. */
const TOLERATED_SHARE = 1 / 20;

/** Judges the whole run: how long the answers to events took. */
async function judgeAnswerTimes({ answerTimes }: Run): Promise<CheckResult> {
  const late = answerTimes.filter((took) => took > vendorCallLimits.slow);
  if (late.length <= answerTimes.length * TOLERATED_SHARE) return ofWholeRun([]);
  const longest = (Math.max(...late) / 1_000).toFixed(1);
  const found = `${late.length} of ${answerTimes.length} answers to events took more than ${slow}, the longest ${longest} s`;
  return ofWholeRun([{ rule: "the time of answers", found, permanent: true }]);
}

function ofWholeRun(findings: readonly Finding[]): CheckResult {
  return { subscriptionId: null, findings, timeline: [], took: 0, evidence: null };
}

/** A check to run, and the options that are missing for it. */
export interface SelectedCheck {
  readonly definition: CheckDefinition;
  readonly missing: readonly Need[];
}

/**
 * The checks to run. A word in `only` is an identifier, an area, or a part of a name.
 *
 * @throws {ConformanceError} when a word selects nothing.
 */
export function selectChecks(only: readonly string[], given: ReadonlySet<Need>): readonly SelectedCheck[] {
  const chosen = new Set(only.flatMap(find));
  return definitions
    .filter((definition) => only.length === 0 || chosen.has(definition))
    .map((definition) => ({
      definition,
      missing: [...definition.needs].filter((need) => !given.has(need)),
    }));
}

function find(word: string): readonly CheckDefinition[] {
  const exact = definitions.filter(({ id, area }) => id === word || area === word);
  const found = exact.length > 0 ? exact : definitions.filter(({ name }) => name.includes(word));
  if (found.length > 0) return found;
  const message = `There is no check "${word}". See syndikit certify --list.`;
  throw new ConformanceError("invalid-option", message);
}
