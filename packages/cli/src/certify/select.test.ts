import { expect, it } from "vitest";
import { plans } from "./plans.js";
import { select } from "./select.js";

const idsOf = (...only: readonly string[]): readonly string[] =>
  select(only, new Set()).map(({ plan }) => plan.id);

it("selects everything without a word", () => {
  expect(idsOf()).toHaveLength(plans.length);
});

it("selects by identifier, by area, and by a part of a name", () => {
  expect(idsOf("a-trial")).toEqual(["a-trial"]);
  expect(idsOf("life")).toEqual(["the-whole-life-of-a-subscription", "a-process-that-stays-up"]);
  expect(idsOf("signed by somebody")).toEqual(["an-event-signed-by-somebody-else"]);
  expect(idsOf("a-trial", "a-lost-event", "a-trial")).toEqual(["a-lost-event", "a-trial"]);
});

it("refuses a word that selects nothing", () => {
  expect(() => idsOf("a-trail")).toThrow('There is no check "a-trail". See syndikit certify --list.');
});

it("says what is missing", () => {
  expect(select(["a-lost-event"], new Set())[0]?.missing).toEqual(["sweep"]);
  expect(select(["a-lost-event"], new Set(["sweep"] as const))[0]?.missing).toEqual([]);
});
