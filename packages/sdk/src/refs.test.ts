import { expect, test } from "vitest";
import { toId, toSegment } from "./refs.js";

const base = "https://market.example/api";
const id = (value: unknown): number => toId("subscription", value, base);

test.each([
  42,
  "subscription/42",
  "/subscription/42",
  "https://market.example/api/subscription/42",
  { url: "subscription/42" },
  { id: 7, self: "subscription/42", name: "Notes" },
])("%o names subscription 42", (value) => {
  expect(id(value)).toBe(42);
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
  expect(() => id(value)).toThrow(TypeError);
});

test("the message draws a line under the part that is wrong", () => {
  expect(() => id("invoice/9")).toThrow(
    'Not a reference to a subscription, "subscription/<id>":\n  invoice/9\n  ^^^^^^^',
  );
  expect(() => id("subscription/4x")).toThrow("  subscription/4x\n               ^^");
});

test("a segment is encoded, and cannot leave its place", () => {
  expect(toSegment("key", "a/b c")).toBe("a%2Fb%20c");
  for (const value of ["", ".", "..", undefined, null, 7, {}]) {
    expect(() => toSegment("key", value)).toThrow(TypeError);
  }
});
