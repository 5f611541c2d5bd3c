import { expect, it } from "vitest";
import { type Flaw, flaws } from "./flaws.js";
import { runScenario } from "./run-scenario.js";
import { abilitiesFor } from "./scenario.js";
import { scenarios } from "./scenarios/index.js";
import { smallCandidate } from "./small-receiver.js";

// The keys of a constant are its own names.
const wrong = Object.entries(flaws) as [Flaw, string][];

it.each(wrong)("a receiver with the flaw '%s' fails '%s'", async (flaw, name) => {
  const scenario = scenarios.find((one) => one.name === name);
  if (scenario === undefined) throw new Error(`There is no scenario "${name}".`);

  expect(await runScenario(scenario, smallCandidate())).toEqual([]);
  expect(await runScenario(scenario, smallCandidate(flaw))).not.toEqual([]);
});

it("no two scenarios have the same name", () => {
  const names = scenarios.map(({ name }) => name);

  expect(new Set(names).size).toBe(names.length);
});

it("says which scenarios a driver can play that cannot stop the receiver, nor hold calls", () => {
  const everywhere = scenarios.filter((scenario) => abilitiesFor(scenario).size === 0);

  expect(everywhere.length).toBeGreaterThan(20);
  expect(everywhere.map(({ name }) => name)).not.toContain("a crash after the acknowledgement");
});
