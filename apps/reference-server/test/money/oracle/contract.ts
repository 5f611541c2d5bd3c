// What was agreed with a customer and delivered to it, as a person with a calendar and a pocket calculator would say.
import { compare, type Fraction, fraction, minus, NOTHING, plus, share, times } from "../fraction.js";
import { DAY, HOUR, type Reading } from "../market.js";
import { createMeter, type Meter } from "./meter.js";
import { type Item, priceOf, rangesOf, type Sold, type Terms } from "./prices.js";

/** A period that is paid, or was free. Its plan has the price that stood when it was billed. */
interface Grant {
  readonly start: number;
  readonly end: number;
  terms: Terms;
  /** The vendor's lines for each period that were billed with it. */
  recurring?: Fraction;
}

/** A request or renewal that waits for its payment. */
interface Pending {
  readonly grant: Grant;
  /** When it lapses, or ends the subscription. */
  readonly until: number;
  /** A declined renewal: the days meanwhile are delivered. A trial that was made paid: it runs already. */
  readonly kind: "renewal" | "renew" | "trial";
  readonly invoice: string | undefined;
}

/** An upgrade or seats that wait for their payment. */
interface Unpaid {
  readonly until: number;
  readonly invoice: string;
  readonly terms: Terms;
  readonly quantities: ReadonlyMap<string, number>;
}

interface Deferred {
  /** Absent for seats: the plan is renewed as it is sold then. */
  readonly terms?: Terms;
  readonly quantities: ReadonlyMap<string, number>;
  readonly from: number;
}

export interface Entry {
  readonly at: number;
  readonly why: string;
  readonly amount: Fraction;
}

/** The invoice of a renewal that became due at a moment, if there is one. */
export type RenewalInvoice = (at: number) => { readonly self: string; readonly total: Fraction } | undefined;

interface Opening {
  readonly at: number;
  /** How many days it is free; absent: it is no trial. */
  readonly trialDays?: number | undefined;
  /** The vendor bills the plan: the marketplace only bills what the vendor asks for. */
  readonly selfBilled?: boolean;
  readonly terms: Terms;
  readonly fee: Fraction;
  readonly quantities: ReadonlyMap<string, number>;
  /** A plan as it is sold now. */
  readonly sold: (plan: string) => Terms;
  readonly renewalInvoice: RenewalInvoice;
}

const GRACE = 3 * DAY;

export class Contract {
  readonly entries: Entry[] = [];
  /** Why the decisions leave open what this life costs; its amounts are not compared then. */
  readonly open: string[] = [];
  state: "DEPLOYED" | "STOPPED" | "ENDED" = "DEPLOYED";
  card: "works" | "declines" | "none" = "works";
  autoRenew = true;
  oneshot = NOTHING;
  recurring = NOTHING;
  deferred: Deferred | undefined;
  unpaid: Unpaid | undefined;
  pending: Pending | undefined;

  isTrial: boolean;
  private grants: Grant[];
  /** What each metric was heard to stand at last. */
  private readonly stands = new Map<string, number>();
  private readonly meters = new Map<string, Meter>();
  /** Metrics that the vendor deleted. */
  private readonly deleted = new Set<string>();
  private readonly setUp = new Set<string>();
  private quantities: ReadonlyMap<string, number>;
  /** From which hour of the period the present quantities of POST_PAID items are open. */
  private readonly sinceHour = new Map<string, number>();
  private readonly opening: Opening;
  /** The start of the period that began last. */
  private begun: number;
  private now: number;

  constructor(opening: Opening) {
    const { at, terms, fee, quantities, trialDays } = opening;
    this.opening = opening;
    this.begun = at;
    this.now = at;
    this.quantities = quantities;
    this.isTrial = trialDays !== undefined;
    const end = trialDays === undefined ? later(at, terms.months) : at + trialDays * DAY;
    this.grants = [{ start: at, end, terms }];
    if (this.isTrial) return;
    this.charge("activation", fee);
    this.charge("first period", prepaid(terms, quantities));
    this.setUpRanges(terms);
    for (const sold of metered(terms)) this.meters.set(nameOf(sold), this.meter(sold, true));
  }

  /** `endDate`. */
  get paidUntil(): number {
    return this.current(this.now, true).end;
  }

  /** `lastInvoice`: the start of the period that runs; in the days of grace of the one that was paid. */
  get paidFrom(): number {
    return this.current(this.now, false).start;
  }

  get agreed(): Fraction {
    return this.entries.reduce((sum, { amount }) => plus(sum, amount), NOTHING);
  }

  get terms(): Terms {
    return this.running().terms;
  }

  quantityOf(item: string): number {
    return this.quantities.get(item) ?? 0;
  }

  charge(why: string, amount: Fraction): void {
    if (amount.top !== 0n) this.entries.push({ at: this.now, why, amount });
  }

  /** Lets time pass, with what the vendor answered on the way, in the order of the answers. */
  pass(to: number, readings: readonly Reading[]): void {
    const left = [...readings];
    for (;;) {
      const due = this.nextDue();
      const at = due === undefined || due.at > to ? to : due.at;
      while (left[0] !== undefined && left[0].at <= at && this.isHeard(left[0], due, at))
        this.hear(left.shift());
      this.now = at;
      if (due === undefined || due.at > to) break;
      due.happen();
    }
    for (const reading of left) this.hear(reading);
  }

  /** An answer at the very moment at which a plan begins that first carries the metric belongs to that plan. */
  private isHeard(reading: Reading, due: { readonly at: number } | undefined, at: number): boolean {
    const begins = due === undefined || due.at > at || this.meters.has(reading.metric);
    return reading.at < at || this.isTrial || begins;
  }

  private hear(reading: Reading | undefined): void {
    if (reading === undefined) return;
    this.now = Math.max(this.now, reading.at);
    this.stands.set(reading.metric, reading.value);
    this.meters.get(reading.metric)?.read(reading.at, reading.value);
  }

  private nextDue(): { readonly at: number; happen(): void } | undefined {
    if (this.state === "ENDED") return undefined;
    const { end } = this.running();
    const { unpaid, pending } = this;
    const due = [{ at: end, happen: () => this.turn() }];
    if (unpaid !== undefined && unpaid.until <= end)
      due.unshift({ at: unpaid.until, happen: () => this.undo() });
    if (pending !== undefined && (pending.kind !== "renew" || pending.until <= end))
      due.unshift({ at: pending.until, happen: () => this.lapse() });
    return due.sort((a, b) => a.at - b.at)[0];
  }

  /** The period of this moment; in the days of grace that of the declined renewal. */
  private running(): Grant {
    if (this.pending?.kind === "renewal") return this.pending.grant;
    return this.current(this.now, false);
  }

  private current(at: number, last: boolean): Grant {
    const found = last ? undefined : this.grants.find(({ start, end }) => start <= at && at < end);
    const grant = found ?? this.grants.at(-1);
    if (grant === undefined) throw new Error("There is always a grant.");
    return grant;
  }

  /** A period ends. The next one was granted before, or is renewed now, or there is none. */
  private turn(): void {
    const { end, terms } =
      this.grants.find((grant) => grant.end === this.now) ?? this.current(this.now, true);
    const next = this.grants.find(({ start }) => start === end);
    if (this.pending !== undefined) this.open.push("a RENEW waits for its payment when the period ends");
    if (next !== undefined) this.begin(next, terms);
    else if (this.autoRenew && !(this.isTrial && this.card === "none")) this.renewByItself(end, terms);
    else this.end();
  }

  private renewByItself(end: number, terms: Terms): void {
    const deferred = this.deferred !== undefined && this.deferred.from <= end ? this.deferred : undefined;
    // The price of a trial's order holds for its first month.
    const renewed = deferred?.terms ?? (this.isTrial ? terms : this.opening.sold(terms.plan));
    const grant = { start: end, end: later(end, renewed.months), terms: renewed };
    const fee = this.activation(renewed);
    this.begin(grant, terms);
    if (deferred !== undefined) {
      this.deferred = undefined;
      this.quantities = deferred.quantities;
      if (deferred.terms === undefined && compare(renewed.price, terms.price) !== 0)
        this.open.push("fewer seats of a plan that has another price since");
    }
    this.bill(grant, fee);
    const invoice = this.opening.renewalInvoice(end);
    const isPaid = this.card === "works" || invoice === undefined || invoice.total.top === 0n;
    if (isPaid) this.grants.push(grant);
    else {
      if (deferred !== undefined) this.open.push("a deferred change is declined");
      this.pending = { grant, until: end + GRACE, kind: "renewal", invoice: invoice.self };
    }
  }

  /** Closes what was paid afterwards in the period that ends, and opens the next. */
  private begin(next: Grant, before: Terms): void {
    for (const sold of postpaid(before)) {
      if (!this.isTrial) this.chargeHours(sold, this.hours(next.start, "end"));
      this.sinceHour.delete(sold.reference);
    }
    this.begun = next.start;
    const length = next.end - next.start;
    for (const meter of this.meters.values()) meter.turn(this.now, length);
    this.remeter(next.terms, length);
    this.isTrial = false;
  }

  /** The fee of a plan that a trial becomes paid with. */
  private activation({ plan }: Terms): Fraction {
    return this.isTrial && plan === this.opening.terms.plan ? this.opening.fee : NOTHING;
  }

  /** What an invoice of a whole period has. */
  private bill(grant: Grant, fee = NOTHING): void {
    const { terms } = grant;
    // Nobody else than its vendor bills it, nor gives it back.
    if (this.opening.selfBilled === true) return;
    grant.recurring = this.recurring;
    this.charge("activation", fee);
    this.charge("period", prepaid(terms, this.quantities));
    this.setUpRanges(terms);
    this.charge("recurring", this.recurring);
    this.collect();
  }

  private collect(): void {
    this.charge("one-shot", this.oneshot);
    this.oneshot = NOTHING;
  }

  private lapse(): void {
    const { pending } = this;
    if (pending === undefined) return;
    if (pending.kind !== "renew") {
      this.end();
      return;
    }
    this.giveBack(pending.grant);
    this.pending = undefined;
  }

  /** RENEW of a NORMAL subscription. `declined`: it has an invoice that the card did not pay. */
  renew(declined: boolean, invoice?: string): void {
    const { end, terms } = this.current(this.now, true);
    if (this.isTrial) {
      this.payTrial({ terms, until: end + GRACE, unpaid: declined ? invoice : undefined });
      return;
    }
    const sold = this.opening.sold(terms.plan);
    const grant = { start: end, end: later(end, sold.months), terms: sold };
    if (this.unpaid !== undefined) this.open.push("a RENEW while a change waits for its payment");
    this.bill(grant);
    if (declined) this.pending = { grant, until: this.now + GRACE, kind: "renew", invoice };
    else this.grants.push(grant);
  }

  /** A trial is paid from now on, and ends three days after its old end unless its invoice is paid. */
  private payTrial({
    terms,
    until,
    unpaid,
  }: {
    terms: Terms;
    until: number;
    unpaid: string | undefined;
  }): void {
    const grant = { start: this.now, end: later(this.now, terms.months), terms };
    const fee = this.activation(terms);
    this.begin(grant, terms);
    this.grants = [grant];
    this.bill(grant, fee);
    if (unpaid !== undefined) this.pending = { grant, until, kind: "trial", invoice: unpaid };
  }

  /** An invoice is paid, and with it what waited for that. */
  settle(invoice: string): void {
    if (this.unpaid?.invoice === invoice) this.unpaid = undefined;
    if (this.pending?.invoice !== invoice) return;
    if (this.pending.kind !== "trial") this.grants.push(this.pending.grant);
    this.pending = undefined;
  }

  /** Something is given back at once: by a credit of an invoice that was paid, or a custom bill below zero. */
  credit(why: string, amount: Fraction): void {
    this.charge(why, times(amount, fraction(-1)));
  }

  /** The quantities, with another one of an item. */
  quantitiesWith(item?: string, quantity = 0): ReadonlyMap<string, number> {
    const changed = item === undefined ? [] : [[item, quantity] as const];
    return new Map([...new Map([...this.quantities, ...changed])].filter(([, wanted]) => wanted > 0));
  }

  /** An upgrade or seats, at once. `invoice`: one that the card did not pay. */
  change(terms: Terms | undefined, quantities: ReadonlyMap<string, number>, invoice?: string): void {
    if (this.isTrial) {
      for (const grant of this.grants) grant.terms = terms ?? grant.terms;
      this.quantities = quantities;
      return;
    }
    const before = { terms: this.terms, quantities: this.quantities };
    if (invoice !== undefined) {
      this.unpaid = { ...before, invoice, until: this.now + GRACE };
      const { end } = this.running();
      if (this.unpaid.until > end) this.unpaid = { ...this.unpaid, until: end };
      if (this.grants.some(({ start }) => start > this.now))
        this.open.push("an unpaid change of a subscription that was renewed ahead");
    }
    this.replace(terms, quantities);
    this.setUpRanges(this.terms);
  }

  private undo(): void {
    const { unpaid } = this;
    if (unpaid === undefined) return;
    this.unpaid = undefined;
    const carried = metered(unpaid.terms).filter((sold) => !this.meters.has(nameOf(sold)));
    if (carried.length > 0) this.open.push("what is measured again after an upgrade was undone");
    this.replace(unpaid.terms, unpaid.quantities);
  }

  /** Other terms and quantities from now on, at whole days of what is paid in advance. */
  private replace(terms: Terms | undefined, quantities: ReadonlyMap<string, number>): void {
    const before = this.quantities;
    const old = this.terms;
    const hour = this.hours(this.now, "change");
    for (const grant of this.grants) {
      const left = share(daysLeft(grant, this.now), daysOf(grant));
      const [from, to] = [prepaid(grant.terms, before), prepaid(terms ?? grant.terms, quantities)];
      this.charge("change", times(minus(to, from), left));
    }
    for (const sold of postpaid(old)) this.chargeHours(sold, hour);
    if (terms !== undefined) for (const grant of this.grants) if (grant.end >= this.now) grant.terms = terms;
    this.quantities = quantities;
    for (const sold of postpaid(this.terms)) this.sinceHour.set(sold.reference, hour);
    if (terms !== undefined) {
      const { start, end } = this.running();
      this.remeter(terms, end - start);
    }
  }

  /** The meters of other terms: what goes is closed, what stays is repriced, what comes begins. */
  private remeter(terms: Terms, period: number): void {
    const carried = new Map(metered(terms).map((sold) => [nameOf(sold), sold]));
    for (const [name, meter] of this.meters) {
      const sold = carried.get(name);
      if (sold === undefined) {
        meter.close(this.now);
        this.meters.delete(name);
      } else if (sold.ranges !== meter.sold.ranges) meter.reprice(this.now, sold);
    }
    for (const [name, sold] of carried)
      if (!this.meters.has(name) && !this.deleted.has(name))
        this.meters.set(name, this.meter(sold, false, period));
  }

  forget(metric: string): void {
    this.meters.get(metric)?.close(this.now);
    this.meters.delete(metric);
    this.deleted.add(metric);
  }

  stop(): void {
    this.state = "STOPPED";
    for (const meter of this.meters.values()) meter.pause(this.now);
  }

  start(): void {
    this.state = "DEPLOYED";
    for (const meter of this.meters.values()) meter.resume(this.now);
  }

  /** KILL. A vendor and an administrator give back the days left; the customer keeps what is not paid. */
  kill(who: "customer" | "vendor" | "admin"): void {
    const { unpaid, pending } = this;
    if (who === "customer") {
      if (unpaid !== undefined)
        for (const grant of this.grants) {
          const left = share(daysLeft(grant, this.now), daysOf(grant));
          const more = minus(prepaid(grant.terms, this.quantities), prepaid(unpaid.terms, unpaid.quantities));
          this.charge("neither paid nor delivered", times(more, times(left, fraction(-1))));
        }
    } else {
      for (const grant of this.grants) if (!this.isTrial && grant !== pending?.grant) this.giveBack(grant);
    }
    this.end();
  }

  private giveBack(grant: Grant): void {
    const left = share(daysLeft(grant, this.now), daysOf(grant));
    this.charge("days left", times(prepaid(grant.terms, this.quantities), times(left, fraction(-1))));
    // In a period that has begun they count as delivered.
    if (grant.start >= this.now)
      this.charge("lines of a period", times(grant.recurring ?? NOTHING, fraction(-1)));
  }

  private end(): void {
    const { pending } = this;
    const { terms } = this.running();
    if (!this.isTrial)
      for (const sold of postpaid(terms)) this.chargeHours(sold, this.hours(this.now, "end"));
    for (const meter of this.meters.values()) meter.close(this.now);
    this.meters.clear();
    if (pending !== undefined) this.giveBack(pending.grant);
    this.collect();
    this.pending = undefined;
    this.unpaid = undefined;
    this.state = "ENDED";
  }

  /** Hours of the period: a change counts from the start of its hour, an end to the end of its hour. */
  private hours(at: number, kind: "change" | "end"): number {
    const { start } = this.periodOf(at);
    const exact = (at - start) / HOUR;
    return kind === "change" ? Math.floor(exact) : Math.ceil(exact);
  }

  private chargeHours(sold: Sold, to: number): void {
    const since = this.sinceHour.get(sold.reference) ?? 0;
    const { start, end } = this.periodOf(this.now);
    const cost = priceOf(sold, fraction(this.quantityOf(sold.reference)));
    const hours = Math.max(0, to - since);
    this.charge(`${hours} h of ${sold.reference}`, times(cost, share(hours, (end - start) / HOUR)));
    this.sinceHour.set(sold.reference, to);
    // Seats that stood for no time at all are not set up either.
    if (hours > 0) this.setUpItem(sold);
  }

  /** The period that a moment belongs to, or ends. Once the next one has begun, it is the next one's. */
  private periodOf(at: number): Grant {
    if (this.pending?.kind === "renewal") return this.pending.grant;
    const found = this.grants.find(({ start, end }) => start < at && at <= end && start >= this.begun);
    return found ?? this.running();
  }

  private setUpRanges(terms: Terms): void {
    for (const sold of terms.items) if (sold.payment === "PRE_PAID") this.setUpItem(sold);
  }

  private setUpItem(sold: Sold): void {
    for (const { start, setup } of rangesOf(sold, this.quantityOf(sold.reference))) {
      const key = `${sold.reference}:${start}`;
      if (this.setUp.has(key)) continue;
      if (setup.top !== 0n) this.setUp.add(key);
      this.charge(`set-up of ${key}`, setup);
    }
  }

  private meter(sold: Sold, first: boolean, period?: number): Meter {
    const { start, end } = this.running();
    const charge = (why: string, amount: Fraction): void => this.charge(why, amount);
    // A trial has measured before, and its use is free.
    const stood = first ? 0 : this.isTrial ? (this.stands.get(nameOf(sold)) ?? 0) : undefined;
    const meter = createMeter(sold, { at: this.now, period: period ?? end - start, stood, charge });
    if (this.state === "STOPPED") meter.pause(this.now);
    return meter;
  }
}

function prepaid(terms: Terms, quantities: ReadonlyMap<string, number>): Fraction {
  return terms.items
    .filter(({ payment }) => payment === "PRE_PAID")
    .reduce(
      (sum, sold) => plus(sum, priceOf(sold, fraction(quantities.get(sold.reference) ?? 0))),
      terms.price,
    );
}

const postpaid = ({ items }: Terms): readonly Sold[] =>
  items.filter(({ payment }) => payment === "POST_PAID");

const metered = ({ items }: Terms): readonly Sold[] =>
  items.filter(({ payment }) => payment === "PAY_AS_YOU_GO");

const nameOf = ({ metric, reference }: Item): string => metric ?? reference;

/** Whole days left, rounded down. */
function daysLeft({ start, end }: Grant, at: number): number {
  return Math.max(0, Math.floor((end - Math.max(at, start)) / DAY));
}

const daysOf = ({ start, end }: Grant): number => (end - start) / DAY;

/** So many calendar months later. No life begins after the middle of a month. */
function later(from: number, months: number): number {
  const date = new Date(from);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()) + (from % DAY);
}
