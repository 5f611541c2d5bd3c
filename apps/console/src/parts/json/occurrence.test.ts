import { expect, test } from "vitest";
import { occurrenceOf } from "./occurrence.js";

/** What is marked in a text that is searched. */
function marked(text: string, search: string): string | undefined {
  const found = occurrenceOf(search)?.exec(text);
  return found
    ? `${text.slice(0, found.index)}[${found[0]}]${text.slice(found.index + found[0].length)}`
    : undefined;
}

test.each([
  ["in any case", "Northwind", "WIND", "North[wind]"],
  ["behind a letter that is longer in lower case", "İstanbul North", "north", "İstanbul [North]"],
  ["that letter itself", "İstanbul", "İST", "[İst]anbul"],
  [
    "one that stands for something in an expression",
    "a.b (c) [d] $1 {e}|f\\g/h",
    "(c) [d] $1 {e}|f\\g/",
    "a.b [(c) [d] $1 {e}|f\\g/]h",
  ],
  ["one of two halves", "a 😀 b", "😀", "a [😀] b"],
])("a text is found %s", (_, text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});

test("a text that is not there, or none, is not found", () => {
  expect(marked("North", "south")).toBeUndefined();
  expect(marked("North", "n.rth")).toBeUndefined();
  expect(occurrenceOf("")).toBeUndefined();
});
