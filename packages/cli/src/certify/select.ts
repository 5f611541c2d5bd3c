import { usageError } from "../frame/cli-error.js";
import { type Area, areas } from "./scenarios/index.js";
import { idOf, type Need, needsOf, type Scenario } from "./scenarios/scenario.js";

/** A scenario, its place in the list, and what keeps it from being played. */
export interface Selected {
  readonly id: string;
  readonly area: Area;
  readonly scenario: Scenario;
  readonly missing: readonly Need[];
}

/**
 * The scenarios to play. A word of `--only` is an identifier, an area, or a part of a name.
 *
 * @throws CliError when a word selects nothing.
 */
export function select(only: readonly string[], has: ReadonlySet<Need>): readonly Selected[] {
  // The keys of the constant are its areas.
  const all = (Object.keys(areas) as Area[]).flatMap((area) =>
    areas[area].map((scenario) => ({
      id: idOf(scenario),
      area,
      scenario,
      missing: [...needsOf(scenario)].filter((need) => !has.has(need)),
    })),
  );
  const chosen = new Set(
    only.flatMap((word) => {
      const exact = all.filter(({ id, area }) => id === word || area === word);
      const found = exact.length > 0 ? exact : all.filter(({ scenario }) => scenario.name.includes(word));
      if (found.length === 0) throw usageError(`There is no check "${word}". See certify --list.`);
      return found;
    }),
  );
  return only.length === 0 ? all : all.filter((one) => chosen.has(one));
}
