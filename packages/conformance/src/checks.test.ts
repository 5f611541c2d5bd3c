import { describe, expect, test } from "vitest";
import { checks, selectChecks } from "./checks.js";

const idsOf = (...only: readonly string[]): readonly string[] =>
  selectChecks(only, new Set()).map(({ definition }) => definition.id);

describe("a selection of checks", () => {
  test("is everything without a word", () => {
    expect(idsOf()).toHaveLength(checks.length);
  });

  test("is by identifier, by area, or by a part of a name", () => {
    expect(idsOf("a-trial")).toEqual(["a-trial"]);
    expect(idsOf("life")).toEqual([
      "the-whole-life-of-a-subscription",
      "a-process-that-stays-up",
      "answers-that-come-soon",
    ]);
    expect(idsOf("signed by somebody")).toEqual(["an-event-signed-by-somebody-else"]);
    expect(idsOf("a-trial", "a-lost-event", "a-trial")).toEqual(["a-lost-event", "a-trial"]);
  });

  test("is refused for a word that selects nothing", () => {
    expect(() => idsOf("a-trail")).toThrow('There is no check "a-trail". See syndikit certify --list.');
  });

  test("says which options are missing", () => {
    expect(selectChecks(["a-lost-event"], new Set())[0]?.missing).toEqual(["sweep"]);
    expect(selectChecks(["a-lost-event"], new Set(["sweep"] as const))[0]?.missing).toEqual([]);
  });
});
