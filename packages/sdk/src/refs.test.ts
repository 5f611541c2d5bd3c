import { expect, test } from "vitest";
import { toReference, toSegment } from "./refs.js";

const base = "https://market.example/api";
const read = (value: unknown): string => toReference("subscription", value, base);

test.each([
  42,
  "subscription/42",
  "/subscription/42",
  "https://market.example/api/subscription/42",
  { url: "subscription/42" },
  { id: 7, self: "subscription/42", name: "Notes" },
])("%o names subscription 42", (value) => {
  expect(read(value)).toBe("subscription/42");
});

test.each([
  0,
  -1,
  1.5,
  Number.NaN,
  2 ** 31,
  "42",
  "",
  "subscription",
  "subscription/",
  "subscription/0",
  "subscription/042",
  "subscription/42\n",
  "//subscription/42",
  "subscription/42/..",
  "subscription/4x",
  "subscription/99999999999",
  "invoice/42",
  "https://elsewhere.example/api/subscription/42",
  "..",
  null,
  undefined,
  true,
  {},
  { url: 42 },
  { self: "user/1" },
])("%o names no subscription", (value) => {
  expect(() => read(value)).toThrow(TypeError);
});

test("the message says what is right, and what was given", () => {
  expect(() => read("invoice/9")).toThrow("Not a reference like subscription/42: invoice/9");
  expect(() => read({ url: "subscription/4x" })).toThrow("like subscription/42: subscription/4x");
});

test("a segment is encoded, and cannot leave its place", () => {
  expect(toSegment("key", "a/b c")).toBe("a%2Fb%20c");
  for (const value of ["", ".", "..", undefined, null, 7, {}]) {
    expect(() => toSegment("key", value)).toThrow(TypeError);
  }
});
