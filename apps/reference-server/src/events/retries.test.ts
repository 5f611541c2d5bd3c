import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OutboundAnswer, OutboundFailure } from "../outbound/outbound.js";
import { DEFAULT_SCHEDULE, judge, MAX_WAIT, retryDelay } from "./retries.js";

const WALL = Date.UTC(2026, 0, 31, 8, 0, 0);

function answer(status: number, headers: Record<string, string> = {}): OutboundAnswer {
  return { kind: "answer", status, headers, body: "", truncated: false, duration: 1 };
}

const refused: OutboundFailure = { kind: "failure", outcome: "REFUSED", reason: "refused", duration: 1 };

function delay(result: OutboundAnswer | OutboundFailure, attempts = 1, fraction = 0): number {
  return retryDelay({ schedule: DEFAULT_SCHEDULE, attempts, fraction, result, wall: WALL });
}

describe("a verdict", () => {
  test.each([200, 204])("of %i is DELIVERED", (status) => {
    expect(judge(answer(status))).toMatchObject({ outcome: "DELIVERED", delivered: true });
  });

  test.each([201, 202, 206, 301, 302, 307, 400, 401, 404, 410, 429, 500, 503])(
    "of %i is STATUS",
    (status) => {
      expect(judge(answer(status))).toMatchObject({ outcome: "STATUS", delivered: false });
    },
  );

  test.each([
    [503, "The endpoint answered 503."],
    [302, "The endpoint answered 302. Redirects are not followed: configure the final URL."],
    [202, "The endpoint answered 202. Only 204 and 200 count as success."],
    [
      401,
      "The endpoint answered 401. Compare its secret with that of the product. Events carry no credentials but their signature.",
    ],
    [404, "The endpoint answered 404. Check the path of the endpoint."],
  ])("of %i has a reason, and says what to do where the status alone shows it: %s", (status, reason) => {
    expect(judge(answer(status)).reason).toBe(reason);
  });

  test("of a failure has the failure's outcome and reason", () => {
    expect(judge(refused)).toEqual({ outcome: "REFUSED", delivered: false, reason: "refused" });
  });
});

describe("the time until the next attempt", () => {
  test.each([
    [1, 5],
    [2, 30],
    [3, 120],
    [4, 600],
    [5, 1_800],
    [6, 3_600],
    [7, 10_800],
    [8, 21_600],
    [9, 43_200],
    [10, 86_400],
    [11, 86_400],
    [500, 86_400],
  ])("after attempt %i it is %i s", (attempts, seconds) => {
    expect(delay(refused, attempts)).toBe(seconds * 1_000);
  });

  test("jitter only adds, and at most a tenth", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.double({ min: 0, max: 0.999_999, noNaN: true }),
        (attempts, fraction) => {
          const planned = delay(refused, attempts);
          expect(delay(refused, attempts, fraction)).toBeGreaterThanOrEqual(planned);
          expect(delay(refused, attempts, fraction)).toBeLessThanOrEqual(planned * 1.1);
        },
      ),
    );
  });

  test.each([
    ["seconds prolong the wait", "60", 60_000],
    ["fewer seconds than the schedule are ignored", "1", 5_000],
    ["zero is ignored", "0", 5_000],
    ["a date prolongs the wait", "Sat, 31 Jan 2026 08:02:00 GMT", 120_000],
    ["a date in the past is ignored", "Sat, 31 Jan 2026 07:00:00 GMT", 5_000],
    ["more than a day counts as a day", "999999999", MAX_WAIT],
    ["a negative number is ignored", "-5", 5_000],
    ["a fraction is ignored", "1.5", 5_000],
    ["another form of date is ignored", "2026-01-31T09:00:00Z", 5_000],
    ["words are ignored", "soon", 5_000],
    ["an empty header is ignored", "", 5_000],
  ])("Retry-After with 429: %s", (_, header, expected) => {
    expect(delay(answer(429, { "retry-after": header }))).toBe(expected);
  });

  test.each([500, 503, 301])("Retry-After with %i is ignored", (status) => {
    expect(delay(answer(status, { "retry-after": "3600" }))).toBe(5_000);
  });
});
