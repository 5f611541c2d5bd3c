import { changeScenarios } from "./changes.js";
import { deliveryScenarios } from "./delivery.js";
import { failureScenarios } from "./failure.js";
import { lifecycleScenarios } from "./lifecycle.js";
import type { Scenario } from "./scenario.js";
import { trustScenarios } from "./trust.js";

/** Every scenario, by its area. */
export const areas = {
  delivery: deliveryScenarios,
  failure: failureScenarios,
  trust: trustScenarios,
  lifecycle: lifecycleScenarios,
  changes: changeScenarios,
} as const satisfies Record<string, readonly Scenario[]>;

/** What a scenario is about. */
export type Area = keyof typeof areas;

/** Every scenario that a receiver must pass. */
export const scenarios: readonly Scenario[] = Object.values(areas).flat();
