import type { DateTime } from "@syndikit/sdk";

// Times in a log are aligned, so they use 24 hours, without AM and PM.
const time = new Intl.DateTimeFormat(undefined, {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});
const day = new Intl.DateTimeFormat(undefined, { day: "2-digit", month: "short" });
const dayAndYear = new Intl.DateTimeFormat(undefined, { day: "2-digit", month: "short", year: "numeric" });
const full = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: "auto" });

const STEPS = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 30.4],
  ["month", 12],
  ["year", Number.POSITIVE_INFINITY],
] as const;

/** As "3 minutes ago" or "in 2 days". */
export function toRelative(date: DateTime, now: number): string {
  let amount = (Date.parse(date) - now) / 1_000;
  if (Math.abs(amount) < 2) return "just now";
  for (const [unit, length] of STEPS) {
    if (Math.abs(amount) < length) return relative.format(Math.round(amount), unit);
    amount /= length;
  }
  return "";
}

/** In the reader's own zone: the time of today, else the day with the time, else the day. */
export function toShort(date: DateTime, now: number): string {
  const at = new Date(date);
  const today = new Date(now);
  if (at.toDateString() === today.toDateString()) return time.format(at);
  if (at.getFullYear() === today.getFullYear()) return `${day.format(at)} ${time.format(at).slice(0, 5)}`;
  return dayAndYear.format(at);
}

/** In the reader's own zone, to the second: the day too where it is not today. */
export function toExact(date: DateTime, now: number): string {
  const at = new Date(date);
  const today = new Date(now);
  if (at.toDateString() === today.toDateString()) return time.format(at);
  const thisYear = at.getFullYear() === today.getFullYear();
  return `${(thisYear ? day : dayAndYear).format(at)} ${time.format(at)}`;
}

export const toTime = (at: number): string => time.format(at);
export const toDay = (at: number): string => dayAndYear.format(at);
export const toFull = (date: DateTime | number): string => full.format(new Date(date));

/** An instant as an input of the type `datetime-local` shows it, in the reader's zone; empty where there is none. */
export function toLocal(date: DateTime | undefined): string {
  const at = Date.parse(date ?? "");
  if (Number.isNaN(at)) return "";
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What such an input holds, as an instant; empty where it holds nothing. */
export const toInstant = (local: string): string => (local === "" ? "" : new Date(local).toISOString());

/** An amount with two digits after the point, four where the last two say something. */
export function toAmount(price: string): string {
  const [whole = "0", fraction = ""] = price.split(".");
  const digits = fraction.padEnd(4, "0");
  const kept = digits.endsWith("00") ? digits.slice(0, 2) : digits;
  const sign = whole.startsWith("-") ? "−" : "";
  return `${sign}${whole.replace("-", "").replace(/\B(?=(\d{3})+$)/g, " ")}.${kept}`;
}

/** "WAITING_PAYMENT" as "waiting payment". */
export const toWords = (name: string): string => name.toLowerCase().replaceAll("_", " ");

export function toDuration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`;
  return `${(milliseconds / 1_000).toFixed(milliseconds < 10_000 ? 1 : 0)} s`;
}

export function toSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  if (bytes < 1_048_576) return `${(bytes / 1_024).toFixed(1)} KiB`;
  return `${(bytes / 1_048_576).toFixed(1)} MiB`;
}

/** The number at the end of a reference, as 12 of `subscription/12`. */
export const idOf = (reference: string): number => Number(reference.slice(reference.lastIndexOf("/") + 1));

/** A number with the right word: "1 event", "2 events". */
export const count = (number: number, word: string): string =>
  `${number.toLocaleString()} ${word}${number === 1 ? "" : "s"}`;
