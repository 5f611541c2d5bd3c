import type { DateTime, InvoiceDTO, PageNumbers } from "@syndikit/sdk";
import { dateLocale, numbers } from "./numbers.js";

// 24-hour times, so that the times in a log line up.
const time = new Intl.DateTimeFormat(dateLocale, {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});
const day = new Intl.DateTimeFormat(dateLocale, { day: "2-digit", month: "short" });
const dayAndYear = new Intl.DateTimeFormat(dateLocale, { day: "2-digit", month: "short", year: "numeric" });
const minute = new Intl.DateTimeFormat(dateLocale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const month = new Intl.DateTimeFormat(dateLocale, { month: "short", year: "numeric" });
const full = new Intl.DateTimeFormat(dateLocale, {
  dateStyle: "full",
  timeStyle: "long",
  hourCycle: "h23",
});
// In numbers: 35 hours ahead is "in 1 day", and may be the day after tomorrow. A year and a half is not "next year".
const relative = new Intl.RelativeTimeFormat(dateLocale);

const STEPS = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 30.4],
  ["month", 12],
  ["year", Number.POSITIVE_INFINITY],
] as const;

/** For example "3 minutes ago" or "in 2 days". */
export function toRelative(date: DateTime, now: number): string {
  let amount = (Date.parse(date) - now) / 1_000;
  if (Math.abs(amount) < 2) return "just now";
  for (const [unit, length] of STEPS) {
    if (Math.round(Math.abs(amount)) < length) return relative.format(Math.round(amount), unit);
    amount /= length;
  }
  return "";
}

/** In the reader's time zone: the time if it is today, day and time if it is this year, otherwise the date. */
export function toShort(date: DateTime, now: number): string {
  const at = new Date(date);
  const today = new Date(now);
  if (at.toDateString() === today.toDateString()) return time.format(at);
  if (at.getFullYear() === today.getFullYear()) return `${day.format(at)} ${time.format(at).slice(0, 5)}`;
  return dayAndYear.format(at);
}

/** In the reader's time zone, to the second, with the day unless it is today. */
export function toExact(date: DateTime, now: number): string {
  const at = new Date(date);
  const today = new Date(now);
  if (at.toDateString() === today.toDateString()) return time.format(at);
  const thisYear = at.getFullYear() === today.getFullYear();
  return `${(thisYear ? day : dayAndYear).format(at)} ${time.format(at)}`;
}

export const toTime = (at: number): string => time.format(at);
export const toDay = (at: number): string => dayAndYear.format(at);
/** Day and time, also where it is today. */
export const toMoment = (date: DateTime): string => `${toDay(Date.parse(date))}, ${toTime(Date.parse(date))}`;
export const toFull = (date: DateTime | number): string => full.format(new Date(date));

const HOUR = 3_600;
const DAY = 24 * HOUR;

/**
 * The label of a moment on an axis.
 *
 * @param at - in seconds.
 * @param step - seconds from one label to the next.
 */
export function toTick(at: number, step: number): string {
  const date = new Date(at * 1_000);
  if (step >= 28 * DAY) return month.format(date);
  const isMidnight = date.getHours() === 0 && date.getMinutes() === 0;
  return step >= DAY || isMidnight ? day.format(date) : minute.format(date);
}

/** Formats an instant for a `datetime-local` input, in the reader's time zone; empty without a valid instant. */
export function toLocal(date: DateTime | undefined): string {
  const at = new Date(date ?? "");
  if (Number.isNaN(at.getTime())) return "";
  // By its fields: before there were time zones, their distance from UTC was no whole minute, and who types a year
  // comes by the years 2, 20 and 202.
  const two = (number: number): string => String(number).padStart(2, "0");
  const day = `${String(at.getFullYear()).padStart(4, "0")}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The reverse: turns the value of a `datetime-local` input into an instant; empty stays empty. */
export const toInstant = (local: string): string => (local === "" ? "" : new Date(local).toISOString());

/** An amount with two decimals, or four if the last two are not zero. */
export const toAmount = numbers.showAmount;

/** What invoices come to, each currency by itself: "40.00 EUR, 3.00 USD". Without invoices it is empty. */
export function sumOf(totals: readonly InvoiceDTO["total"][]): string {
  // A total is in whole cents, and adding those is exact.
  const cents = new Map<string, number>();
  for (const { total, currency } of totals)
    cents.set(currency, (cents.get(currency) ?? 0) + Math.round(Number(total) * 100));
  return [...cents].map(([currency, sum]) => `${toAmount((sum / 100).toFixed(2))} ${currency}`).join(", ");
}

/** Turns "WAITING_PAYMENT" into "waiting payment". What the interface shortens is written out. */
export const toWords = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("_", " ")
    .replace(/\bwo\b/, "without");

export function toDuration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  return `${numbers.show(Number((milliseconds / 1_000).toFixed(milliseconds < 10_000 ? 1 : 0)))} s`;
}

export function toSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  if (bytes < 1_048_576) return `${numbers.show(Number((bytes / 1_024).toFixed(1)))} KiB`;
  return `${numbers.show(Number((bytes / 1_048_576).toFixed(1)))} MiB`;
}

/** The number at the end of a reference: 12 for `subscription/12`. */
export const idOf = (reference: string): number => Number(reference.slice(reference.lastIndexOf("/") + 1));

/** The number of entries of a list. */
export type Total = Pick<PageNumbers, "totalItems" | "totalItemsCapped">;

/** A number and its noun: "1 event", "2 events". */
export const count = (number: number, word: string): string =>
  `${numbers.show(number)} ${word}${number === 1 ? "" : "s"}`;

/** How many entries a list has: "134", or "100,000+" where the marketplace stopped counting. */
export const totalOf = ({ totalItems, totalItemsCapped }: Total): string =>
  `${numbers.show(totalItems)}${totalItemsCapped === true ? "+" : ""}`;
