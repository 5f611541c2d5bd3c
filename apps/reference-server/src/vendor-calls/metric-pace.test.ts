import fc from "fast-check";
import { expect, test } from "vitest";
import { createPatience, createRestingHosts, interval, nextPoll } from "./metric-pace.js";

const HOUR = interval.EVERY_1_HOUR;
const start = Date.UTC(2026, 0, 31, 8, 15);

test("a metric is polled at each point of its grid", () => {
  expect(nextPoll(start, HOUR)).toBe(Date.UTC(2026, 0, 31, 9));
  expect(nextPoll(Date.UTC(2026, 0, 31, 9), HOUR)).toBe(Date.UTC(2026, 0, 31, 10));
});

test("the next poll is the first later point of the metric's grid", () => {
  const every = fc.constantFrom(...Object.values(interval));
  fc.assert(
    fc.property(every, fc.integer({ min: 0, max: 4e12 }), (step, at) => {
      const next = nextPoll(at, step);
      expect(next).toBeGreaterThan(at);
      expect(next - at).toBeLessThanOrEqual(step);
      expect(next % step).toBe(0);
    }),
  );
});

test("an advance waits less and less for those who do not answer, but a little always", () => {
  const patience = createPatience(3_000);
  expect(patience.wait).toBe(3_000);
  patience.spend(1_999.7);
  expect(patience.wait).toBe(1_001);
  patience.spend(2_000);
  expect(patience.wait).toBe(250);
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
