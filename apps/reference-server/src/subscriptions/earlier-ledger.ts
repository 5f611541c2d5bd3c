// Makes the ledger of a subscription of a version that had none, from the columns of its row.

import { InvoiceStatus, LineType, OrderType, SubscriptionType } from "@syndikit/contract";
import { and, desc, eq, isNotNull, notLike, or, type SQL } from "drizzle-orm";
import { type Amount, amountOf, NOTHING } from "../billing/amount.js";
import { createLine, type Line } from "../billing/lines.js";
import { moneyOf } from "../billing/money.js";
import { addMonths } from "../billing/period.js";
import { ONE, type Quantity } from "../billing/quantity.js";
import {
  type Charge,
  isMetered,
  type Ledger,
  partsOf,
  type Recurring,
  type Segment,
  type Span,
  unrated,
} from "../billing/segments.js";
import { isRunning, type Pending } from "../billing/subscription.js";
import type { StoredLine } from "../store/documents/forms.js";
import type { Db } from "../store/port.js";
import { type ChargeRow, charges, invoices, orders } from "../store/tables/billing.js";
import { type SubscriptionRow, subscriptionItems } from "../store/tables/subscription.js";

export interface EarlierLedger {
  readonly ledger: Ledger;
  /** What waits for its payment. An unpaid upgrade, change of seats or bill stands, and has no grace any more. */
  readonly pending: Pending | null;
  /** The period that is granted: without one that was renewed by hand and is not paid. */
  readonly period: Span;
}

/** The ledger that a row of an earlier version means. Its open segments go on from the present period. */
export async function readEarlierLedger(db: Db, row: SubscriptionRow): Promise<EarlierLedger> {
  const items = await db.select().from(subscriptionItems).where(eq(subscriptionItems.subscriptionId, row.id));
  const quantities = new Map(items.map(({ billingItemId, quantity }) => [billingItemId, quantity]));
  const { period, pending } = await readPending(db, row, quantities);
  const numbers = counter();
  const trial = row.type === SubscriptionType.TRIAL;
  const over = !isRunning(row.deploymentStatus) && row.startDate !== null;
  const spans = trial || over ? [] : spansOf(row, period);
  const segments = spans.flatMap((span) => segmentsOf(row, { span, quantities, take: numbers.take }));
  const waits = pending === null || pending.kind === "trial" ? [] : pendingSegments(pending, numbers.take);
  const waiting = row.oneshotCosts.map((line): Charge => {
    const key = `line:${numbers.take()}`;
    return { key, segment: null, span: null, line: { ...toExact(line), charge: key } };
  });
  const recurring = row.recurringCosts.map(
    (line): Recurring => ({ number: numbers.take(), line: toExact(line) }),
  );
  return {
    ledger: {
      next: numbers.next(),
      segments: [...segments, ...waits],
      recurring,
      waiting,
      setups: new Set(row.chargedRanges.map((range) => `setup:${range}`)),
    },
    pending,
    period,
  };
}

/** A set-up that an invoice of an earlier version has: nothing is charged for it again. */
export function chargedSetup(key: string): Charge {
  const [, resource, range] = key.split(":").map(Number);
  const line = createLine({
    type: LineType.BILLINGITEMSETUP,
    description: "",
    price: NOTHING,
    quantity: ONE,
    billingItem: resource ?? null,
    range: range ?? null,
    charge: key,
  });
  return { key, segment: null, span: null, line };
}

/** Whether a charge is a {@link chargedSetup}: it belongs to no segment, and waits for no invoice. */
export function isChargedSetup({ key, segment }: Pick<ChargeRow, "key" | "segment">): boolean {
  return segment === null && key.startsWith("setup:");
}

/** The condition that a charge is none of before the ledger. */
export const isOfLedger: SQL | undefined = or(isNotNull(charges.segment), notLike(charges.key, "setup:%"));

function counter(): { readonly take: () => number; readonly next: () => number } {
  let next = 1;
  return {
    take: () => {
      next += 1;
      return next - 1;
    },
    next: () => next,
  };
}

/** A period that was renewed ahead is a span of its own after the one that may still run. */
function spansOf(
  { billingPeriod, anchorDay, lifespan, periodStart, usageSince }: SubscriptionRow,
  period: Span,
) {
  const spans: Span[] = [period];
  if (lifespan !== null) return spans;
  for (let { start } = period; usageSince < start && start >= periodStart && spans.length < 24; ) {
    const earlier = addMonths(start, -billingPeriod, anchorDay);
    spans.unshift({ start: earlier, end: start });
    if (earlier <= usageSince) break;
    start = earlier;
  }
  return spans;
}

interface Making {
  readonly span: Span;
  readonly quantities: ReadonlyMap<number, Quantity>;
  readonly take: () => number;
}

function segmentsOf(row: SubscriptionRow, { span, quantities, take }: Making): readonly Segment[] {
  const { productVersion, usageSince, lifespan } = row;
  return partsOf(productVersion, quantities).map((part): Segment => {
    // Use before was billed, or was free.
    const from = isMetered(part) ? Math.min(Math.max(usageSince, span.start), span.end) : span.start;
    return {
      ...part,
      number: take(),
      period: span,
      hourly: lifespan !== null,
      from,
      until: span.end,
      base: "LAST",
      rated: unrated(from),
    };
  });
}

function pendingSegments({ productVersion, quantities, period }: Pending, take: () => number) {
  return partsOf(productVersion, quantities).map(
    (part): Segment => ({
      ...part,
      number: take(),
      period,
      hourly: productVersion.lifespan !== null,
      from: period.start,
      until: period.end,
      base: "LAST",
      rated: unrated(period.start),
    }),
  );
}

async function readPending(
  db: Db,
  row: SubscriptionRow,
  quantities: Pending["quantities"],
): Promise<Pick<EarlierLedger, "pending" | "period">> {
  const { graceUntil, pendingRenewal, periodStart: start, periodEnd: end, anchorDay } = row;
  const period = { start, end, anchorDay };
  if (graceUntil === null) return { pending: null, period };
  const [unpaid] = await db
    .select({ invoice: invoices.id, order: invoices.orderId, first: orders.type })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        eq(invoices.subscriptionId, row.id),
        eq(invoices.status, InvoiceStatus.UNPAID),
        eq(invoices.cashed, false),
        eq(invoices.type, OrderType.RENEWAL),
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(1);
  if (pendingRenewal !== null) {
    const { quantities: stored, ...terms } = pendingRenewal;
    const chosen = new Map(Object.entries(stored).map(([id, quantity]) => [Number(id), quantity]));
    const invoice = unpaid?.invoice ?? null;
    const pending = { ...terms, quantities: chosen, kind: "renewal" as const, until: graceUntil, invoice };
    return { pending: { ...pending, order: unpaid?.order ?? null }, period };
  }
  // An upgrade, seats or a bill: they stand, and the debt stays.
  if (unpaid === undefined) return { pending: null, period };
  const terms = { productVersion: row.productVersion, quantities, upgraded: false, period };
  const ids = { invoice: unpaid.invoice, order: unpaid.order };
  const earlier = addMonths(start, -row.billingPeriod, anchorDay);
  const wasTrial = row.startDate !== null && earlier < row.startDate;
  // A trial that was made paid has its new period already. Another period that was asked for is granted when it is paid.
  if (wasTrial) return { pending: { ...terms, ...ids, kind: "trial", until: graceUntil }, period };
  const paid = { start: earlier, end: start };
  return { pending: { ...terms, ...ids, kind: "renew", until: graceUntil }, period: paid };
}

/** A line with four fraction digits, exactly. */
function toExact({ price, subtotal, ...line }: StoredLine): Line {
  return createLine({ ...line, price: exact(price), subtotal: exact(subtotal) });
}

function exact(units: number): Amount {
  const money = moneyOf(units);
  return typeof money === "number" ? amountOf(money) : NOTHING;
}
