import { expect, test } from "vitest";
import { changedPart, compare } from "./differences.js";

/** The fields that differ, each with how. */
const differing = (first: unknown, second: unknown): readonly string[] =>
  compare(first, second)
    .filter(({ difference }) => difference !== "same")
    .map(({ field, difference }) => `${field}: ${difference}`);

test("fields are compared one by one, at every depth, also where only one has them", () => {
  const first = { id: 1, name: "Notes", plan: { price: "10", terms: { months: 1 } }, old: true };
  const second = { id: 1, name: "Notes 2", plan: { price: "10", terms: { months: 12 } }, fresh: null };
  expect(differing(first, second)).toEqual([
    "name: changed",
    "plan.terms.months: changed",
    "old: only in the first",
    "fresh: only in the second",
  ]);
  expect(differing(first, first)).toEqual([]);
  expect(compare(first, first).map(({ field }) => field)).toContain("plan.price");
});

test("an object of a list is known again by its key when another stands before it", () => {
  const seats = { url: "billingItem/1", quantity: 3 };
  const disk = { url: "billingItem/2", quantity: 1 };
  expect(differing({ items: [seats, disk] }, { items: [disk, { ...seats, quantity: 4 }] })).toEqual([
    "items[billingItem/1].quantity: changed",
  ]);
  expect(differing([disk], [seats, disk])).toEqual([
    "[billingItem/1].url: only in the second",
    "[billingItem/1].quantity: only in the second",
  ]);
});

test("parts without a key are told by their place, and so are two of one key", () => {
  expect(differing({ list: ["a", "b"] }, { list: ["a", "c", "d"] })).toEqual([
    "list[2]: changed",
    "list[3]: only in the second",
  ]);
  expect(
    differing(
      [
        { id: 1, n: 1 },
        { id: 1, n: 2 },
      ],
      [
        { id: 1, n: 1 },
        { id: 1, n: 3 },
      ],
    ),
  ).toEqual(["[2].n: changed"]);
});

test.each([
  ["a text and a number of the same spelling", { a: "1" }, { a: 1 }, ["a: changed"]],
  ["null and a field that is absent", { a: null }, {}, ["a: only in the first"]],
  ["an empty list and an empty object", { a: [] }, { a: {} }, ["a: changed"]],
  ["an object and a text", { a: { b: 1 } }, { a: "b" }, ["a: changed"]],
  ["an empty list and one with a part", { a: [] }, { a: [1] }, ["a[1]: only in the second"]],
  ["two texts", "a", "b", [": changed"]],
])("%s differ", (_, first, second, expected) => {
  expect(differing(first, second)).toEqual(expected);
});

test("a field that is undefined is absent, as it would be in JSON", () => {
  const [failed, fine] = [
    { attempts: 1, lastError: "503" },
    { attempts: 1, lastError: undefined },
  ];
  expect(compare(fine, fine).map(({ field }) => field)).toEqual(["attempts"]);
  expect(differing(failed, fine)).toEqual(["lastError: only in the first"]);
});

test.each([
  ["a word", "north wind", "north sea", ["north ", "wind", ""]],
  ["what was added", "ab", "abc", ["ab", "", ""]],
  ["an emoji, of which the first half is common", "a 😀 b", "a 😁 b", ["a ", "😀", " b"]],
  ["an emoji, of which the second half is common", "🀀", "😀", ["", "🀀", ""]],
  ["a letter with its accent", "caf\u0065\u0301", "caf\u0065\u0300", ["caf", "\u0065\u0301", ""]],
  ["a flag", "🇦🇹", "🇦🇺", ["", "🇦🇹", ""]],
])("of two texts that differ, %s is marked", (_, text, other, parts) => {
  expect(changedPart(text, other)).toEqual(parts);
});
