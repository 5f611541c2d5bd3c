import { play } from "./live/play.js";
import { playLife } from "./live/play-life.js";
import { playProcess } from "./live/play-process.js";
import type { Played } from "./live/scene.js";
import type { Stage } from "./live/stage.js";
import { type Area, areas } from "./scenarios/index.js";
import { idOf, type Need, needsOf, type Scenario } from "./scenarios/scenario.js";

/** What a check is about: an area of the conformance list, or the life of a subscription and of the process. */
export type CheckArea = "life" | Area;

/**
 * When a check is run: what ends the process comes first, and is judged while the others are played beside it, for
 * the locks of a dead process take their time to end. The log is read, and the run looked back at, when it is over.
 */
export type Round = "ending" | "beside" | "log" | "looking back";

/** A check that can be run. */
export interface Plan {
  readonly id: string;
  readonly area: CheckArea;
  readonly name: string;
  readonly guards: string;
  readonly remedy: string;
  readonly needs: ReadonlySet<Need>;
  readonly round: Round;
  /** Whether what the receiver wrote in the whole run is held against it. */
  readonly readsLog: boolean;
  /** `onPlayed` hears when only the verdict is left to wait for. */
  play(stage: Stage, onPlayed?: () => void): Promise<Played>;
}

const up = {
  name: "a process that stays up",
  guards: "no event and no answer of the marketplace ends the process",
  remedy:
    "Catch whatever goes wrong in the handling of one event, log it, and go on. A receiver that ends takes the work of every other customer with it.",
};

const life = {
  name: "the whole life of a subscription",
  guards: "order, renewal, upgrade and end go through with the events that the marketplace itself sends",
  remedy:
    "Read the course below: it shows every event and every call. After DEPLOYED, MODIFIED tells of renewals and upgrades: they change dates and plan, and ask for no new tenant and no new report.",
};

/** Every check, in the order of the report. */
export const plans: readonly Plan[] = [
  {
    ...life,
    id: idOf(life),
    area: "life",
    needs: new Set(),
    round: "beside",
    readsLog: false,
    play: playLife,
  },
  {
    ...up,
    id: idOf(up),
    area: "life",
    needs: new Set(["start"]),
    round: "looking back",
    readsLog: false,
    play: playProcess,
  },
  // The keys of the constant are its areas.
  ...(Object.keys(areas) as Area[]).flatMap((area) => areas[area].map((scenario) => planOf(area, scenario))),
];

/** The areas, in the order of the report. */
export const checkAreas: readonly CheckArea[] = [...new Set(plans.map(({ area }) => area))];

function planOf(area: Area, scenario: Scenario): Plan {
  const { name, guards, remedy, outside } = scenario;
  return {
    id: idOf(scenario),
    area,
    name,
    guards,
    remedy,
    needs: needsOf(scenario),
    round: roundOf(scenario),
    readsLog: outside?.log === true,
    play: (stage, onPlayed) => play(scenario, stage, onPlayed),
  };
}

function roundOf(scenario: Scenario): Round {
  if (scenario.outside?.log) return "log";
  return needsOf(scenario).has("start") ? "ending" : "beside";
}
