import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { createPatterns } from "./patterns.js";

const patterns = createPatterns();
afterAll(() => patterns.close());

/** Each takes hours or more on its value in an engine that backtracks. */
const bombs = [
  { name: "a repeated repetition", pattern: "^(a+)+$", value: `${"a".repeat(40)}!` },
  { name: "a repeated class", pattern: "^([a-zA-Z]+)*$", value: `${"a".repeat(60)}1` },
  { name: "an ambiguous choice", pattern: "^(a|aa)+$", value: `${"a".repeat(80)}!` },
  { name: "two repetitions of the same", pattern: "(x+x+)+y", value: "x".repeat(60) },
  { name: "a repetition with a tail", pattern: "^(([a-z])+.)+[A-Z]([a-z])+$", value: "a".repeat(60) },
  { name: "many groups and a reference", pattern: `${"(.*)".repeat(100)}\\1{9}!`, value: "a".repeat(4096) },
  { name: "a repetition in a lookahead", pattern: "^(?=(a+)+$)b", value: `${"a".repeat(40)}!` },
];
const [bomb = { pattern: "", value: "" }] = bombs;

test("says whether a value matches, in the order of the questions", async () => {
  const hostName = "^[a-z][a-z0-9-]{1,30}$";
  await expect(
    patterns.match([
      { pattern: hostName, value: "acme" },
      { pattern: hostName, value: "Acme!" },
      { pattern: "", value: "anything" },
      { pattern: "b", value: "abc" },
    ]),
  ).resolves.toEqual(["matches", "differs", "matches", "matches"]);
});

test.each(bombs)("$name stops", ({ pattern, value }) =>
  expect(patterns.match([{ pattern, value }])).resolves.toEqual(["tooSlow"]),
);

test("the event loop goes on while catastrophic patterns run", async () => {
  let turns = 0;
  let goesOn = true;
  const turn = (): void => {
    turns += 1;
    if (goesOn) setImmediate(turn);
  };
  turn();
  expect(new Set(await patterns.match(bombs))).toEqual(new Set(["tooSlow"]));
  goesOn = false;
  // A loop that waits for the patterns turns a few times between them.
  expect(turns).toBeGreaterThan(100);
});

test("one slow pattern does not spoil the answers about the others", async () => {
  await expect(
    patterns.match([{ pattern: "^a$", value: "a" }, bomb, { pattern: "^b$", value: "a" }]),
  ).resolves.toEqual(["matches", "tooSlow", "differs"]);
});

test("a hundred slow patterns use up the time of their call, and what comes after them is not run", async () => {
  const questions = [...Array.from({ length: 100 }, () => bomb), { pattern: "a", value: "a" }];
  expect(await patterns.match(questions)).toEqual(questions.map(() => "tooSlow"));
});

test("questions that come at the same time each get their own answers", async () => {
  const values = ["a", "b", "ab", ""];
  const answers = await Promise.all(values.map((value) => patterns.match([{ pattern: "a", value }])));
  expect(answers).toEqual([["matches"], ["differs"], ["matches"], ["differs"]]);
});

test("a pattern that is no regular expression does not compile, and one that is does", async () => {
  await expect(patterns.compiles("^[a-z")).resolves.toBe(false);
  await expect(patterns.compiles("(?<name>a)\\k<name>")).resolves.toBe(true);
  await expect(patterns.compiles("")).resolves.toBe(true);
});

test("any text either compiles or does not, and never breaks the thread", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 40 }), async (pattern) => {
      const [answer] = await patterns.match([{ pattern, value: "text" }]);
      if (await patterns.compiles(pattern)) expect(["matches", "differs"]).toContain(answer);
      else expect(answer).toBe("tooSlow");
    }),
    { numRuns: 200 },
  );
});

test("after it was closed, a question is still answered", async () => {
  const own = createPatterns();
  await own.match([{ pattern: "a", value: "a" }]);
  await own.close();
  await expect(own.match([{ pattern: "a", value: "a" }])).resolves.toEqual(["matches"]);
  await own.close();
});
