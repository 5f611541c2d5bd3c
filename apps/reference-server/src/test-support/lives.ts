import { BillingItemValueType, LineType } from "@syndikit/contract";
import fc from "fast-check";
import { type Amount, amountOf } from "../billing/amount.js";
import { Book } from "../billing/ledger.js";
import { type Bill, createLine } from "../billing/lines.js";
import type { Money } from "../billing/money.js";
import type { BillingItem } from "../billing/product-version.js";
import { NONE, ONE, quantityOf } from "../billing/quantity.js";
import { sumOf, type Use } from "../billing/rate.js";
import { type Charge, EMPTY_LEDGER, type Ledger, planTerms, type Segment } from "../billing/segments.js";
import { after, billingItemOf, eur, moment, tier } from "./subscriptions.js";

// Random lives within one month, played on the ledger, and counted once more by whole numbers that know nothing of it.

const START = moment("2026-07-01T00:00:00Z");
const DAY = 24 * 60;
const MINUTES = 31 * DAY;
const at = (minute: number): number => START + minute * 60_000;
const period = { start: START, end: at(MINUTES) };

const action = fc.record({
  /** Minutes since the action before. */
  wait: fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 12_000 })),
  kind: fc.constantFrom("plan", "seats", "boxes", "use", "reprice", "restart", "renew", "credit", "bill"),
  value: fc.integer({ min: 0, max: 1_000_000 }),
});

export const lives = fc.array(action, { minLength: 1, maxLength: 14 });

type Action = (typeof lives extends fc.Arbitrary<readonly (infer One)[]> ? One : never) & object;

export interface Outcome {
  /** Invoices, and what waits. */
  readonly billed: bigint;
  /** What was delivered and agreed, in units of an amount times the minutes of the month. */
  readonly delivered: bigint;
  /** What invoices come to with VAT, which is never below zero. */
  readonly invoices: readonly Money[];
}

/** Seats at 3.00, paid afterwards by the hours that they stood. */
const seats = billingItemOf({
  id: 2,
  payment: BillingItemValueType.POST_PAID,
  tiers: [tier(1, null, "3.00")],
});

/** Where the second range of the counter begins. */
const MANY = 1_000_000n;

const counterAt = (price: string): BillingItem =>
  billingItemOf({
    id: 3,
    payment: BillingItemValueType.PAY_AS_YOU_GO,
    tiers: [tier(1, Number(MANY), price), tier(Number(MANY) + 1, null, "0.005", { setup: eur("3.00") })],
  });

/** A level of ten at 2.00 for the month. */
const gauge = billingItemOf({
  id: 4,
  payment: BillingItemValueType.PAY_AS_YOU_GO,
  tiers: [tier(1, null, "2.00")],
});

/** Paid in advance for the whole days that are left, with a set-up for each range. */
const boxes = billingItemOf({
  id: 5,
  tiers: [tier(1, 9, "5.00", { setup: eur("20.00") }), tier(10, null, "3.00", { setup: eur("7.00") })],
});

/** Amounts have ten digits, and money has four. */
const euros = (cents: bigint): bigint => cents * 100_000_000n;

const whole = (count: bigint | number) => quantityOf(BigInt(count) * 10n ** 10n);

/** The oracle: what a life comes to, by the terms alone. */
class Delivered {
  sum = 0n;
  #minute = 0;
  #price = 100_000n;
  #seats = 1;
  #boxes = 0;
  /** What the counter counted so far, and the price of its first range, in thousandths. */
  #counted = 0n;
  #counter = 17n;
  readonly #setUp = new Set<string>();

  once(amount: bigint): void {
    this.sum += amount * BigInt(MINUTES);
  }

  /** Time goes by: whole days of what is paid in advance, hours of seats, minutes of the gauge. */
  until(minute: number): void {
    const left = (from: number): bigint => BigInt(Math.floor((MINUTES - from) / DAY));
    const days = (left(this.#minute) - left(minute)) * BigInt(DAY);
    const hours = BigInt(Math.floor(minute / 60) - Math.floor(this.#minute / 60)) * 60n;
    this.sum += (this.#price * 1_000_000n + this.#priceOfBoxes()) * days;
    this.sum += euros(300n) * BigInt(this.#seats) * hours;
    this.sum += euros(2_000n) * BigInt(minute - this.#minute);
    this.#minute = minute;
  }

  plan(price: number): void {
    this.#price = BigInt(price);
  }

  seats(count: number): void {
    this.#seats = count;
  }

  boxes(count: number): void {
    this.#boxes = count;
    if (count >= 1) this.#setUpOnce("few boxes", 2_000n);
    if (count >= 10) this.#setUpOnce("many boxes", 700n);
  }

  reprice(thousandths: bigint): void {
    this.#counter = thousandths;
  }

  use(more: bigint): void {
    const before = this.#counted;
    this.#counted += more;
    const few = (count: bigint): bigint => (count < MANY ? count : MANY);
    const low = few(this.#counted) - few(before);
    this.once(low * this.#counter * 10_000_000n + (more - low) * 50_000_000n);
    if (this.#counted > MANY) this.#setUpOnce("much use", 300n);
  }

  #priceOfBoxes(): bigint {
    return euros(500n * BigInt(Math.min(9, this.#boxes)) + 300n * BigInt(Math.max(0, this.#boxes - 9)));
  }

  #setUpOnce(range: string, cents: bigint): void {
    if (this.#setUp.has(range)) return;
    this.#setUp.add(range);
    this.once(euros(cents));
  }
}

type Which = (charge: Charge) => boolean;

/** The vendor's line of every invoice that a renewal makes. */
const support = createLine({
  type: LineType.RECURRINGCOST,
  description: "Support",
  price: euros(123n) as Amount,
  quantity: ONE,
});

/** The ledger of a life, and what its vendor's counter counted since it was read last. */
class Played {
  ledger: Ledger = { ...EMPTY_LEDGER, next: 2, recurring: [{ number: 1, line: support }] };
  readonly bills: Bill[] = [];
  counted = 0n;
  samples = 0;

  /** Makes a decision; `which`: it bills these charges. */
  change(now: number, work: (book: Book) => Which | undefined): void {
    const book = new Book(this.ledger, this.#uses(now));
    const which = work(book);
    const bill = which === undefined ? undefined : book.collect(which);
    if (bill !== undefined && "kind" in bill) throw new Error(bill.code);
    if (bill !== undefined) this.bills.push(bill);
    const change = book.change();
    const counter = this.ledger.segments.find(({ terms }) => terms.id === COUNTER)?.number;
    if (change.rated.some(({ number }) => number === counter)) this.counted = 0n;
    this.ledger = after(this.ledger, change, bill?.charges);
  }

  #uses(until: number): ReadonlyMap<number, Use> {
    const of = ({ terms, number, from }: Segment): [number, Use][] => {
      const running = until - from;
      this.samples += 1;
      const sample = this.samples;
      if (terms.id === COUNTER)
        return [[number, { until, counted: whole(this.counted), level: null, running, sample }]];
      const level = whole(10);
      return terms.id === gauge.id ? [[number, { until, counted: NONE, level, running, sample }]] : [];
    };
    return new Map(this.ledger.segments.flatMap(of));
  }
}

const COUNTER = counterAt("0.017").id;
const ALL: Which = () => true;

function segmentOf(book: Book, id: number): Segment | undefined {
  return book.segments.find(({ terms }) => terms.id === id);
}

function open(book: Book, terms: BillingItem, quantity: number, from: number): void {
  book.open([{ terms, quantity: whole(quantity) }], { period, hourly: false, from, base: "LAST" });
}

const planAt = (price: number): BillingItem => planTerms({ name: "Plan", price: price as Money });

/** Closes the segment of a resource, and opens it at other terms. */
function replace(
  book: Book,
  terms: BillingItem,
  { quantity, from }: { quantity: number; from: number },
): void {
  const old = segmentOf(book, terms.id);
  if (old !== undefined) book.close(old, { at: from, because: "change", returned: true });
  open(book, terms, quantity, from);
}

/** Plays a life to the end of its month. */
export function play(life: readonly Action[]): Outcome {
  const played = new Played();
  const delivered = new Delivered();
  let minute = 0;
  played.change(START, (book) => {
    open(book, planAt(100_000), 1, START);
    open(book, seats, 1, START);
    open(book, counterAt("0.017"), 0, START);
    open(book, gauge, 0, START);
    return ALL;
  });
  for (const { wait, kind, value } of life) {
    minute += wait;
    if (minute >= MINUTES) break;
    delivered.until(minute);
    act(played, delivered, { kind, value, now: at(minute) });
  }
  delivered.until(MINUTES);
  played.change(period.end, (book) => {
    book.endPeriods(period.end);
    return ALL;
  });
  const waiting = sumOf(played.ledger.waiting.map(({ line }) => line));
  return {
    billed: played.bills.reduce((sum, { subtotal }) => sum + amountOf(subtotal), waiting as bigint),
    delivered: delivered.sum,
    invoices: played.bills.map(({ total }) => total),
  };
}

interface Acting extends Pick<Action, "kind" | "value"> {
  readonly now: number;
}

function act(played: Played, delivered: Delivered, { kind, value, now }: Acting): void {
  /** A number of units from the same value. */
  const count = value % 20;
  const resize = (terms: BillingItem, quantity: number): void =>
    played.change(now, (book) => {
      const before = segmentOf(book, terms.id);
      const span = { period, hourly: false, at: now, description: "" };
      book.resize({ terms, quantity: whole(quantity) }, { before, ...span });
      return undefined;
    });
  switch (kind) {
    case "plan":
      delivered.plan(value);
      played.change(now, (book) => {
        replace(book, planAt(value), { quantity: 1, from: now });
        return value % 2 === 0 ? ALL : undefined;
      });
      return;
    case "seats":
      delivered.seats(1 + count);
      resize(seats, 1 + count);
      return;
    case "boxes":
      delivered.boxes(1 + count);
      resize(boxes, 1 + count);
      return;
    case "use":
      played.counted += BigInt(value);
      delivered.use(BigInt(value));
      return;
    case "reprice":
      delivered.reprice(BigInt(10 + count));
      played.change(now, (book) => {
        replace(book, counterAt(`0.0${10 + count}`), { quantity: 0, from: now });
        return undefined;
      });
      return;
    case "restart":
      played.change(now, (book) => {
        for (const { terms } of book.segments) {
          const segment = segmentOf(book, terms.id);
          const isMetered = terms.id === COUNTER || terms.id === gauge.id;
          if (segment !== undefined && isMetered) book.restart(segment, now);
        }
        return undefined;
      });
      return;
    case "renew":
      delivered.once(support.subtotal);
      played.change(now, (book) => {
        book.chargeUse();
        book.chargeRecurring(period);
        return ALL;
      });
      return;
    case "credit":
    case "bill": {
      const amount = BigInt(kind === "credit" ? -value : value) * 1_000_000n;
      delivered.once(amount);
      const vat = value % 3 === 0 ? 19 : null;
      const line = {
        type: LineType.ONESHOTCOST,
        description: "",
        price: amount as Amount,
        quantity: ONE,
        vat,
      };
      played.change(now, (book) => {
        const { charge } = book.add(createLine(line), "line");
        return kind === "credit" ? undefined : ({ key }) => key === charge;
      });
    }
  }
}

/** What a life may be off by, because each part is rounded at the tenth digit. */
const ROUNDED = 100n;

/** Plays lives, and finds one in which what was billed is not what was delivered. */
export function assertLives(numRuns: number, seed?: number): void {
  fc.assert(
    fc.property(lives, (life) => {
      const { billed, delivered, invoices } = play(life);
      const difference = billed * BigInt(MINUTES) - delivered;
      const most = ROUNDED * BigInt(MINUTES);
      if (difference > most || difference < -most) {
        throw new Error(`billed ${billed}, and delivered ${delivered / BigInt(MINUTES)}`);
      }
      if (invoices.some((total) => total < 0)) throw new Error("An invoice is below zero.");
    }),
    { numRuns, ...(seed === undefined ? {} : { seed }) },
  );
}
