import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
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
  // Again where the machine was busy with something else.
  vi.waitFor(async () => {
    const start = performance.now();
    await expect(patterns.match([{ pattern, value }])).resolves.toEqual(["tooSlow"]);
    expect(performance.now() - start).toBeLessThan(2_000);
  }, 30_000),
);

test("the event loop goes on while catastrophic patterns run", async () => {
  await patterns.match([{ pattern: "a", value: "a" }]);
  const delays: number[] = [];
  // The best of some: on an idle machine it is about 1 ms, but this one may be busy with something else.
  while (delays.length < 5 && !delays.some((delay) => delay < 50)) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const answers = await patterns.match(bombs);
    delay.disable();
    expect(answers.every((answer) => answer === "tooSlow")).toBe(true);
    delays.push(delay.percentile(99) / 1e6);
  }
  expect(Math.min(...delays)).toBeLessThan(50);
});

test("one slow pattern does not spoil the answers about the others", async () => {
  await expect(
    patterns.match([{ pattern: "^a$", value: "a" }, bomb, { pattern: "^b$", value: "a" }]),
  ).resolves.toEqual(["matches", "tooSlow", "differs"]);
});

test("a hundred slow patterns take no longer than a few", async () => {
  const timed = async (count: number): Promise<number> => {
    const start = performance.now();
    const answers = await patterns.match(Array.from({ length: count }, () => bomb));
    expect(new Set(answers)).toEqual(new Set(["tooSlow"]));
    return performance.now() - start;
  };
  const few = await timed(10);
  // One after another they would take ten times as long.
  expect(await timed(100)).toBeLessThan(few * 3);
  await vi.waitFor(async () => expect(await timed(100)).toBeLessThan(4_000), 30_000);
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
