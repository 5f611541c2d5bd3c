import fc from "fast-check";
import { expect, test } from "vitest";
import { createRestingHosts, interval, nextPoll, type Span } from "./metric-pace.js";

const HOUR = interval.EVERY_1_HOUR;
const MONTH = 30 * 24 * HOUR;
const start = Date.UTC(2026, 0, 31, 8, 15);

/** How often one metric is polled while the clock crosses a span. */
function pollsIn(span: Span, every: number): number {
  let count = 0;
  for (let at = span.from; at <= span.until; at = nextPoll(at, every, span)) count += 1;
  return count;
}

test("in real time a metric is polled at each point of its grid", () => {
  const span = { from: start, until: start, polls: 1_000_000 };
  expect(nextPoll(start, HOUR, span)).toBe(Date.UTC(2026, 0, 31, 9));
  expect(nextPoll(Date.UTC(2026, 0, 31, 9), HOUR, span)).toBe(Date.UTC(2026, 0, 31, 10));
});

test("a move of the clock over a day polls an hourly metric at every hour", () => {
  expect(pollsIn({ from: start, until: start + 24 * HOUR, polls: 1 }, HOUR)).toBe(25);
});

test("a move over a month polls a metric of 30 seconds at most 201 times, evenly", () => {
  const span = { from: start, until: start + MONTH, polls: 1 };
  const every = interval.EVERY_30_SECONDS;
  expect(pollsIn(span, every)).toBeLessThanOrEqual(201);
  expect(pollsIn(span, every)).toBeGreaterThan(190);
  const second = nextPoll(start, every, span);
  const third = nextPoll(second, every, span);
  expect(nextPoll(third, every, span) - third).toBe(third - second);
});

test("the more subscriptions are polled, the fewer points each has", () => {
  const span = { from: start, until: start + MONTH, polls: 1_000 };
  expect(pollsIn(span, HOUR)).toBeLessThanOrEqual(21);
  expect(pollsIn({ ...span, polls: 1_000_000 }, HOUR)).toBeLessThanOrEqual(2);
});

test("after a move the grid is the metric's own again", () => {
  const until = start + MONTH;
  const next = nextPoll(until - 1_000, interval.EVERY_30_SECONDS, { from: start, until, polls: 1 });
  expect(next).toBeGreaterThan(until);
  expect(next - until).toBeLessThanOrEqual(interval.EVERY_30_SECONDS);
});

test("the next poll is always later, and on the metric's grid", () => {
  const every = fc.constantFrom(...Object.values(interval));
  const moment = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(every, moment, moment, fc.nat(1e12), fc.nat(1e6), (step, at, from, length, polls) => {
      const next = nextPoll(at, step, { from, until: from + length, polls });
      expect(next).toBeGreaterThan(at);
      expect(next % step).toBe(0);
    }),
  );
});

test("a host that was silent is left alone, longer each time, until it answers", () => {
  let elapsed = 0;
  const hosts = createRestingHosts(() => elapsed);
  const url = "https://notes.example/metric/users";
  expect(hosts.isResting(url)).toBe(false);
  hosts.note(url, false);
  expect(hosts.isResting("https://notes.example/other")).toBe(true);
  expect(hosts.isResting("https://other.example/metric/users")).toBe(false);
  elapsed += 60_000;
  expect(hosts.isResting(url)).toBe(false);
  hosts.note(url, false);
  elapsed += 119_999;
  expect(hosts.isResting(url)).toBe(true);
  elapsed += 1;
  hosts.note(url, true);
  hosts.note(url, false);
  elapsed += 60_000;
  expect(hosts.isResting(url)).toBe(false);
});
