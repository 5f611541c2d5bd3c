import { expect, test } from "vitest";
import { cut, widthOf, withoutLast, wrap } from "./width.js";

test.each([
  ["plain", 5],
  ["日本語", 6],
  ["한국", 4],
  ["🏔️", 2],
  ["👨‍👩‍👧", 2],
  ["🇨🇭", 2],
  ["e\u0301", 1],
  ["\u001b[31mred\u001b[39m", 3],
  ["▸ ↑↓ ⏎ ▏", 8],
])("%j takes up %s columns", (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});

test.each([
  ["日本語", 4, "日本"],
  ["日本語", 5, "日本"],
  ["ab👨‍👩‍👧cd", 3, "ab"],
  ["cafe\u0301 noir", 4, "cafe\u0301"],
  ["\u001b[31mred and more\u001b[39m", 3, "\u001b[31mred\u001b[39m"],
  ["anything", 0, ""],
])("%j is cut to %s columns", (text, columns, expected) => {
  expect(cut(text, columns)).toBe(expected);
});

test("parts that do not fit go on the next line, and one that never fits has a line to itself", () => {
  expect(wrap(["a b", "日本", "c", "too long for it"], "  ", 9)).toEqual([
    "a b  日本",
    "c",
    "too long for it",
  ]);
});

test("the last letter is what a reader sees as one", () => {
  expect(withoutLast("ab👨‍👩‍👧")).toBe("ab");
  expect(withoutLast("cafe\u0301")).toBe("caf");
  expect(withoutLast("")).toBe("");
});
