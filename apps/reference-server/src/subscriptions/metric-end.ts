import { and, eq } from "drizzle-orm";
import { Book } from "../billing/ledger.js";
import { isMetered } from "../billing/segments.js";
import type { Moment } from "../ports.js";
import type { Tx } from "../store/port.js";
import type { MetricRow } from "../store/tables/metric.js";
import { isRunning, subscriptions } from "../store/tables/subscription.js";
import { readSubscription, readUses } from "./facts.js";
import { record } from "./record.js";

/**
 * Charges what a metric has measured so far, before it goes or measures something else. The charges wait for the next
 * invoice. Call it in the write that changes the metric.
 */
export async function chargeBeforeChange(
  tx: Tx,
  { productId, billingItemId }: Pick<MetricRow, "productId" | "billingItemId">,
  now: Moment,
): Promise<void> {
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.productId, productId), isRunning(subscriptions)));
  for (const row of rows) {
    const { ledger } = await readSubscription(tx, row);
    const measures = (segment: (typeof ledger.segments)[number]): boolean =>
      isMetered(segment) && segment.terms.id === billingItemId && segment.from < now;
    if (!ledger.segments.some(measures)) continue;
    const book = new Book(ledger, await readUses(tx, row, { ledger, until: now }));
    book.endPeriods(now);
    for (const segment of book.segments.filter(measures)) book.restart(segment, now);
    await record(tx, row, { patch: { ledger: book.change() }, events: [], order: null, now });
  }
}
