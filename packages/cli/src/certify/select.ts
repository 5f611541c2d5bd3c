import { usageError } from "../frame/cli-error.js";
import { type Plan, plans } from "./plans.js";
import type { Need } from "./scenarios/scenario.js";

/** A check to run, and what keeps it from being run. */
export interface Selected {
  readonly plan: Plan;
  readonly missing: readonly Need[];
}

/**
 * The checks to run. A word of `--only` is an identifier, an area, or a part of a name.
 *
 * @throws CliError when a word selects nothing.
 */
export function select(only: readonly string[], has: ReadonlySet<Need>): readonly Selected[] {
  const chosen = new Set(
    only.flatMap((word) => {
      const exact = plans.filter(({ id, area }) => id === word || area === word);
      const found = exact.length > 0 ? exact : plans.filter(({ name }) => name.includes(word));
      if (found.length === 0) throw usageError(`There is no check "${word}". See syndikit certify --list.`);
      return found;
    }),
  );
  return plans
    .filter((plan) => only.length === 0 || chosen.has(plan))
    .map((plan) => ({ plan, missing: [...plan.needs].filter((need) => !has.has(need)) }));
}
