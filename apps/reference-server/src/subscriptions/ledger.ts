// Reads a subscription's ledger, and writes what a decision adds to it.

import { LineType, SubscriptionType } from "@syndikit/contract";
import { and, asc, eq, gte, isNull, like, or, sql } from "drizzle-orm";
import { NOTHING, readAmount, writeAmount } from "../billing/amount.js";
import type { Bill, Line } from "../billing/lines.js";
import { ZERO } from "../billing/money.js";
import { monthlyOf } from "../billing/monthly.js";
import type { Charge, Ledger, LedgerChange, Recurring, Segment, Span } from "../billing/segments.js";
import { enumValueOf } from "../enum-value.js";
import type { Moment } from "../ports.js";
import { inList, listed } from "../store/dialect.js";
import type { RecurringLine } from "../store/documents/forms.js";
import type { Db, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { adder, inserter } from "../store/rows.js";
import { type ChargeRow, charges } from "../store/tables/billing.js";
import { type SegmentRow, type SubscriptionRow, segments } from "../store/tables/subscription.js";
import { isChargedSetup } from "./earlier-ledger.js";

const ofSubscription = eq(segments.subscriptionId, sql.placeholder("subscriptionId"));

const openSegments = prepared((db) =>
  db
    .select()
    .from(segments)
    .where(and(ofSubscription, isNull(segments.ended)))
    .orderBy(asc(segments.number))
    .prepare(),
);

const waitingCharges = prepared((db) =>
  db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.subscriptionId, sql.placeholder("subscriptionId")),
        or(isNull(charges.invoiceId), like(charges.key, "setup:%")),
      ),
    )
    .orderBy(asc(charges.id))
    .prepare(),
);

export async function readLedger(
  db: Db,
  { id: subscriptionId, ledgerNext }: Pick<SubscriptionRow, "id" | "ledgerNext">,
): Promise<Ledger> {
  const open = await openSegments(db).execute({ subscriptionId });
  const found = await waitingCharges(db).execute({ subscriptionId });
  return {
    next: Math.max(1, ledgerNext),
    segments: open.flatMap((segment) => toSegment(segment)),
    recurring: open.flatMap((segment) => toRecurring(segment)),
    waiting: found.filter((row) => row.invoiceId === null && !isChargedSetup(row)).map(toCharge),
    setups: new Set(found.map(({ key }) => key).filter((key) => key.startsWith("setup:"))),
  };
}

function toSegment(row: SegmentRow): readonly Segment[] {
  const { number, terms, quantity, hourly, begin: from, until, base } = row;
  if (terms === null) return [];
  return [
    {
      number,
      terms,
      quantity,
      hourly,
      from,
      until,
      base,
      period: { start: row.periodStart, end: row.periodEnd },
      rated: {
        until: row.ratedUntil,
        quantity: row.ratedQuantity,
        amount: readAmount(row.ratedAmount),
        sample: row.ratedSample,
      },
    },
  ];
}

function toRecurring({ number, line }: SegmentRow): readonly Recurring[] {
  return line === null ? [] : [{ number, line: toRecurringLine(line) }];
}

export function toRecurringLine({ price, subtotal, ...line }: RecurringLine): Line {
  return {
    type: LineType.RECURRINGCOST,
    billingItem: null,
    range: null,
    charge: null,
    price: readAmount(price),
    subtotal: readAmount(subtotal),
    ...line,
  };
}

/** The line of a charge. */
export function toLine(row: Omit<ChargeRow, "id" | "subscriptionId" | "segment">): Line {
  return {
    type: enumValueOf(LineType, row.type),
    description: row.description,
    price: readAmount(row.price),
    quantity: row.quantity,
    subtotal: readAmount(row.subtotal),
    unit: row.unit,
    identifier: row.identifier,
    billingItem: row.billingItemId,
    range: row.range,
    purchased: row.purchased,
    originalCurrency: row.originalCurrency,
    vat: row.vat,
    charge: row.key,
  };
}

const recurringSince = prepared((db) =>
  db
    .select()
    .from(charges)
    .where(
      and(
        eq(charges.subscriptionId, sql.placeholder("subscriptionId")),
        eq(charges.type, LineType.RECURRINGCOST),
        gte(charges.start, sql.placeholder("since")),
      ),
    )
    .orderBy(asc(charges.id))
    .prepare(),
);

/** The vendor's lines that were charged for periods which have not begun by a time, and were not given back. */
export async function readRecurringAhead(
  db: Db,
  subscriptionId: number,
  since: Moment,
): Promise<readonly Charge[]> {
  const charged = (await recurringSince(db).execute({ subscriptionId, since })).map(toCharge);
  const sums = new Map<string, bigint>();
  const lineOf = ({ segment, span }: Charge): string => `${segment}:${span?.start}`;
  for (const charge of charged)
    sums.set(lineOf(charge), (sums.get(lineOf(charge)) ?? 0n) + charge.line.subtotal);
  const last = new Map(charged.map((charge) => [lineOf(charge), charge]));
  return [...last.values()].filter((charge) => sums.get(lineOf(charge)) !== 0n);
}

function toCharge(row: ChargeRow): Charge {
  const { key, segment, start, end } = row;
  return { key, segment, span: start === null || end === null ? null : { start, end }, line: toLine(row) };
}

const addSegments = adder(segments);
const insertCharge = inserter(charges);
const addCharges = adder(charges);

const ofNumber = and(ofSubscription, eq(segments.number, sql.placeholder("number")));

const closeSegment = prepared((tx: Tx) =>
  tx
    .update(segments)
    .set({ ended: sql`${sql.placeholder("to")}` })
    .where(ofNumber)
    .prepare(),
);

const rateSegment = prepared((tx: Tx) =>
  tx
    .update(segments)
    .set({
      ratedUntil: sql`${sql.placeholder("until")}`,
      ratedQuantity: sql`${sql.placeholder("quantity")}`,
      ratedAmount: sql`${sql.placeholder("amount")}`,
      ratedSample: sql`${sql.placeholder("sample")}`,
    })
    .where(ofNumber)
    .prepare(),
);

const extendSegment = prepared((tx: Tx) =>
  tx
    .update(segments)
    .set({ until: sql`${sql.placeholder("until")}` })
    .where(ofNumber)
    .prepare(),
);

/** Whose segments are written, as it was before the change. */
type Holder = Pick<SubscriptionRow, "id" | "productId" | "type" | "startDate">;

/** Writes the segments of a change. */
export async function writeSegments(
  tx: Tx,
  subscription: Holder,
  { opened, closed, rated, extended }: LedgerChange,
): Promise<void> {
  const { id: subscriptionId } = subscription;
  const ends = new Map(closed.map(({ number, to }) => [number, to]));
  await addSegments(
    tx,
    opened.map((segment) => ({
      ...rowOfSegment(subscription, segment),
      ended: ends.get(segment.number) ?? null,
    })),
  );
  const fresh = new Set(opened.map(({ number }) => number));
  for (const { number, to } of closed) {
    if (!fresh.has(number)) await closeSegment(tx).execute({ subscriptionId, number, to });
  }
  for (const { number, rated: now } of rated) {
    const { until, quantity, amount, sample } = now;
    const written = { until, quantity, amount: writeAmount(amount), sample };
    await rateSegment(tx).execute({ subscriptionId, number, ...written });
  }
  for (const { number, until } of extended) {
    await extendSegment(tx).execute({ subscriptionId, number, until });
  }
}

const dateSegments = prepared((tx: Tx) =>
  tx
    .update(segments)
    .set({
      begin: sql`${sql.placeholder("start")}`,
      periodStart: sql`${sql.placeholder("start")}`,
      ratedUntil: sql`${sql.placeholder("start")}`,
      periodEnd: sql`${sql.placeholder("end")}`,
      until: sql`${sql.placeholder("end")}`,
      provisional: false,
    })
    .where(and(ofSubscription, isNull(segments.ended)))
    .prepare(),
);

/** At the first DEPLOYED everything that was ordered begins. The dates of the order were provisional. */
export async function dateLedger(tx: Tx, subscriptionId: number, { start, end }: Span): Promise<void> {
  await dateSegments(tx).execute({ subscriptionId, start, end });
}

function rowOfSegment(
  { id: subscriptionId, productId, type, startDate }: Holder,
  segment: Segment,
): typeof segments.$inferInsert {
  const { number, terms, quantity, hourly, period, from, until, base, rated } = segment;
  return {
    subscriptionId,
    productId,
    number,
    terms,
    quantity,
    hourly,
    periodStart: period.start,
    periodEnd: period.end,
    begin: from,
    until,
    base,
    ratedUntil: rated.until,
    ratedQuantity: rated.quantity,
    ratedAmount: writeAmount(rated.amount),
    ratedSample: rated.sample,
    // A trial has no segments: its first ones are those that it is paid by.
    monthly: type === SubscriptionType.SANDBOX ? ZERO : monthlyOf(segment),
    provisional: startDate === null,
  };
}

/** A segment for a vendor's line of every later invoice. */
export function addRecurring(
  tx: Tx,
  subscriptionId: number,
  { recurring, now }: { readonly recurring: readonly Recurring[]; readonly now: number },
): Promise<void> {
  return addSegments(
    tx,
    recurring.map(({ number, line }) => {
      const { description, quantity, unit, identifier, purchased, originalCurrency, vat } = line;
      const amounts = { price: writeAmount(line.price), subtotal: writeAmount(line.subtotal) };
      return {
        subscriptionId,
        number,
        line: { description, quantity, unit, identifier, purchased, originalCurrency, vat, ...amounts },
        quantity,
        hourly: false,
        periodStart: now,
        periodEnd: now,
        begin: now,
        until: now,
        base: "LAST" as const,
        ratedUntil: now,
        ratedQuantity: quantity,
        ratedAmount: writeAmount(NOTHING),
      };
    }),
  );
}

/** Writes charges that are on no invoice yet. */
export function addWaiting(tx: Tx, subscriptionId: number, waiting: readonly Charge[]): Promise<void> {
  return addCharges(
    tx,
    waiting.map((charge) => rowOfCharge(charge, { subscriptionId, invoiceId: null })),
  );
}

const takeWaiting = prepared((tx: Tx) =>
  tx
    .update(charges)
    .set({ invoiceId: sql`${sql.placeholder("invoiceId")}` })
    .where(
      and(
        eq(charges.subscriptionId, sql.placeholder("subscriptionId")),
        isNull(charges.invoiceId),
        inList(charges.key, "keys"),
      ),
    )
    .returning({ id: charges.id, key: charges.key })
    .prepare(),
);

interface Owner {
  readonly subscriptionId: number;
  readonly invoiceId: number;
}

/**
 * Puts charges on an invoice: those of a change are written, and those that waited are taken. A line that is in no ledger
 * gets a charge of its own.
 *
 * @returns the identifiers of the charges of the bill's lines, in their order.
 */
export async function bindCharges(
  tx: Tx,
  { subscriptionId, invoiceId }: Owner,
  { bill, fresh }: { readonly bill: Bill; readonly fresh: readonly Charge[] },
): Promise<readonly number[]> {
  const made = new Map(fresh.map((charge) => [charge.key, charge]));
  const ids = new Map<string, number>();
  const before: string[] = [];
  for (const key of bill.charges) {
    const charge = made.get(key);
    if (charge === undefined) before.push(key);
    else ids.set(key, (await insertCharge(tx, rowOfCharge(charge, { subscriptionId, invoiceId }))).id);
  }
  if (before.length > 0) {
    const taken = await takeWaiting(tx).execute({ subscriptionId, invoiceId, keys: listed(before) });
    for (const { id, key } of taken) ids.set(key, id);
  }
  const lines: number[] = [];
  for (const [index, line] of bill.lines.entries()) {
    const known = line.charge === null ? undefined : ids.get(line.charge);
    const own = { key: `invoice:${invoiceId}:${index}`, segment: null, span: null, line };
    lines.push(known ?? (await insertCharge(tx, rowOfCharge(own, { subscriptionId, invoiceId }))).id);
  }
  return lines;
}

function rowOfCharge(
  { key, segment, span, line }: Charge,
  owner: { readonly subscriptionId: number; readonly invoiceId: number | null },
): typeof charges.$inferInsert {
  const { billingItem, price, subtotal } = line;
  return {
    ...owner,
    key,
    segment,
    start: span?.start ?? null,
    end: span?.end ?? null,
    type: line.type,
    description: line.description,
    identifier: line.identifier,
    billingItemId: billingItem,
    price: writeAmount(price),
    originalCurrency: line.originalCurrency,
    vat: line.vat,
    quantity: line.quantity,
    unit: line.unit,
    subtotal: writeAmount(subtotal),
    purchased: line.purchased,
    range: line.range,
  };
}

const dropOneshot = prepared((tx: Tx) =>
  tx
    .delete(charges)
    .where(
      and(
        eq(charges.subscriptionId, sql.placeholder("subscriptionId")),
        isNull(charges.invoiceId),
        eq(charges.type, LineType.ONESHOTCOST),
      ),
    )
    .prepare(),
);

/** Takes back the vendor's lines for the next invoice, which nobody was charged for yet. */
export async function dropOneshotCosts(tx: Tx, subscriptionId: number): Promise<void> {
  await dropOneshot(tx).execute({ subscriptionId });
}
