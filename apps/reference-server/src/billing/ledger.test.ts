import { BillingItemType, BillingItemValueType } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import {
  billingItemOf,
  changed,
  chosen,
  eur,
  exact,
  moment,
  productVersionOf,
  qty,
  subscriptionOf,
  tier,
} from "../test-support/subscriptions.js";
import { formatAmount, parseAmount } from "./amount.js";
import { collect } from "./collect.js";
import { Book, isOfUse } from "./ledger.js";
import { createLine } from "./lines.js";
import type { BillingItem } from "./product-version.js";
import { ONE } from "./quantity.js";
import { sumOf, type Use } from "./rate.js";
import { EMPTY_LEDGER, type Ledger, type Segment } from "./segments.js";

const { PAY_AS_YOU_GO, POST_PAID, PRE_PAID } = BillingItemValueType;

/** July has 31 days. */
const START = moment("2026-07-01T00:00:00Z");
const END = moment("2026-08-01T00:00:00Z");
const july = { start: START, end: END };
const august = { start: END, end: moment("2026-09-01T00:00:00Z") };
const day = (days: number, hours = 0): number => START + (days * 24 + hours) * 3_600_000;

const resource = (price: string, more: Partial<BillingItem> = {}): BillingItem =>
  billingItemOf({ tiers: [tier(1, null, price)], ...more });

const metered = (price: string, more: Partial<BillingItem> = {}): BillingItem =>
  resource(price, { payment: PAY_AS_YOU_GO, ...more });

const opening = { period: july, hourly: false, from: START, base: "ZERO" } as const;

/** A ledger with one part in July, whose opening was billed. */
function openOne(terms: BillingItem, quantity = 0): Ledger {
  const book = new Book(EMPTY_LEDGER);
  book.open([{ terms, quantity: qty(quantity) }], opening);
  book.collect();
  return ledgerAfter(EMPTY_LEDGER, book);
}

function ledgerAfter(before: Ledger, book: Book): Ledger {
  const taken = new Set(book.waiting.map(({ key }) => key));
  const all = book.change().charges.map(({ key }) => key);
  const subscription = subscriptionOf({ ledger: before });
  const billed = [...before.waiting.map(({ key }) => key), ...all].filter((key) => !taken.has(key));
  return changed(subscription, { ledger: book.change() }, billed).ledger;
}

function first({ segments: [segment] }: Ledger): Segment {
  if (segment === undefined) throw new Error("Nothing is open.");
  return segment;
}

const counted = (ledger: Ledger, value: number, until: number): ReadonlyMap<number, Use> =>
  new Map([
    [first(ledger).number, { until, counted: qty(value), level: null, running: until - START, sample: 1 }],
  ]);

const level = (ledger: Ledger, value: number, until: number): ReadonlyMap<number, Use> =>
  new Map([
    [first(ledger).number, { until, counted: qty(0), level: qty(value), running: until - START, sample: 1 }],
  ]);

/** What waits, in whole. */
const waits = (book: Book): string => formatAmount(sumOf(book.waiting.map(({ line }) => line)));

/** Rounded to cents, as an invoice would. */
const cents = (text: string): string => (Math.round(Number(text) * 100) / 100).toFixed(2);

describe("use", () => {
  test("before an upgrade is rated at the old price, and the rest at the new one", () => {
    const ledger = openOne(metered("1.00"));
    const book = new Book(ledger, counted(ledger, 100, day(20)));
    book.close(first(ledger), { at: day(20), because: "change", returned: true });
    book.open([{ terms: metered("5.00"), quantity: qty(0) }], { ...opening, from: day(20) });
    expect(waits(book)).toBe("100.0000");
    const after = ledgerAfter(ledger, book);
    const renewal = new Book(after, counted(after, 280, END));
    renewal.endPeriods(END);
    expect(waits(renewal)).toBe("1500.0000");
  });

  test("stays to be billed when the new plan lacks the resource", () => {
    const ledger = openOne(metered("1.71"));
    const book = new Book(ledger, counted(ledger, 232, day(20)));
    book.close(first(ledger), { at: day(20), because: "change", returned: true });
    expect(waits(book)).toBe("396.7200");
  });

  test("counts through the ranges of the whole period, though a part of it was billed", () => {
    const tiers = [tier(1, 100, "1.00"), tier(101, null, "0.10")];
    const ledger = openOne(metered("0", { tiers }));
    const renew = new Book(ledger, counted(ledger, 100, day(10)));
    renew.chargeUse();
    expect(waits(renew)).toBe("100.0000");
    const after = ledgerAfter(ledger, renew);
    const end = new Book(after, counted(after, 100, END));
    end.endPeriods(END);
    expect(waits(end)).toBe("110.0000");
    // The next period begins with the first range.
    end.open([{ terms: metered("0", { tiers }), quantity: qty(0) }], {
      ...opening,
      period: august,
      from: END,
      base: "LAST",
    });
    expect(end.segments[0]?.rated.quantity).toBe(0);
  });

  test.each([BillingItemType.VOLUME, BillingItemType.STAIRSTEP])(
    "in two steps costs the same as at once, %s",
    (scheme) => {
      const tiers = [tier(1, 100, "1.00"), tier(101, null, "0.10")];
      const terms = metered("0", { tiers, scheme });
      const ledger = openOne(terms);
      const once = new Book(ledger, counted(ledger, 150, END));
      once.endPeriods(END);
      const half = new Book(ledger, counted(ledger, 60, day(10)));
      half.chargeUse();
      const after = ledgerAfter(ledger, half);
      const twice = new Book(after, counted(after, 90, END));
      twice.endPeriods(END);
      expect(waits(twice)).toBe(waits(once));
    },
  );

  test("of a gauge costs its share of the period", () => {
    const ledger = openOne(metered("2.00"));
    const book = new Book(ledger, level(ledger, 10, day(7)));
    book.close(first(ledger), { at: day(7), because: "end", returned: false });
    expect(cents(waits(book))).toBe("4.52");
  });

  test("of a gauge that was billed on day 10 costs the rest on day 13", () => {
    const ledger = openOne(metered("2.00"));
    const renew = new Book(ledger, level(ledger, 10, day(10)));
    renew.chargeUse();
    expect(cents(waits(renew))).toBe("6.45");
    renew.collect();
    const after = ledgerAfter(ledger, renew);
    const kill = new Book(after, level(after, 10, day(13)));
    kill.close(first(after), { at: day(13), because: "end", returned: false });
    const use = kill.waiting.filter(isOfUse);
    expect(cents(formatAmount(sumOf(use.map(({ line }) => line))))).toBe("1.94");
  });

  test("that was rated until a moment is not rated again", () => {
    const ledger = openOne(metered("1.00"));
    const book = new Book(ledger, counted(ledger, 5, day(3)));
    book.chargeUse();
    book.chargeUse();
    book.close(first(ledger), { at: day(3), because: "end", returned: false });
    expect(waits(book)).toBe("5.0000");
  });
});

test("what begins anew at the same prices is a segment of its own, from that time", () => {
  const ledger = openOne(metered("1.00"), 5);
  const book = new Book(ledger);
  book.restart(first(ledger), day(3));
  expect(book.segments).toMatchObject([{ from: day(3), until: END, quantity: qty(5), base: "LAST" }]);
  expect(book.change()).toMatchObject({ closed: [{ number: first(ledger).number, to: day(3) }] });
  expect(book.segments[0]?.number).not.toBe(first(ledger).number);
});

describe("what is paid afterwards", () => {
  const seats = resource("30.00", { payment: POST_PAID });

  test("costs each quantity for its hours, from the start of the hour of a change", () => {
    const ledger = openOne(seats, 1);
    const book = new Book(ledger);
    const at = END - 40 * 60_000;
    book.resize(
      { terms: seats, quantity: qty(11) },
      { before: first(ledger), period: july, hourly: false, at, description: "" },
    );
    book.endPeriods(END);
    expect(cents(waits(book))).toBe("30.40");
  });

  test("costs 11 seats for ten days, and one for the rest", () => {
    const ledger = openOne(seats, 11);
    const book = new Book(ledger);
    book.close(first(ledger), { at: day(10), because: "change", returned: true });
    book.open([{ terms: seats, quantity: ONE }], { ...opening, from: day(10) });
    book.endPeriods(END);
    expect(cents(waits(book))).toBe("126.77");
  });

  test("costs nothing of a period that has not begun", () => {
    const ledger = openOne(seats, 1);
    const book = new Book(ledger);
    book.open([{ terms: seats, quantity: ONE }], { ...opening, period: august, from: END });
    for (const segment of book.segments) {
      book.close(segment, { at: day(10), because: "end", returned: false });
    }
    expect(cents(waits(book))).toBe("9.68");
  });
});

describe("what is paid in advance", () => {
  const seats = resource("10.00", { payment: PRE_PAID });

  test("gives back exactly what it charged when it ends at once", () => {
    const book = new Book(EMPTY_LEDGER);
    const [segment] = book.open([{ terms: seats, quantity: qty(3) }], { ...opening, from: day(2, 5) });
    if (segment === undefined) throw new Error("Nothing was opened.");
    book.close(segment, { at: day(2, 5), because: "change", returned: true });
    expect(waits(book)).toBe("0.0000");
  });

  test("that becomes cheaper by its number leaves a credit beside its set-up", () => {
    const tiers = [tier(1, 9, "5.00"), tier(10, null, "3.00", { setup: eur("5.00") })];
    const volume = resource("0", { scheme: BillingItemType.VOLUME, tiers });
    const ledger = openOne(volume, 9);
    const book = new Book(ledger);
    book.resize(
      { terms: volume, quantity: qty(10) },
      { before: first(ledger), period: july, hourly: false, at: day(2), description: "" },
    );
    expect(cents(waits(book))).toBe("-9.03");
  });

  test("is set up once, however often its range is reached", () => {
    const tiers = [tier(1, null, "1.00", { setup: eur("20.00") })];
    const ledger = openOne(resource("0", { tiers }), 1);
    const book = new Book(ledger);
    book.close(first(ledger), { at: day(1), because: "change", returned: false });
    book.open([{ terms: resource("0", { tiers }), quantity: ONE }], {
      ...opening,
      from: END,
      period: august,
    });
    expect(waits(book)).toBe("1.0000");
  });
});

describe("an invoice", () => {
  const charge = (price: string, vat: number | null = null) => {
    const key = `line:${price}`;
    const line = createLine({
      type: "CUSTOM",
      description: "",
      price: exact(price),
      quantity: ONE,
      vat,
      charge: key,
    });
    return { key, segment: null, span: null, line };
  };
  const sums = (charges: readonly ReturnType<typeof charge>[]) => {
    const collected = collect(charges, { next: 1, negative: false });
    if ("kind" in collected) throw new Error(collected.code);
    const taken = new Set(collected.bill.charges);
    const all = [...charges, ...collected.carries];
    return {
      bill: collected.bill,
      own: formatAmount(sumOf(all.filter(({ key }) => taken.has(key)).map(({ line }) => line))),
      waiting: formatAmount(sumOf(all.filter(({ key }) => !taken.has(key)).map(({ line }) => line))),
    };
  };

  test("of 14 seats of 0.004 comes to six invoices of a cent, and carries the rest", () => {
    const seat = resource("0.0040");
    let ledger = EMPTY_LEDGER;
    let invoices = 0;
    for (let count = 1; count <= 14; count += 1) {
      const book = new Book(ledger);
      const before = book.segments[0];
      const how = { before, period: july, hourly: false, at: START, description: "" };
      book.resize({ terms: seat, quantity: qty(count) }, how);
      if (sumOf(book.waiting.map(({ line }) => line)) >= 50_000_000n) {
        const bill = book.collect();
        expect(bill).toMatchObject({ total: eur("0.01") });
        invoices += 1;
      }
      ledger = ledgerAfter(ledger, book);
    }
    expect(invoices).toBe(6);
    expect(formatAmount(sumOf(ledger.waiting.map(({ line }) => line)))).toBe("-0.0040");
  });

  test("takes as much credit as makes it zero, and the rest waits", () => {
    const { bill, own, waiting } = sums([charge("10"), charge("-25")]);
    expect(bill).toMatchObject({ subtotal: 0, total: 0 });
    expect([own, waiting]).toEqual(["0.0000", "-15.0000"]);
  });

  test("carries credit with its VAT", () => {
    const { bill, waiting } = sums([charge("10"), charge("-25", 20)]);
    expect(bill.total).toBe(0);
    // 1.6667 was billed as 1.67.
    expect(waiting).toBe("-16.6700");
  });

  test("and what it carries always add up to the charges", () => {
    const { bill, own, waiting } = sums([charge("3.3333333333"), charge("0.0049")]);
    expect(own).toBe("3.3400");
    expect(bill.subtotal).toBe(eur("3.34"));
    expect(waiting).toBe("-0.0017666667");
  });
});

describe("an amount", () => {
  test("is written with as many digits as it needs, at least four", () => {
    expect(["10", "0.00005", "-0.0000000001", "1.5"].map((text) => formatAmount(exact(text)))).toEqual([
      "10.0000",
      "0.00005",
      "-0.0000000001",
      "1.5000",
    ]);
    expect(parseAmount("much")).toBeNull();
  });
});

test("a plan changes only where its price or its quantity does", () => {
  const productVersion = productVersionOf({ billingItems: [billingItemOf()] });
  const subscription = subscriptionOf({ productVersion, quantities: chosen({ 1: 2 }) });
  expect(subscription.ledger.segments.map(({ terms: { id }, quantity }) => [id, quantity])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});
