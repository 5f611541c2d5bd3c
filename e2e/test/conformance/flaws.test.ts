import { scenarios } from "@syndikit/conformance";
import { expect, test } from "vitest";
import { type Flaw, flaws } from "../../src/receivers/small/flaws.js";
import { runScenario } from "./run-scenario.js";
import { smallCandidate } from "./small-candidate.js";

// The object is a constant, so its keys are exactly those of its type.
const wrong = Object.entries(flaws) as [Flaw, string][];

test.each(wrong)("a receiver with the flaw '%s' fails '%s'", async (flaw, name) => {
  const scenario = scenarios.find((one) => one.name === name);
  if (scenario === undefined) throw new Error(`There is no scenario "${name}".`);

  expect(await runScenario(scenario, smallCandidate())).toEqual([]);
  expect(await runScenario(scenario, smallCandidate(flaw))).not.toEqual([]);
});
