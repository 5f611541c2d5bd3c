import { TrialMode } from "@syndikit/contract";
import { afterEach, expect, test, vi } from "vitest";
import {
  sumOf,
  toAmount,
  toExact,
  toFull,
  toInstant,
  toLocal,
  toMoment,
  toRelative,
  toTick,
  toWords,
} from "./format.js";

test("a value of the interface is read as words, without what it shortens", () => {
  expect(Object.values(TrialMode).map(toWords)).toEqual([
    "not allowed",
    "allowed",
    "allowed without payment method",
  ]);
});

test("invoices are added to the cent, and each currency by itself", () => {
  const total = (amount: string, currency: string) => ({
    price: amount,
    currency,
    vatSpunOff: "0.0000",
    total: amount,
  });
  expect(sumOf([])).toBe("");
  expect(
    sumOf([
      ...Array.from({ length: 3 }, () => total("0.1000", "EUR")),
      total("3.0000", "USD"),
      total("1000.0000", "EUR"),
    ]),
  ).toBe(`${toAmount("1000.30")} EUR, 3.00 USD`);
});

const HOUR = 3_600;
const DAY = 24 * HOUR;

test.each([
  ["hours", HOUR, /^09:30$/],
  ["days", DAY, /^(31 Jan|Jan 31)$/],
  ["months", 31 * DAY, /^Jan 2026$/],
])("an axis of %s labels a moment as %s", (_, step, label) => {
  const at = new Date(2026, 0, 31, 9, 30).getTime() / 1_000;
  expect(toTick(at, step)).toMatch(label);
});

test("an axis of hours says where a day begins", () => {
  expect(toTick(new Date(2026, 1, 1).getTime() / 1_000, HOUR)).toMatch(/^(01 Feb|Feb 01)$/);
});

test.each([
  ["at midnight", 0, "00:15:00"],
  ["in the evening", 19, "19:15:00"],
])("a time %s is written alike in a list, in a plot and where it is pointed at", (_, hour, written) => {
  const date = new Date(2026, 0, 31, hour, 15).toISOString();
  for (const text of [toExact(date, Date.parse(date)), toMoment(date), toFull(date)])
    expect(text).toContain(written);
});

test.each([
  ["59.6 seconds", "in 1 minute", 59.6],
  ["23.6 hours", "in 1 day", 23.6 * HOUR],
  // At ten in the evening that is the day after tomorrow.
  ["35 hours", "in 1 day", 35 * HOUR],
  ["40 hours ago", "2 days ago", -40 * HOUR],
  ["30 days ago", "30 days ago", -30 * DAY],
  ["30.6 days ago", "1 month ago", -30.6 * DAY],
  ["11.9 months ago", "1 year ago", -11.9 * 30.4 * DAY],
  ["17 months ago", "1 year ago", -17 * 30.4 * DAY],
])("what is %s is said as %s, by no calendar", (_, words, seconds) => {
  const now = Date.UTC(2026, 0, 31);
  expect(toRelative(new Date(now + seconds * 1_000).toISOString(), now)).toBe(words);
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(["UTC", "Europe/Zurich", "America/Toronto", "Asia/Kolkata"])(
  "in %s a time that is entered is what the input has afterwards, in each year that it comes by",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const entered = ["0002", "0020", "0202", "1890", "2026", "9999"].map((year) => `${year}-03-05T10:00`);
    expect(entered.map((local) => toLocal(toInstant(local)))).toEqual(entered);
  },
);

test("a time that clocks skip is the one that they show then, and one that they show twice stays", () => {
  vi.stubEnv("TZ", "Europe/Zurich");
  expect(toLocal(toInstant("2026-03-29T02:30"))).toBe("2026-03-29T03:30");
  expect(toLocal(toInstant("2026-10-25T02:30"))).toBe("2026-10-25T02:30");
  expect(toLocal("2026-10-25T01:30:00Z")).toBe("2026-10-25T02:30");
});
