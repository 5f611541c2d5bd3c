import { TrialMode } from "@syndikit/contract";
import { expect, test } from "vitest";
import { toWords } from "./format.js";

test("a value of the interface is read as words, without what it shortens", () => {
  expect(Object.values(TrialMode).map(toWords)).toEqual([
    "not allowed",
    "allowed",
    "allowed without payment method",
  ]);
});
