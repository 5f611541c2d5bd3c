import fc from "fast-check";
import { expect, test } from "vitest";
import { createPatterns, findPatternProblem } from "./parameter-patterns.js";

const patterns = createPatterns();
const PRODUCT = 1;

/** Each takes hours or more on its value in a backtracking engine. */
const bombs = [
  { name: "a repeated repetition", pattern: "^(a+)+$", value: `${"a".repeat(4095)}!` },
  { name: "a repeated class", pattern: "^([a-zA-Z]+)*$", value: `${"a".repeat(4095)}1` },
  { name: "an ambiguous choice", pattern: "^(a|aa)+$", value: `${"a".repeat(4095)}!` },
  { name: "two repetitions of the same", pattern: "(x+x+)+y", value: "x".repeat(4096) },
  { name: "a repetition with a tail", pattern: "^(([a-z])+.)+[A-Z]([a-z])+$", value: "a".repeat(4096) },
];

test("says whether a value matches, in the order of the questions", async () => {
  const hostName = "^[a-z][a-z0-9-]{1,30}$";
  await expect(
    patterns.match(PRODUCT, [
      { pattern: hostName, value: "acme" },
      { pattern: hostName, value: "Acme!" },
      { pattern: "", value: "anything" },
      { pattern: "b", value: "abc" },
    ]),
  ).resolves.toEqual(["matches", "differs", "matches", "matches"]);
});

test.each(bombs)("$name is answered", async ({ pattern, value }) => {
  expect(findPatternProblem(pattern)).toBeUndefined();
  await expect(patterns.match(PRODUCT, [{ pattern, value }])).resolves.toEqual(["differs"]);
});

test.each([
  ["is no regular expression", "^[a-z", "missing closing ]"],
  ["looks ahead", "^(?=.*[0-9])[a-z0-9]+$", "(?="],
  ["refers back to a group", "^(a|b)\\1$", "\\1"],
  ["is large by one repetition", "^.{1,1000}$", "too large"],
  ["is large by many repetitions", "x{0,100}".repeat(20), "too large"],
  ["is large by repetitions of repetitions", "((a{30}){30}){30}", "too large"],
])("a pattern is refused that %s", (_, pattern, reason) => {
  expect(findPatternProblem(pattern)).toContain(reason);
});

test.each([
  "^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\\.[a-z0-9-]{1,63}){1,3}$",
  "^[\\w.+-]{1,64}@[\\w-]+(\\.[\\w-]+)+$",
  "^\\d{4}-\\d{2}-\\d{2}$",
  "^(?<area>\\d+)\\/\\u0041\\x42$",
  "^\\p{L}[\\p{L}\\p{N} '-]{0,254}$",
  "^[^\\]{}]+$",
  "",
])("a pattern as vendors write them can be set: %s", (pattern) => {
  expect(findPatternProblem(pattern)).toBeUndefined();
});

test("a value that is too long for a large pattern is not looked at", async () => {
  const question = { pattern: "(a|b)*a(a|b){200}$", value: "ab".repeat(2048) };
  await expect(patterns.match(PRODUCT, [question])).resolves.toEqual(["tooSlow"]);
});

test("other products and other requests are served between the values of one product", async () => {
  const order: string[] = [];
  const [bomb = { pattern: "", value: "" }] = bombs;
  const hostile = patterns.match(
    PRODUCT,
    Array.from({ length: 100 }, () => bomb),
  );
  const next = patterns.match(PRODUCT, [bomb]);
  void next.then(() => order.push("next of the product"));
  void hostile.then(() => order.push("hostile"));
  void patterns.match(2, [{ pattern: "a", value: "a" }]).then(() => order.push("innocent"));
  await next;
  expect(order).toEqual(["innocent", "hostile", "next of the product"]);
});

test("who has no pattern to match waits for no other value of the product", async () => {
  const order: string[] = [];
  const others = patterns.match(PRODUCT, [
    { pattern: "a", value: "a" },
    { pattern: "b", value: "b" },
  ]);
  await Promise.all([
    others.then(() => order.push("others")),
    patterns.match(PRODUCT, []).then(() => order.push("nothing")),
  ]);
  expect(order).toEqual(["nothing", "others"]);
});

test("what can be set agrees with the engine of ECMAScript on plain texts", () => {
  const atom = fc.constantFrom(
    "a",
    "b",
    "[ab]",
    "[^a]",
    ".",
    "\\d",
    "\\w",
    "(a|b)",
    "(?:ab)",
    "^",
    "$",
    "\\.",
  );
  const quantifier = fc.constantFrom("", "", "?", "{2}", "{1,3}", "*?");
  const pattern = fc
    .array(fc.tuple(atom, quantifier), { maxLength: 6 })
    .map((parts) => parts.map(([one, times]) => (/[$^]/.test(one) ? one : one + times)).join(""));
  const value = fc.string({ unit: fc.constantFrom("a", "b", "c", "1", "."), maxLength: 12 });
  return fc.assert(
    fc.asyncProperty(pattern, value, async (pattern, value) => {
      expect(findPatternProblem(pattern)).toBeUndefined();
      const expected = new RegExp(pattern).test(value) ? "matches" : "differs";
      await expect(patterns.match(PRODUCT, [{ pattern, value }])).resolves.toEqual([expected]);
    }),
    { numRuns: 500 },
  );
});

test("any text is either refused or can be run", () =>
  fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 40 }), async (pattern) => {
      if (findPatternProblem(pattern) !== undefined) return;
      const [answer] = await patterns.match(PRODUCT, [{ pattern, value: "text" }]);
      expect(["matches", "differs"]).toContain(answer);
    }),
    { numRuns: 500 },
  ));

test("a pattern is matched as before after more others than are kept", async () => {
  for (let round = 0; round < 2; round += 1) {
    const questions = Array.from({ length: 600 }, (_, count) => ({
      pattern: `^a{${count % 200}}b?${count}$`,
      value: `b${count}`,
    }));
    const results = await patterns.match(PRODUCT, questions);
    expect(results.map((result) => result === "matches")).toEqual(
      questions.map((_, count) => count % 200 === 0),
    );
  }
});
