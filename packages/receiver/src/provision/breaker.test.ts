import { beforeEach, expect, test, vi } from "vitest";
import { type Breaker, createBreaker } from "./breaker.js";

let now: number;
let breaker: Breaker;
const [opened, closed] = [vi.fn(), vi.fn()];
const error = new Error("503");

beforeEach(() => {
  now = 0;
  vi.clearAllMocks();
  breaker = createBreaker({ now: () => now, base: 2000, max: 60_000, opened, closed });
});

const fail = (key: string, forAll = false, wait?: number): void =>
  breaker.failed(key, { error, forAll, wait });

function open(): void {
  for (const key of ["a", "b", "c"]) fail(key);
  now += 2000;
  fail("a");
}

test("opens after ten failures in a row, however quick, so that one that is away is spared the rest", () => {
  for (let failure = 1; failure <= 9; failure += 1) fail(`key ${failure}`);
  expect(breaker.pause).toBeUndefined();
  fail("key 10");

  expect(breaker.places()).toBe(0);
});

test("counts failures in a row anew after each answer", () => {
  for (let round = 0; round < 5; round += 1) {
    for (let failure = 1; failure <= 9; failure += 1) fail(`key ${failure}`);
    breaker.succeeded();
  }

  expect(breaker.pause).toBeUndefined();
});

test("opens when several subscriptions fail for a while without an answer in between", () => {
  for (const key of ["a", "b", "c", "a", "b", "c"]) fail(key);
  expect(breaker.places()).toBe(Number.POSITIVE_INFINITY);
  now += 2000;
  fail("b");

  expect([breaker.places(), breaker.opensAt()]).toEqual([0, now + 2000]);
  expect(opened).toHaveBeenCalledWith({ until: now + 2000, error });
});

test("stays closed for one subscription that fails, and for a marketplace that fails now and then", () => {
  for (let failure = 0; failure < 50; failure += 1) {
    now += 1000;
    fail("a");
  }
  for (let failure = 0; failure < 50; failure += 1) {
    now += 1000;
    fail(`key ${failure}`);
    if (failure % 2 === 0) breaker.succeeded();
  }

  expect(breaker.pause).toBeUndefined();
});

test("opens at once for what fails for everybody, and waits as long as it is asked to", () => {
  fail("a", true, 30_000);

  expect(breaker.opensAt()).toBe(30_000);
});

test("lets one probe through at a time, and waits twice as long after each that fails, up to its limit", () => {
  open();
  const waits: number[] = [];
  for (let probes = 0; probes < 7; probes += 1) {
    const until = breaker.opensAt() ?? 0;
    waits.push(until - now);
    now = until;
    expect(breaker.places()).toBe(1);
    const end = breaker.begin("probe");
    expect([breaker.places(), breaker.admits("probe"), breaker.admits("other")]).toEqual([0, true, false]);
    fail("other");
    fail("probe");
    end();
  }

  expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
});

test("closes with the first answer, and says so once", () => {
  open();
  now = breaker.opensAt() ?? 0;
  const end = breaker.begin("probe");
  breaker.succeeded();
  breaker.succeeded();
  end();

  expect([breaker.places(), breaker.pause]).toEqual([Number.POSITIVE_INFINITY, undefined]);
  expect(closed).toHaveBeenCalledOnce();
});

test("lets another probe through where the first one called nothing", () => {
  open();
  now = breaker.opensAt() ?? 0;
  breaker.begin("probe")();

  expect(breaker.places()).toBe(1);
});
