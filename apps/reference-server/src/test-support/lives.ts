import { BillingItemValueType, LineType } from "@syndikit/contract";
import fc from "fast-check";
import { type Amount, amountOf } from "../billing/amount.js";
import { Book } from "../billing/ledger.js";
import { createLine } from "../billing/lines.js";
import type { Money } from "../billing/money.js";
import type { BillingItem } from "../billing/product-version.js";
import { ONE, quantityOf } from "../billing/quantity.js";
import { sumOf, type Use } from "../billing/rate.js";
import { EMPTY_LEDGER, type Ledger, planTerms, type Segment } from "../billing/segments.js";
import { after, billingItemOf, moment, tier } from "./subscriptions.js";

// Random lives within one month, played on the ledger, and counted once more by fractions that know nothing of it.

const START = moment("2026-07-01T00:00:00Z");
const DAYS = 31;
const HOURS = DAYS * 24;
const period = { start: START, end: START + HOURS * 3_600_000 };

const cents = fc.integer({ min: 0, max: 1_000_000 });
const action = fc.record({
  /** Hours since the action before. */
  wait: fc.integer({ min: 0, max: 200 }),
  kind: fc.constantFrom("plan", "seats", "use", "renew", "credit"),
  value: cents,
});

export const lives = fc.array(action, { minLength: 1, maxLength: 12 });

type Action = (typeof lives extends fc.Arbitrary<readonly (infer One)[]> ? One : never) & object;

export interface Outcome {
  /** Invoices, and what waits. */
  readonly billed: bigint;
  /** What was delivered and agreed, in units of an amount times 31 times 24. */
  readonly delivered: bigint;
  /** Subtotals of invoices, which are never below zero. */
  readonly invoices: readonly Money[];
}

const seatPrice = 30_000n * 1_000_000n;
const usePrice = 170n * 1_000_000n;

/** Plays a life to the end of its month. */
export function play(life: readonly Action[]): Outcome {
  const seats = billingItemOf({
    id: 2,
    payment: BillingItemValueType.POST_PAID,
    tiers: [tier(1, null, "3.00")],
  });
  const used = billingItemOf({
    id: 3,
    payment: BillingItemValueType.PAY_AS_YOU_GO,
    tiers: [tier(1, null, "0.017")],
  });
  const invoices: Money[] = [];
  let ledger: Ledger = EMPTY_LEDGER;
  let delivered = 0n;
  let hour = 0;
  let counted = 0n;
  let price = 100_000;
  let count = 1;
  const uses = (at: number): ReadonlyMap<number, Use> =>
    new Map(
      ledger.segments
        .filter(({ terms }) => terms.id === used.id)
        .map(({ number }) => [number, { until: at, counted: quantityOf(counted), level: null, running: 0 }]),
    );
  const ratedUntil = (): number | undefined =>
    ledger.segments.find(({ terms }) => terms.id === used.id)?.rated.until;
  const change = (at: number, work: (book: Book) => void, collects: boolean): void => {
    const book = new Book(ledger, uses(at));
    const before = ratedUntil();
    work(book);
    const bill = collects ? book.collect() : undefined;
    if (bill !== undefined && "kind" in bill) throw new Error(bill.code);
    if (bill !== undefined) invoices.push(bill.subtotal);
    const next = after(ledger, book.change(), bill?.charges);
    ledger = next;
    if (ratedUntil() !== before) counted = 0n;
  };
  const open = (book: Book, terms: BillingItem, quantity: number, from: number): void => {
    const parts = [{ terms, quantity: quantityOf(BigInt(quantity) * 10n ** 10n) }];
    book.open(parts, { period, hourly: false, from, base: "LAST" });
  };
  const plan = (): BillingItem => planTerms({ name: "Plan", price: price as Money });
  const find = (book: Book, id: number): Segment | undefined =>
    book.segments.find(({ terms }) => terms.id === id);

  change(
    START,
    (book) => {
      open(book, plan(), 1, START);
      open(book, seats, count, START);
      open(book, used, 0, START);
    },
    true,
  );
  /** Counts what is delivered until an hour. Whole days of the plan, hours of seats. */
  const deliver = (until: number): void => {
    const left = (at: number): bigint => BigInt(Math.floor((HOURS - at) / 24));
    delivered += BigInt(price) * 1_000_000n * (left(hour) - left(until)) * 24n;
    delivered += seatPrice * BigInt(count) * BigInt(until - hour);
    hour = until;
  };
  for (const { wait, kind, value } of life) {
    const until = Math.min(HOURS, hour + wait);
    if (until === HOURS) break;
    deliver(until);
    const at = START + until * 3_600_000;
    if (kind === "plan") {
      price = value;
      change(
        at,
        (book) => {
          const old = find(book, 0);
          if (old !== undefined) book.close(old, { at, because: "change", returned: true });
          open(book, plan(), 1, at);
        },
        value % 2 === 0,
      );
    }
    if (kind === "seats") {
      count = 1 + (value % 20);
      const to = { terms: seats, quantity: quantityOf(BigInt(count) * 10n ** 10n) };
      const resize = (book: Book): void =>
        book.resize(to, { before: find(book, 2), period, hourly: false, at, description: "" });
      change(at, resize, false);
    }
    if (kind === "use" && until > 0) {
      counted += BigInt(value) * 10n ** 10n;
      delivered += usePrice * BigInt(value) * BigInt(HOURS);
    }
    if (kind === "renew") change(at, (book) => book.chargeUse(), true);
    if (kind === "credit") {
      const amount = (-BigInt(value) * 1_000_000n) as Amount;
      const line = { type: LineType.ONESHOTCOST, description: "", price: amount, quantity: ONE };
      change(at, (book) => void book.add(createLine(line), "line"), false);
      delivered += amount * BigInt(HOURS);
    }
  }
  deliver(HOURS);
  change(period.end, (book) => book.endPeriods(period.end), true);
  const waiting = sumOf(ledger.waiting.map(({ line }) => line));
  const billed = invoices.reduce((sum, subtotal) => sum + amountOf(subtotal), waiting as bigint);
  return { billed, delivered, invoices };
}

/** What a life of up to twelve actions may be off by, because each part is rounded at the tenth digit. */
const ROUNDED = 100n;

/** Plays lives, and finds one in which what was billed is not what was delivered. */
export function assertLives(numRuns: number, seed?: number): void {
  fc.assert(
    fc.property(lives, (life) => {
      const { billed, delivered, invoices } = play(life);
      const difference = billed * BigInt(HOURS) - delivered;
      const most = ROUNDED * BigInt(HOURS);
      if (difference > most || difference < -most) {
        throw new Error(`billed ${billed}, and delivered ${delivered / BigInt(HOURS)}`);
      }
      if (invoices.some((subtotal) => subtotal < 0)) throw new Error("An invoice is below zero.");
    }),
    { numRuns, ...(seed === undefined ? {} : { seed }) },
  );
}
