import fc from "fast-check";
import { expect, test } from "vitest";
import { ANYBODY } from "../shares/owner.js";
import type { Tallies } from "../store/port.js";
import { createBuckets, createSharedBuckets } from "./limits.js";

test("a bucket holds the tokens of a minute, and refills evenly", () => {
  let now = 0;
  const buckets = createBuckets({ perMinute: 60, refill: "evenly", elapsed: () => now });
  for (let left = 59; left >= 0; left -= 1)
    expect(buckets.take("a")).toMatchObject({ allowed: true, remaining: left });
  expect(buckets.take("a")).toEqual({ allowed: false, remaining: 0, retryAfterMilliseconds: 1_000 });
  now = 999;
  expect(buckets.take("a").allowed).toBe(false);
  now = 1_000;
  expect(buckets.take("a").allowed).toBe(true);
  expect(buckets.take("b")).toMatchObject({ allowed: true, remaining: 59 });
});

test("a bucket that fills by the minute gives no more than its tokens in a minute, however slowly they are taken", () => {
  let now = 0;
  const buckets = createBuckets({ perMinute: 20, refill: "by the minute", elapsed: () => now });
  for (let taken = 0; taken < 20; taken += 1) {
    expect(buckets.take("a").allowed).toBe(true);
    now += 2_900;
  }
  expect(buckets.take("a")).toEqual({ allowed: false, remaining: 0, retryAfterMilliseconds: 2_000 });
  buckets.giveBack("a");
  expect(buckets.take("a").allowed).toBe(true);
  now = 59_999;
  expect(buckets.take("a")).toMatchObject({ allowed: false, retryAfterMilliseconds: 1 });
  now = 60_000;
  expect(buckets.take("a")).toMatchObject({ allowed: true, remaining: 19 });
});

test("shared buckets that fill by the minute let what came at the same moment wait for its own minute", async () => {
  let now = 0;
  const kept = new Map<string, unknown>();
  const tallies = {
    read: async (key: string) => ({ value: kept.get(key), now }),
    change: async (key: string, change: (value: unknown, now: number) => { value: unknown }) => {
      kept.set(key, change(kept.get(key), now).value);
    },
  } as unknown as Tallies;
  const buckets = createSharedBuckets(tallies, { perMinute: 2, refill: "by the minute" });
  for (let guess = 0; guess < 3; guess += 1) await buckets.take("a", ANYBODY);
  now = 59_000;
  expect(await buckets.look("a", ANYBODY)).toEqual({
    allowed: false,
    remaining: 0,
    retryAfterMilliseconds: 1_000,
  });
  now = 60_000;
  expect(await buckets.look("a", ANYBODY)).toBeUndefined();
  await buckets.take("a", ANYBODY);
  expect(await buckets.look("a", ANYBODY)).toMatchObject({ retryAfterMilliseconds: 60_000 });
});

test("a token that is given back can be taken again, and never makes more than there were", () => {
  const buckets = createBuckets({ perMinute: 1, refill: "evenly", elapsed: () => 0 });
  buckets.giveBack("a");
  expect(buckets.take("a").allowed).toBe(true);
  expect(buckets.take("a")).toEqual({ allowed: false, remaining: 0, retryAfterMilliseconds: 60_000 });
  buckets.giveBack("a");
  expect(buckets.take("a").allowed).toBe(true);
  expect(buckets.take("a").allowed).toBe(false);
});

test("what a request costs beyond its token is owed, and the announced wait pays it back", () => {
  let now = 0;
  const buckets = createBuckets({ perMinute: 60, refill: "evenly", elapsed: () => now });
  buckets.take("a");
  expect(buckets.charge("a", 50)).toMatchObject({ allowed: true, remaining: 9 });
  expect(buckets.charge("a", 20)).toMatchObject({ remaining: 0, retryAfterMilliseconds: 12_000 });
  expect(buckets.take("a")).toEqual({ allowed: false, remaining: 0, retryAfterMilliseconds: 12_000 });
  expect(buckets.take("b").allowed).toBe(true);
  now = 12_000;
  expect(buckets.take("a")).toMatchObject({ allowed: true, remaining: 0 });
});

test("at most the tokens of two minutes are taken in one minute, and after the announced wait there is always one", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.constantFrom("evenly", "by the minute"),
      fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 300 }),
      (perMinute, refill, waits) => {
        let now = 0;
        const buckets = createBuckets({ perMinute, refill, elapsed: () => now });
        const passed: number[] = [];
        for (const wait of waits) {
          now += wait;
          const { allowed, retryAfterMilliseconds } = buckets.take("a");
          if (allowed) passed.push(now);
          else {
            now += retryAfterMilliseconds;
            expect(buckets.take("a").allowed).toBe(true);
            passed.push(now);
          }
        }
        for (const at of passed) {
          expect(passed.filter((other) => other >= at && other < at + 60_000).length).toBeLessThanOrEqual(
            2 * perMinute,
          );
        }
      },
    ),
  );
});

test("however many callers come, no more buckets are kept than are in use, or fit below the limit", () => {
  let now = 0;
  const buckets = createBuckets({ perMinute: 60, refill: "evenly", elapsed: () => now });
  for (let caller = 0; caller < 25_000; caller += 1) {
    now += 1;
    expect(buckets.take(`${caller}`).allowed).toBe(true);
    expect(buckets.size).toBeLessThanOrEqual(10_000);
  }
});

test("callers who are made up, all at the same moment, end at a number; those who came last are limited still", () => {
  const buckets = createBuckets({ perMinute: 1, refill: "evenly", elapsed: () => 0 });
  for (let caller = 0; caller < 120_000; caller += 1) buckets.take(`${caller}`);
  expect(buckets.size).toBe(100_000);
  expect(buckets.take("119999").allowed).toBe(false);
  expect(buckets.take("0").allowed).toBe(true);
});
