import { expect, test } from "vitest";
import { toId, toSegment, withReferences } from "./references.js";

const base = "https://market.example/api";
const read = (value: unknown): number => toId("subscription", value, base);

test.each([
  42,
  "subscription/42",
  "/subscription/42",
  "https://market.example/api/subscription/42",
  { url: "subscription/42" },
  { id: 7, self: "subscription/42", name: "Notes" },
])("%o names subscription 42", (value) => {
  expect(read(value)).toBe(42);
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
  expect(() => read("invoice/9")).toThrow('Not a reference like subscription/42: "invoice/9"');
  expect(() => read({ url: "subscription/4x" })).toThrow('like subscription/42: "subscription/4x"');
  expect(() => read("https://ann:secret@elsewhere.example/subscription/4\u001b[2J")).toThrow(
    'like subscription/42: "https://elsewhere.example/subscription/4\\u001b[2J"',
  );
});

test("a reference in a body may have any form, at any depth, and null clears a field", () => {
  const fields = { product: "product", tiers: { item: "billingItem" }, parameters: "configurationParameter" };
  const body = {
    product: 2,
    name: "Basic",
    tiers: [{ item: "billingItem/6" }, { item: { self: "billingItem/7" } }, {}],
    parameters: [3, { url: "configurationParameter/4" }],
  };
  expect(withReferences(body, fields, base)).toEqual({
    product: { url: "product/2" },
    name: "Basic",
    tiers: [{ item: { url: "billingItem/6" } }, { item: { url: "billingItem/7" } }, {}],
    parameters: [{ url: "configurationParameter/3" }, { url: "configurationParameter/4" }],
  });
  expect(withReferences({ product: null }, fields, base)).toEqual({ product: null });
  expect(() => withReferences({ product: "invoice/2" }, fields, base)).toThrow(TypeError);
});

test("a segment cannot leave its place", () => {
  expect(toSegment("key", "a/b c")).toBe("a/b c");
  for (const value of ["", ".", "..", undefined, null, 7, {}]) {
    expect(() => toSegment("key", value)).toThrow(TypeError);
  }
});
