import { expect, test } from "vitest";
import { withChosen } from "./choices.js";

test("what is chosen already is a choice, also where the list does not have it", () => {
  const choices = [["company/1", "Acme (company/1)"]] as const;
  expect(withChosen(choices, ["company/1"])).toEqual(choices);
  expect(withChosen(choices, [""])).toEqual(choices);
  expect(withChosen(choices, ["company/9", "company/1"])).toEqual([["company/9", "company/9"], ...choices]);
});
