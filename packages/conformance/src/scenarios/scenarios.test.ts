import { describe, expect, test } from "vitest";
import { scenarios } from "./index.js";
import { type Call, idOf, needsOf, toLive } from "./scenario.js";

const cloudCalls: readonly Call[] = ["createTenant", "removeTenant"];

describe("the scenarios", () => {
  test("have one identifier each", () => {
    const ids = scenarios.map(idOf);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("a-lost-event");
  });

  test.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    "can be played from the marketplace's side: %s",
    (_, scenario) => {
      const faulted = toLive(scenario).steps.flatMap((step) => ("at" in step ? [step.at] : []));

      expect(faulted.filter((call) => cloudCalls.includes(call))).toEqual([]);
    },
  );

  test.each(scenarios.map(({ name, requirement, remedy }) => [name, requirement, remedy] as const))(
    "say what must hold and what to change: %s",
    (_, requirement, remedy) => {
      expect(requirement.length).toBeGreaterThan(20);
      expect(remedy).toMatch(/^[A-Z].*\.$/s);
    },
  );

  test("mostly need nothing but the receiver's address", () => {
    const simple = scenarios.filter((scenario) => needsOf(scenario).size === 0);

    expect(simple.length).toBeGreaterThan(30);
    expect(simple.map(({ name }) => name)).not.toContain("a crash after the acknowledgement");
  });
});
