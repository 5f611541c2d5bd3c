import { scenarios } from "@syndikit/conformance";
import { describe, expect, test } from "vitest";
import type { Candidate } from "../../src/receivers/candidate.js";
import { runScenario } from "./run-scenario.js";

/** Runs every scenario with a receiver. `open` creates a new one that has stored nothing. */
export function describeConformance(name: string, open: () => Candidate | Promise<Candidate>): void {
  describe(`${name} passes`, () => {
    test.each(scenarios.map((scenario) => [scenario.name, scenario.requirement, scenario] as const))(
      "%s: %s",
      async (_name, _requirement, scenario) => {
        expect(await runScenario(scenario, await open())).toEqual([]);
      },
    );
  });
}
