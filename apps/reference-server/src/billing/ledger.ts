// What a decision writes into a subscription's ledger. Nothing that is there is changed: segments are closed and opened,
// and charges are added.

import { LineType } from "@syndikit/contract";
import type { Moment } from "../ports.js";
import { type Amount, amountOf, NOTHING, opposite } from "./amount.js";
import { type Collected, type Collecting, collect } from "./collect.js";
import { type Bill, createLine, type Line } from "./lines.js";
import { isAmountOfMoney, type TooLarge } from "./money.js";
import type { PricedProductVersion } from "./product-version.js";
import { NONE, ONE } from "./quantity.js";
import { rateUse, returnedLines, setupLines, sumOf, timeLines, type Use } from "./rate.js";
import {
  type Base,
  type Charge,
  isMetered,
  isPaidAhead,
  isPlan,
  type Ledger,
  type LedgerChange,
  type Rated,
  type Segment,
  type Span,
  shareLeft,
  shareStood,
  unrated,
} from "./segments.js";

/** What the metrics measured, by the number of the segment. */
export type Uses = ReadonlyMap<number, Use>;

interface Opening {
  readonly period: Span;
  readonly hourly: boolean;
  readonly from: Moment;
  /** Where the counters of a resource begin that was not metered before. */
  readonly base: Base;
  /** Whether what is paid in advance is charged. Default true. */
  readonly charged?: boolean;
  /** What the line of the plan says, if that is not its name. */
  readonly description?: string;
}

interface Closing {
  readonly at: Moment;
  /** A change counts from the start of its hour, an end to the end of its hour. */
  readonly because: "change" | "end";
  /** Whether the share of what was paid in advance that is left is given back. */
  readonly returned: boolean;
}

interface Resizing {
  readonly before: Segment | undefined;
  readonly at: Moment;
  readonly description: string;
}

interface Rating {
  readonly span: Span;
  /** Why it is charged; see {@link isOfTime}. */
  readonly name: "ahead" | "return" | "stood" | "use";
  /** For use: the newest sample that is counted. */
  readonly sample?: number;
}

/** Whether a charge is for time that is paid in advance, or gives such time back. */
export function isOfTime({ key }: Charge): boolean {
  return key.startsWith("ahead:") || key.startsWith("return:");
}

/** Whether a charge is for what was used, and is paid afterwards. */
export function isOfUse({ key }: Charge): boolean {
  return key.startsWith("stood:") || key.startsWith("use:");
}

type Part = Pick<Segment, "terms" | "quantity">;

export class Book {
  readonly #ledger: Ledger;
  readonly #uses: Uses;
  #next: number;
  /** The segments that are open, as of the decision so far. */
  readonly #open = new Map<number, Segment>();
  readonly #opened = new Map<number, Segment>();
  readonly #closed = new Map<number, Moment>();
  readonly #rated = new Map<number, Rated>();
  readonly #extended = new Map<number, Moment>();
  readonly #charges: Charge[] = [];
  readonly #setups: Set<string>;
  readonly #collected: string[] = [];
  readonly #unbillable = new Set<number>();
  /** What was rated of a resource in a period, for the segment that follows. */
  readonly #before = new Map<string, Rated>();
  /** The newest sample of a resource that was counted, for the segment that follows, also in the next period. */
  readonly #counted = new Map<number, number>();

  /** @param heard - the newest sample of resources that were measured before, and free of charge. */
  constructor(ledger: Ledger, uses: Uses = new Map(), heard: ReadonlyMap<number, number> = new Map()) {
    this.#ledger = ledger;
    this.#uses = uses;
    this.#next = ledger.next;
    this.#setups = new Set(ledger.setups);
    for (const segment of ledger.segments) this.#open.set(segment.number, segment);
    for (const [resource, sample] of heard) this.#counted.set(resource, sample);
  }

  /** The open segments. */
  get segments(): readonly Segment[] {
    return [...this.#open.values()];
  }

  /** Extra resources whose use is too large to be billed. */
  get unbillable(): readonly number[] {
    return [...this.#unbillable];
  }

  /** Closes what ends by itself until a time, at its own end. */
  endPeriods(until: Moment): void {
    for (const segment of this.segments) {
      if (segment.until <= until) {
        this.close(segment, { at: segment.until, because: "end", returned: false });
      }
    }
  }

  /** Charges what was used so far. Nothing is closed. */
  chargeUse(): void {
    for (const segment of this.segments) if (isMetered(segment)) this.#rateUse(segment);
  }

  /** Charges what was used so far, and begins anew at the same prices: what measures it changes. */
  restart(segment: Segment, at: Moment): void {
    this.close(segment, { at, because: "change", returned: false });
    this.open([segment], { ...segment, from: at, base: "LAST" });
  }

  close(segment: Segment, { at, because, returned }: Closing): void {
    if (isMetered(segment)) this.#rateUse(segment);
    else if (isPaidAhead(segment)) {
      const share = shareLeft(segment, Math.max(at, segment.from));
      const lines = returnedLines(segment, share, `${segment.terms.name}: not used`);
      if (returned) this.#charge(segment, lines, { span: this.#rest(segment, at), name: "return" });
    } else {
      const share = shareStood(segment, at, because);
      // An end in the hour of a change has that hour, though the quantity stood for no time in it.
      if (share.of > 0) {
        const span = { start: segment.from, end: at };
        this.#charge(segment, timeLines(segment, share), { span, name: "stood" });
        this.#chargeSetups(segment, segment);
      }
    }
    this.#open.delete(segment.number);
    this.#closed.set(segment.number, Math.max(at, segment.from));
    const rated = this.#rated.get(segment.number) ?? segment.rated;
    this.#before.set(periodKey(segment), rated);
    if (rated.sample !== null) this.#counted.set(segment.terms.id, rated.sample);
  }

  /** Opens segments. What is paid in advance is charged for the share of the period that is left, and its set-ups. */
  open(parts: readonly Part[], opening: Opening): readonly Segment[] {
    return parts.map((part) => this.#openOne(part, opening));
  }

  #openOne({ terms, quantity }: Part, opening: Opening): Segment {
    const { period, hourly, from, base, charged = true, description } = opening;
    const known = this.#before.get(periodKey({ period, terms }));
    const goesOn = known !== undefined || this.#wasMetered(terms);
    const segment: Segment = {
      number: this.#take(),
      terms,
      quantity,
      period,
      hourly,
      from,
      until: period.end,
      base: goesOn ? "LAST" : base,
      rated: {
        ...unrated(from),
        // A gauge begins anew with its terms; a counter goes on through the ranges of the period.
        quantity: known?.quantity ?? NONE,
        sample: this.#counted.get(terms.id) ?? null,
      },
    };
    this.#open.set(segment.number, segment);
    this.#opened.set(segment.number, segment);
    if (isPaidAhead(segment) && charged) {
      const lines = timeLines(segment, shareLeft(segment, from));
      const [first, ...more] = lines;
      const shown =
        first !== undefined && isPlan(segment) && description !== undefined
          ? [{ ...first, description }, ...more]
          : lines;
      this.#charge(segment, shown, { span: this.#rest(segment, from), name: "ahead" });
      this.#chargeSetups(segment, segment);
    }
    return segment;
  }

  /**
   * Changes a quantity within a period. What is paid in advance is one line, for the difference.
   *
   * @param before - the segment of the resource; `undefined` when there is none.
   */
  resize(
    to: Part,
    { before, at, description, ...span }: Resizing & Pick<Opening, "period" | "hourly">,
  ): void {
    const from = Math.max(at, span.period.start);
    if (before !== undefined) this.close(before, { at: from, because: "change", returned: false });
    const [opened] = this.open([to], { ...span, from, base: "FIRST", charged: false });
    if (opened === undefined || !isPaidAhead(opened)) return;
    const share = shareLeft(opened, from);
    const back = before === undefined ? [] : returnedLines(before, share, description);
    const price = sumOf([...timeLines(opened, share), ...back]);
    const type = LineType.BILLINGITEMCOST;
    const line = createLine({ type, description, price, quantity: ONE, billingItem: to.terms.id });
    const lines = price === NOTHING ? [] : [line];
    this.#charge(opened, lines, { span: this.#rest(opened, from), name: "ahead" });
    this.#chargeSetups(opened, opened);
  }

  /** Extends a segment free of charge. */
  extend(segment: Segment, until: Moment): void {
    this.#open.set(segment.number, { ...segment, until });
    this.#extended.set(segment.number, until);
  }

  /** The one-time activation fee; nothing when there is none. */
  chargeFee({ name, setupFee }: PricedProductVersion): void {
    if (setupFee === 0) return;
    const description = `${name}: activation`;
    this.add(
      createLine({ type: LineType.SETUPFEE, description, price: amountOf(setupFee), quantity: ONE }),
      "fee",
    );
  }

  /** The vendor's lines of every invoice. A period can have two: a RENEW that lapsed, and the next one. */
  chargeRecurring(period: Span): void {
    for (const { number, line } of this.#ledger.recurring) {
      this.#push(`recurring:${number}:${this.#take()}`, { segment: number, span: period, line });
    }
  }

  /** Gives back vendor's lines of periods that do not begin. A discount that is taken back waits for an invoice. */
  returnRecurring(charges: readonly Charge[]): void {
    for (const { segment, span, line } of charges) {
      const back = { price: opposite(line.price), subtotal: opposite(line.subtotal) };
      const description = `${line.description}: not used`;
      const name = back.subtotal < 0n ? "return" : "recurring";
      this.#push(`${name}:${segment}:${this.#take()}`, {
        segment,
        span,
        line: { ...line, ...back, description },
      });
    }
  }

  /**
   * Adds a charge of no segment.
   *
   * @returns its line, with its key.
   */
  add(line: Line, name: string): Line {
    return this.#push(`${name}:${this.#take()}`, { segment: null, span: null, line });
  }

  /** Adds a charge that stands against what waits. */
  settle(amount: Amount, description: string): void {
    if (amount !== NOTHING) this.add(settlingLine(amount, description), "settled");
  }

  /** The charges of the decision that are on no invoice yet. */
  get added(): readonly Charge[] {
    const taken = new Set(this.#collected);
    return this.#charges.filter(({ key }) => !taken.has(key));
  }

  /** Everything that is charged, and on no invoice yet. */
  get waiting(): readonly Charge[] {
    const taken = new Set(this.#collected);
    return [...this.#ledger.waiting, ...this.#charges].filter(({ key }) => !taken.has(key));
  }

  /**
   * Makes a bill of charges that wait. The rest of them waits on.
   *
   * @param which - all of them, if it is absent.
   */
  collect(
    which: (charge: Charge) => boolean = () => true,
    { negative = false, credit = [] }: Partial<Omit<Collecting, "next">> = {},
  ): Bill | TooLarge {
    const collecting = { next: this.#next, negative, credit };
    const collected: Collected | TooLarge = collect(this.waiting.filter(which), collecting);
    if ("kind" in collected) return collected;
    this.#next += collected.carries.length;
    this.#charges.push(...collected.carries);
    this.#collected.push(...collected.bill.charges);
    return collected.bill;
  }

  /** The ledger as the decision leaves it. */
  get after(): Ledger {
    const { recurring } = this.#ledger;
    return {
      next: this.#next,
      segments: this.segments,
      recurring,
      waiting: this.waiting,
      setups: this.#setups,
    };
  }

  change(): LedgerChange {
    return {
      next: this.#next,
      opened: [...this.#opened.values()],
      closed: [...this.#closed].map(([number, to]) => ({ number, to })),
      rated: [...this.#rated].map(([number, rated]) => ({ number, rated })),
      extended: [...this.#extended].map(([number, until]) => ({ number, until })),
      charges: this.#charges,
    };
  }

  #take(): number {
    const number = this.#next;
    this.#next += 1;
    return number;
  }

  #wasMetered({ id }: Part["terms"]): boolean {
    return this.#ledger.segments.some((segment) => isMetered(segment) && segment.terms.id === id);
  }

  #rest({ period }: Segment, at: Moment): Span {
    return { start: Math.min(Math.max(at, period.start), period.end), end: period.end };
  }

  #rateUse(segment: Segment): void {
    const use = this.#uses.get(segment.number);
    const known = this.#rated.get(segment.number) ?? segment.rated;
    // It is measured once for each decision.
    if (use === undefined || use.until < known.until || this.#rated.has(segment.number)) return;
    const { lines, rated } = rateUse(segment, use);
    const span = { start: known.until, end: use.until };
    this.#charge(segment, lines, { span, name: "use", sample: use.sample });
    this.#rated.set(segment.number, rated);
    this.#open.set(segment.number, { ...segment, rated });
    this.#chargeSetups(segment, { ...segment, quantity: use.level ?? rated.quantity });
  }

  #chargeSetups(segment: Segment, { quantity }: Pick<Segment, "quantity">): void {
    for (const [key, line] of setupLines(segment.terms, quantity)) {
      if (this.#setups.has(key)) continue;
      this.#setups.add(key);
      this.#push(key, { segment: segment.number, span: null, line });
    }
  }

  #charge(segment: Segment, lines: readonly Line[], { span, name, sample }: Rating): void {
    const times = sample === undefined ? `${segment.number}` : `${segment.number}:${span.end}:${sample}`;
    for (const [index, line] of lines.entries()) {
      this.#push(`${name}:${times}:${index}`, { segment: segment.number, span, line });
    }
  }

  #push(key: string, charge: Omit<Charge, "key">): Line {
    const line = { ...charge.line, charge: key };
    // A vendor's absurd value must not keep the subscription from its end.
    if (!isAmountOfMoney(line.subtotal) && line.billingItem !== null) this.#unbillable.add(line.billingItem);
    else this.#charges.push({ ...charge, key, line });
    return line;
  }
}

function periodKey({ terms, period }: Pick<Segment, "terms" | "period">): string {
  return `${terms.id}:${period.start}`;
}

/** Adds a charge that stands against what waits to a decision that is made. */
export function settled(change: LedgerChange, amount: Amount, description: string): LedgerChange {
  if (amount === NOTHING) return change;
  const key = `settled:${change.next}`;
  const line = { ...settlingLine(amount, description), charge: key };
  const charge = { key, segment: null, span: null, line };
  return { ...change, next: change.next + 1, charges: [...change.charges, charge] };
}

function settlingLine(price: Amount, description: string): Line {
  return createLine({ type: LineType.CUSTOM, description, price, quantity: ONE });
}
