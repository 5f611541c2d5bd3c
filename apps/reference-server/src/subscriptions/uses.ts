// Reads what metrics measured.

import { DeploymentStatus, MetricFunction, SubscriptionType } from "@syndikit/contract";
import { and, asc, desc, eq, gt, gte, lte, or, sql } from "drizzle-orm";
import type { Uses } from "../billing/ledger.js";
import { measure } from "../billing/measurement.js";
import { type Quantity, quantityOf, quantityUnits } from "../billing/quantity.js";
import type { Use } from "../billing/rate.js";
import { isMetered, type Ledger, type Segment } from "../billing/segments.js";
import { enumValueOf } from "../enum-value.js";
import type { Moment } from "../ports.js";
import { inList, listed } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { isLive, type MetricRow, metrics, polls, samples } from "../store/tables/metric.js";
import { type SubscriptionRow, subscriptionMoves } from "../store/tables/subscription.js";

/** What measures an extra resource. */
export type Measuring = Pick<MetricRow, "id" | "billingItemId"> & { readonly metricFunction: string };

const metricsOf = prepared((db) =>
  db
    .select({ id: metrics.id, billingItemId: metrics.billingItemId, metricFunction: metrics.metricFunction })
    .from(metrics)
    .where(
      and(
        inList(metrics.billingItemId, "billingItemIds"),
        eq(metrics.productId, sql.placeholder("productId")),
        isLive,
      ),
    )
    .prepare(),
);

const sample = { id: samples.id, at: samples.at, value: samples.value };
const ofMetric = and(
  eq(samples.subscriptionId, sql.placeholder("subscriptionId")),
  eq(samples.metricId, sql.placeholder("metricId")),
);

const lastSampleBefore = prepared((db) =>
  db
    .select(sample)
    .from(samples)
    .where(
      and(ofMetric, lte(samples.at, sql.placeholder("from")), lte(samples.id, sql.placeholder("counted"))),
    )
    .orderBy(desc(samples.at), desc(samples.id))
    .limit(1)
    .prepare(),
);

const samplesSince = prepared((db) =>
  db
    .select(sample)
    .from(samples)
    .where(
      and(
        ofMetric,
        gte(samples.at, sql.placeholder("from")),
        lte(samples.at, sql.placeholder("until")),
        lte(samples.id, sql.placeholder("lastSample")),
        or(gt(samples.at, sql.placeholder("from")), gt(samples.id, sql.placeholder("counted"))),
      ),
    )
    .orderBy(samples.at, samples.id)
    .prepare(),
);

const metricsOfProduct = prepared((db) =>
  db
    .select({ id: metrics.id, billingItemId: metrics.billingItemId })
    .from(metrics)
    .where(and(eq(metrics.productId, sql.placeholder("productId")), isLive))
    .prepare(),
);

/** Newer than every sample. */
const ALL = 2 ** 31 - 1;

const NOTHING_HEARD: ReadonlyMap<number, number> = new Map();

/** The newest sample of each extra resource in a trial; zero where there is none. */
export async function readHeardInTrial(
  db: Db,
  { id: subscriptionId, productId, type }: Pick<SubscriptionRow, "id" | "productId" | "type">,
  until: Moment,
): Promise<ReadonlyMap<number, number>> {
  if (type !== SubscriptionType.TRIAL) return NOTHING_HEARD;
  const heard = new Map<number, number>();
  for (const metric of await metricsOfProduct(db).execute({ productId })) {
    const last = await readLastSample(db, { subscriptionId, metricId: metric.id }, { until });
    heard.set(metric.billingItemId, Math.max(last, heard.get(metric.billingItemId) ?? 0));
  }
  return heard;
}

/** The last sample of a metric until a time; zero where there is none. */
export async function readLastSample(
  db: Db,
  poll: { readonly subscriptionId: number; readonly metricId: number },
  { until, lastSample = ALL }: { readonly until: Moment; readonly lastSample?: number },
): Promise<number> {
  const [last] = await lastSampleBefore(db).execute({ ...poll, from: until, counted: lastSample });
  return last?.id ?? 0;
}

const firstIsBaseOf = prepared((db) =>
  db
    .select({ metricId: polls.metricId })
    .from(polls)
    .where(and(eq(polls.subscriptionId, sql.placeholder("subscriptionId")), eq(polls.firstIsBase, true)))
    .prepare(),
);

const stopsOf = prepared((db) =>
  db
    .select({ at: subscriptionMoves.at, from: subscriptionMoves.fromState, to: subscriptionMoves.toState })
    .from(subscriptionMoves)
    .where(eq(subscriptionMoves.subscriptionId, sql.placeholder("subscriptionId")))
    .orderBy(asc(subscriptionMoves.id))
    .prepare(),
);

interface Asked {
  readonly ledger: Ledger;
  /** The end of the billed time. */
  readonly until: Moment;
  /** What measured until then, and the newest sample that counts. Absent: what measures now, and all samples. */
  readonly as?: { readonly metrics: readonly Measuring[]; readonly lastSample: number };
}

/**
 * What the metrics of a subscription measured, by the segment that is charged for it. Several metrics of one extra
 * resource are added.
 */
export async function readUses(
  db: Db,
  { id: subscriptionId, productId }: Pick<SubscriptionRow, "id" | "productId">,
  { ledger, until, as }: Asked,
): Promise<Uses> {
  const metered = ledger.segments.filter(isMetered);
  if (metered.length === 0) return new Map();
  const ids = [...new Set(metered.map(({ terms }) => terms.id))];
  const rows = as?.metrics ?? (await metricsOf(db).execute({ billingItemIds: listed(ids), productId }));
  if (rows.length === 0) return new Map();
  const late = new Set((await firstIsBaseOf(db).execute({ subscriptionId })).map(({ metricId }) => metricId));
  const stops = stopped(await stopsOf(db).execute({ subscriptionId }));
  const uses = new Map<number, Use>();
  for (const segment of metered) {
    const end = Math.min(until, segment.until);
    if (end < segment.from) continue;
    const pauses = stops.map((pause) => within(pause, segment.from, end)).filter(({ to, from }) => to > from);
    let counted = 0n;
    let level: bigint | null = null;
    let newest = segment.rated.sample ?? 0;
    for (const metric of rows.filter(({ billingItemId }) => billingItemId === segment.terms.id)) {
      const lastSample = as?.lastSample ?? ALL;
      const measuring = { segment, end, pauses, firstIsBase: late.has(metric.id), lastSample };
      const { isGauge, quantity, sample } = await readMeasured(db, { subscriptionId, metric }, measuring);
      newest = Math.max(newest, sample);
      if (isGauge) level = (level ?? 0n) + quantityUnits(quantity);
      else counted += quantityUnits(quantity);
    }
    uses.set(segment.number, {
      until: end,
      counted: quantityOf(counted),
      level: level === null ? null : quantityOf(level),
      running: pauses.reduce((time, { from, to }) => time - (to - from), end - segment.from),
      sample: newest,
    });
  }
  return uses;
}

interface Pause {
  readonly from: Moment;
  readonly to: Moment;
}

/** When the subscription was stopped. */
function stopped(
  moves: readonly { readonly at: Moment; readonly from: string; readonly to: string }[],
): readonly Pause[] {
  return moves.flatMap(({ at, to }, index) =>
    to === DeploymentStatus.STOPPED
      ? [{ from: at, to: moves[index + 1]?.at ?? Number.POSITIVE_INFINITY }]
      : [],
  );
}

function within(pause: Pause, from: Moment, to: Moment): Pause {
  return { from: Math.max(from, pause.from), to: Math.min(to, pause.to) };
}

interface MeasuredSegment {
  readonly segment: Segment;
  readonly end: Moment;
  readonly pauses: readonly Pause[];
  readonly firstIsBase: boolean;
  readonly lastSample: number;
}

interface Measured {
  readonly isGauge: boolean;
  readonly quantity: Quantity;
  /** The newest sample of a counter, zero where there is none. */
  readonly sample: number;
}

/** A counter is measured since the segment was last rated; a gauge since the segment began. */
async function readMeasured(
  db: Db,
  { subscriptionId, metric }: { readonly subscriptionId: number; readonly metric: Measuring },
  { segment, end, pauses, firstIsBase, lastSample }: MeasuredSegment,
): Promise<Measured> {
  const metricFunction = enumValueOf(MetricFunction, metric.metricFunction);
  const isGauge = metricFunction === MetricFunction.AVERAGE || metricFunction === MetricFunction.PEAK;
  const counted = isGauge ? null : segment.rated.sample;
  const since = isGauge ? segment.from : segment.rated.until;
  // A value at the very moment at which a counter begins is one of its values.
  const begins = !isGauge && counted === null && segment.base !== "LAST" && since === segment.from;
  const from = begins ? since - 1 : since;
  const use = {
    subscriptionId,
    metricId: metric.id,
    from,
    until: end,
    counted: Math.min(counted ?? ALL, lastSample),
    lastSample,
  };
  const [last] = await lastSampleBefore(db).execute(use);
  const later = await samplesSince(db).execute(use);
  // What was measured before a plan carried the resource does not count.
  const before = last !== undefined && (segment.base === "LAST" || last.at >= segment.from) ? last : null;
  const base = segment.base === "FIRST" || firstIsBase ? "FIRST" : "LAST";
  const measurement = { metricFunction, from, to: end, before, samples: later, pauses, base } as const;
  return {
    isGauge,
    quantity: measure(measurement),
    sample: isGauge ? 0 : Math.max(last?.id ?? 0, ...later.map(({ id }) => id)),
  };
}
