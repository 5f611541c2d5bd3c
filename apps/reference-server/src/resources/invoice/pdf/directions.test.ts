import { expect, test } from "vitest";
import { hasRightToLeft, layOut } from "./directions.js";

/** Each character is one wide. */
const place = (text: string, width = 100) => layOut(text, { width, widthOf: ({ length }) => length });

const leftToRight = (line: ReturnType<typeof layOut>[number] | undefined): readonly string[] =>
  (line?.pieces ?? []).toSorted((one, other) => one.x - other.x).map(({ text }) => text);

test("words are placed from right to left, numbers and Latin words as they are", () => {
  const [line] = place("שלום עולם 123 Zeta");
  expect(leftToRight(line)).toEqual(["Zeta", "123", "עולם", "שלום"]);
  expect(line?.width).toBe(18);
});

test("the pieces stay in the order of reading", () => {
  expect(place("שלום עולם")[0]?.pieces.map(({ text }) => text)).toEqual(["שלום", "עולם"]);
});

test("brackets are turned around, for the font draws the letters from the right", () => {
  expect(place("שלום (עולם)")[0]?.pieces.map(({ text }) => text)).toEqual(["שלום", ")עולם("]);
  expect(
    place("Support (עזרה)")[0]
      ?.pieces.map(({ text }) => text)
      .join(""),
  ).toContain("(");
});

test("pieces do not overlap, and none begins outside of its line", () => {
  const [line] = place("חיוב (Acme 42) שלום ABC");
  const sorted = (line?.pieces ?? []).toSorted((one, other) => one.x - other.x);
  for (const [index, { x, text }] of sorted.entries()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + text.length).toBeLessThanOrEqual(sorted[index + 1]?.x ?? line?.width ?? 0);
  }
});

test("a text that is too long is broken between words, and each line is ordered by itself", () => {
  const lines = place("אחת שתיים שלוש ארבע", 10);
  expect(lines.map(leftToRight)).toEqual([
    ["שתיים", "אחת"],
    ["ארבע", "שלוש"],
  ]);
});

test.each([
  ["Support", false],
  ["דעם", true],
  ["خدمة", true],
])("%s is right to left: %s", (text, is) => {
  expect(hasRightToLeft(text)).toBe(is);
});
