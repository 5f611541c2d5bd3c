import { describe, expect, it } from "vitest";
import { scenarios } from "./index.js";
import { type Call, idOf, needsOf, seenFromOutside } from "./scenario.js";

const callsOfTheCloud: readonly Call[] = ["createTenant", "removeTenant"];

describe("the conformance list", () => {
  it("has no two scenarios with one identifier", () => {
    const ids = scenarios.map(idOf);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("a-lost-event");
  });

  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    "can be played from outside: %s",
    (_, scenario) => {
      const broken = seenFromOutside(scenario).steps.flatMap((step) => ("at" in step ? [step.at] : []));

      expect(broken.filter((call) => callsOfTheCloud.includes(call))).toEqual([]);
    },
  );

  it.each(scenarios.map(({ name, guards, remedy }) => [name, guards, remedy] as const))(
    "says what must hold, and what to mend: %s",
    (_, guards, remedy) => {
      expect(guards.length).toBeGreaterThan(20);
      expect(remedy).toMatch(/^[A-Z].*\.$/s);
    },
  );

  it("asks little: most of it needs nothing but the receiver's address", () => {
    const simple = scenarios.filter((scenario) => needsOf(scenario).size === 0);

    expect(simple.length).toBeGreaterThan(30);
    expect(simple.map(({ name }) => name)).not.toContain("a crash after the acknowledgement");
  });
});
