import { and, asc, eq, exists, isNull, sql } from "drizzle-orm";
import { Book } from "../billing/ledger.js";
import { isMetered } from "../billing/segments.js";
import type { Moment } from "../ports.js";
import { inList, listed, mayBeObject } from "../store/dialect.js";
import type { Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { readRunningOf } from "../store/running-subscriptions.js";
import type { MetricRow } from "../store/tables/metric.js";
import { type SubscriptionRow, segments, subscriptions } from "../store/tables/subscription.js";
import { readSubscription, readUses } from "./facts.js";
import { record } from "./record.js";

type Measured = Pick<MetricRow, "productId" | "billingItemId">;

/**
 * Charges what a metric has measured so far, before it goes or measures something else. The charges wait for the next
 * invoice. Call it in the write that changes the metric.
 */
export async function chargeBeforeChange(tx: Tx, metric: Measured, now: Moment): Promise<void> {
  for await (const ids of readRunningOf(tx, metric.productId)) {
    const rows = await measuredAmong(tx).execute({ ids: listed(ids), billingItemId: metric.billingItemId });
    for (const row of rows) await chargeUse(tx, row, { ...metric, now });
  }
}

/** Those that have the extra resource. */
const measuredAmong = prepared((tx: Tx) =>
  tx
    .select()
    .from(subscriptions)
    .where(
      and(
        inList(subscriptions.id, "ids"),
        exists(
          tx
            .select({ one: sql`1` })
            .from(segments)
            .where(
              and(
                eq(segments.subscriptionId, subscriptions.id),
                isNull(segments.ended),
                mayBeObject(segments.terms, sql.placeholder("billingItemId")),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .prepare(),
);

async function chargeUse(
  tx: Tx,
  row: SubscriptionRow,
  { billingItemId, now }: Measured & { readonly now: Moment },
): Promise<void> {
  const { ledger } = await readSubscription(tx, row);
  const measures = (segment: (typeof ledger.segments)[number]): boolean =>
    isMetered(segment) && segment.terms.id === billingItemId && segment.from < now;
  if (!ledger.segments.some(measures)) return;
  const book = new Book(ledger, await readUses(tx, row, { ledger, until: now }));
  book.endPeriods(now);
  for (const segment of book.segments.filter(measures)) book.restart(segment, now);
  await record(tx, row, { patch: { ledger: book.change() }, events: [], order: null, now });
}
