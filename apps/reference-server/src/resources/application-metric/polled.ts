// Reads the results of a metric's polls.

import { type MetricPoll, type MetricSample, toReference } from "@syndikit/contract";
import { and, asc, desc, eq } from "drizzle-orm";
import { compact } from "../../api/dto.js";
import { type DateRange, datedWithin, equals } from "../../api/filters.js";
import { toDateTime } from "../../date-time.js";
import type { Db } from "../../store/port.js";
import { type MetricRow, polls, samples } from "../../store/tables/metric.js";

/** The most entries of a response. */
const MOST = 1_000;

interface Which extends DateRange {
  readonly subscriptionId?: number;
}

/** The latest matching values, oldest first. */
export async function readSamples(
  db: Db,
  { id }: Pick<MetricRow, "id">,
  which: Which,
): Promise<MetricSample[]> {
  const rows = await db
    .select()
    .from(samples)
    .where(
      and(
        eq(samples.metricId, id),
        equals(samples.subscriptionId, which.subscriptionId),
        datedWithin(samples.at, which),
      ),
    )
    .orderBy(desc(samples.at), desc(samples.id))
    .limit(MOST);
  return rows.reverse().map(({ subscriptionId, at, value }) => ({
    subscription: { url: toReference("subscription", subscriptionId) },
    date: toDateTime(at),
    value,
  }));
}

/** The polls of a metric, the next due first. */
export async function readPolls(
  db: Db,
  { id }: Pick<MetricRow, "id">,
  { subscriptionId }: Pick<Which, "subscriptionId">,
): Promise<MetricPoll[]> {
  const rows = await db
    .select()
    .from(polls)
    .where(and(eq(polls.metricId, id), equals(polls.subscriptionId, subscriptionId)))
    .orderBy(asc(polls.nextAt), asc(polls.subscriptionId))
    .limit(MOST);
  return rows.map((row) =>
    compact({
      subscription: { url: toReference("subscription", row.subscriptionId) },
      nextPoll: toDateTime(row.nextAt),
      lastPoll: row.lastAt === null ? null : toDateTime(row.lastAt),
      lastError: row.lastError,
    }),
  );
}
