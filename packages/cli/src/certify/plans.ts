import { play } from "./live/play.js";
import { playLife } from "./live/play-life.js";
import type { Played } from "./live/scene.js";
import type { Stage } from "./live/stage.js";
import { type Area, areas } from "./scenarios/index.js";
import { idOf, type Need, needsOf, type Scenario } from "./scenarios/scenario.js";

/** What a check is about: an area of the conformance list, or the whole life of a subscription. */
export type CheckArea = "life" | Area;

/** A check that can be run. */
export interface Plan {
  readonly id: string;
  readonly area: CheckArea;
  readonly name: string;
  readonly guards: string;
  readonly remedy: string;
  readonly needs: ReadonlySet<Need>;
  /** Whether what the receiver wrote in the whole run is held against it. */
  readonly readsLog: boolean;
  play(stage: Stage): Promise<Played>;
}

const life = {
  name: "the whole life of a subscription",
  guards: "order, renewal, upgrade and end go through with the events that the marketplace itself sends",
  remedy:
    "Read the course below: it shows every event and every call. After DEPLOYED, MODIFIED tells of renewals and upgrades: they change dates and plan, and ask for no new tenant and no new report.",
};

/** Every check, in the order of the report. */
export const plans: readonly Plan[] = [
  { ...life, id: idOf(life), area: "life", needs: new Set(), readsLog: false, play: playLife },
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
    readsLog: outside?.log === true,
    play: (stage) => play(scenario, stage),
  };
}
