// What metrics measured before they were changed is charged as they measured it then.
//
// A change of a metric is one small write. Its subscriptions follow in writes of their own (`metric-followers.ts`). Until
// one has followed, every reader of its ledger gets it as if it had, and every write to it begins with that.

import { ChangeKind } from "@syndikit/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import { Book } from "../billing/ledger.js";
import { isMetered, type Ledger, type LedgerChange, type Segment } from "../billing/segments.js";
import { isRunning } from "../billing/subscription.js";
import { noteChange } from "../changes/note.js";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { updater } from "../store/rows.js";
import { isLive, type MetricChangeRow, metricChanges, metrics } from "../store/tables/metric.js";
import { type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import { addWaiting, readLedger, writeSegments } from "./ledger.js";
import { type Measuring, readLastSample, readUses } from "./uses.js";

/** A change that subscriptions may not follow yet. */
export interface MetricChange extends MetricChangeRow {
  /** What measured before it. */
  readonly before: readonly Measuring[];
  /** The extra resources whose use until then is charged: what was billed with the metric, and what is now. */
  readonly charged: readonly number[];
}

const changesOf = prepared((db) =>
  db
    .select()
    .from(metricChanges)
    .where(eq(metricChanges.productId, sql.placeholder("productId")))
    .orderBy(asc(metricChanges.id))
    .prepare(),
);

const liveMetricsOf = prepared((db) =>
  db
    .select({ id: metrics.id, billingItemId: metrics.billingItemId, metricFunction: metrics.metricFunction })
    .from(metrics)
    .where(and(eq(metrics.productId, sql.placeholder("productId")), isLive))
    .prepare(),
);

/** The changes of a product's metrics that not all subscriptions follow yet, the oldest first. */
export async function readMetricChanges(db: Db, productId: number): Promise<readonly MetricChange[]> {
  const rows = await changesOf(db).execute({ productId });
  if (rows.length === 0) return [];
  return undone(rows, await liveMetricsOf(db).execute({ productId }));
}

/** Goes back from what measures now, change by change. */
export function undone(
  rows: readonly MetricChangeRow[],
  present: readonly Measuring[],
): readonly MetricChange[] {
  let after = present;
  const changes = rows.toReversed().map((row): MetricChange => {
    const { metricId: id, billingItemId, metricFunction } = row;
    const others = after.filter((metric) => metric.id !== id);
    const isNew = billingItemId === null || metricFunction === null;
    const before = isNew ? others : [...others, { id, billingItemId, metricFunction }];
    const charged = row.charges
      ? [...before, ...after].filter((metric) => metric.id === id).map((metric) => metric.billingItemId)
      : [];
    after = before;
    return { ...row, before, charged };
  });
  return changes.toReversed();
}

type Holder = Pick<SubscriptionRow, "id" | "productId" | "deploymentStatus">;

interface Followed {
  /** The ledger as it is when the subscription follows all changes. */
  readonly ledger: Ledger;
  /** What that adds to it, in order. */
  readonly added: readonly (LedgerChange & { readonly at: Moment })[];
}

/** Lets a subscription's ledger follow the changes of metrics that it does not follow yet. */
export async function followChanges(db: Db, holder: Holder, ledger: Ledger): Promise<Followed> {
  const follows = isRunning(holder.deploymentStatus) && ledger.segments.some(isMetered);
  return followAll(db, holder, {
    ledger,
    changes: follows ? await readMetricChanges(db, holder.productId) : [],
  });
}

async function followAll(
  db: Db,
  holder: Holder,
  { ledger, changes }: { readonly ledger: Ledger; readonly changes: readonly MetricChange[] },
): Promise<Followed> {
  const added: (LedgerChange & { at: Moment })[] = [];
  let present = ledger;
  for (const change of changes) {
    const book = await chargeBefore(db, holder, { ledger: present, change });
    if (book === undefined) continue;
    added.push({ at: change.at, ...book.change() });
    present = book.after;
  }
  return { ledger: present, added };
}

interface Charging {
  readonly ledger: Ledger;
  readonly change: MetricChange;
}

/**
 * Charges what was used before a change, and begins anew at its time. Nothing that begins at that time or later is
 * charged, so a subscription that has followed a change follows it by nothing.
 */
async function chargeBefore(db: Db, holder: Holder, { ledger, change }: Charging): Promise<Book | undefined> {
  const { at, charged, before, lastSample, metricId, billingItemId } = change;
  const isCharged = (segment: Segment): boolean =>
    isMetered(segment) && charged.includes(segment.terms.id) && segment.from < at;
  if (!ledger.segments.some(isCharged)) return undefined;
  const uses = new Map(
    await readUses(db, holder, { ledger, until: at, as: { metrics: before, lastSample } }),
  );
  // Where a metric comes to another resource, what it measured before is none of its use.
  const heard = await readLastSample(db, { subscriptionId: holder.id, metricId }, { until: at, lastSample });
  for (const { number, terms } of ledger.segments.filter(isCharged)) {
    const use = uses.get(number);
    if (terms.id !== billingItemId && use !== undefined)
      uses.set(number, { ...use, sample: Math.max(use.sample, heard) });
  }
  const book = new Book(ledger, uses);
  book.endPeriods(at);
  for (const segment of book.segments.filter(isCharged)) book.restart(segment, at);
  return book;
}

const updateRow = updater(subscriptions);

/** Writes what the changes of metrics add to a subscription's ledger. Call it before anything else is written to it. */
export async function writeFollowed(tx: Tx, row: SubscriptionRow): Promise<void> {
  const { id, productId, deploymentStatus, productVersion, updatedAt } = row;
  if (!isRunning(deploymentStatus) || !productVersion.billingItems.some((terms) => isMetered({ terms })))
    return;
  const changes = await readMetricChanges(tx, productId);
  if (changes.length === 0) return;
  const { added } = await followAll(tx, row, { ledger: await readLedger(tx, row), changes });
  for (const change of added) {
    await writeSegments(tx, row, change);
    await addWaiting(tx, id, change.charges);
  }
  const last = added.at(-1);
  if (last === undefined) return;
  await updateRow(tx, id, { ledgerNext: last.next, updatedAt: Math.max(updatedAt, last.at) });
  noteChange(tx, { kind: ChangeKind.subscription, id });
}
