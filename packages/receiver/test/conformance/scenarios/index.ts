import type { Scenario } from "../scenario.js";
import { deliveryScenarios } from "./delivery.js";
import { failureScenarios } from "./failure.js";
import { lifecycleScenarios } from "./lifecycle.js";
import { trustScenarios } from "./trust.js";

/** Every scenario that a receiver must pass. */
export const scenarios: readonly Scenario[] = [
  ...deliveryScenarios,
  ...failureScenarios,
  ...trustScenarios,
  ...lifecycleScenarios,
];
