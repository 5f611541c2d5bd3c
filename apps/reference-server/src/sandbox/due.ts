// What the marketplace will do by itself, and when, as of now.

import { type DueJob, DueKind, toReference } from "@syndikit/contract";
import { and, asc, inArray, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { compact } from "../api/dto.js";
import { addDays } from "../billing/period.js";
import { toDateTime } from "../date-time.js";
import type { Moment } from "../ports.js";
import type { Db } from "../store/port.js";
import { events } from "../store/tables/event.js";
import { isOfAsked, polls } from "../store/tables/metric.js";
import {
  dueAtOf,
  isRunning,
  isWaiting,
  type RenewalTerms,
  subscriptions,
} from "../store/tables/subscription.js";
import { isBound } from "../time/minimum-duration.js";
import { byDue, byWaiting, ownId } from "../time/next-due.js";

/** The most entries in a response. */
const MOST = 100;

interface Due {
  readonly at: Moment;
  readonly job: Omit<DueJob, "date">;
}

interface DueOptions {
  /** Nothing later than this; everything when absent. */
  readonly until: Moment | undefined;
  /** The number of days that an order waits for its first payment. */
  readonly unpaidOrderDays: number;
}

/** The next due jobs, earliest first. */
export async function readDue(db: Db, options: DueOptions): Promise<DueJob[]> {
  const { until } = options;
  const found = [
    ...(await periodEnds(db, until)),
    ...(await unpaidOrders(db, options)),
    ...(await expiryNotices(db, until)),
    ...(await metricPolls(db, until)),
    ...(await deliveries(db, until)),
  ];
  return found
    .sort((one, other) => one.at - other.at)
    .slice(0, MOST)
    .map(({ at, job }) => compact({ ...job, date: toDateTime(at) }));
}

function ofSubscription(id: number): Pick<DueJob, "subscription"> {
  return { subscription: { url: toReference("subscription", id) } };
}

async function periodEnds(db: Db, until: Moment | undefined): Promise<readonly Due[]> {
  const at = dueAtOf(subscriptions);
  // By its own index: by that of states, all running subscriptions are sorted.
  const first = db
    .select({ id: ownId })
    .from(byDue)
    .where(and(isRunning(subscriptions), until === undefined ? undefined : lte(at, until)))
    .orderBy(asc(at), asc(subscriptions.id))
    .limit(MOST);
  const rows = await db
    .select({
      id: subscriptions.id,
      at,
      graceUntil: subscriptions.graceUntil,
      autoRenew: subscriptions.autoRenew,
      type: subscriptions.type,
      productVersionId: subscriptions.productVersionId,
      startDate: subscriptions.startDate,
      createdAt: subscriptions.createdAt,
      anchorDay: subscriptions.anchorDay,
      periodEnd: subscriptions.periodEnd,
      upgrade: subscriptions.deferredUpgrade,
      pending: subscriptions.pendingRenewal,
    })
    .from(subscriptions)
    .where(inArray(subscriptions.id, first))
    .orderBy(asc(at), asc(subscriptions.id));
  return Promise.all(
    rows.map(async ({ at: dueAt, upgrade, pending, ...row }) => {
      const { id, graceUntil } = row;
      const kind = graceUntil === null ? DueKind.periodEnd : DueKind.graceEnd;
      const renews = row.autoRenew || (await isBound(db, row));
      return {
        at: dueAt,
        job: { kind, what: endInWords({ graceUntil, renews, upgrade, pending }), ...ofSubscription(id) },
      };
    }),
  );
}

function endInWords({
  graceUntil,
  renews,
  upgrade,
  pending,
}: {
  readonly graceUntil: Moment | null;
  readonly renews: boolean;
  readonly upgrade: unknown;
  readonly pending: Pick<RenewalTerms, "kind"> | null;
}): string {
  if (graceUntil !== null)
    return pending?.kind === "renew" || pending?.kind === "upgrade"
      ? "The grace is over, and what was not paid is taken back."
      : "The grace is over, and the subscription ends unless its invoices are paid.";
  if (!renews) return "The period ends, and the subscription with it.";
  return upgrade === null
    ? "The period ends, and the subscription renews."
    : "The period ends, and the subscription renews on the plan that waits.";
}

async function unpaidOrders(db: Db, { until, unpaidOrderDays }: DueOptions): Promise<readonly Due[]> {
  const placedBy =
    until === undefined ? undefined : lte(subscriptions.createdAt, addDays(until, -unpaidOrderDays));
  const rows = await db
    .select({ id: ownId, createdAt: sql`${subscriptions.createdAt}`.mapWith(subscriptions.createdAt) })
    .from(byWaiting)
    .where(and(isWaiting(subscriptions), placedBy))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
    .limit(MOST);
  return rows.map(({ id, createdAt }) => ({
    at: addDays(createdAt, unpaidOrderDays),
    job: {
      kind: DueKind.unpaidOrder,
      what: "The order is given up unless it is paid: its invoice expires.",
      ...ofSubscription(id),
    },
  }));
}

async function expiryNotices(db: Db, until: Moment | undefined): Promise<readonly Due[]> {
  const { id, expiryNoticeAt } = subscriptions;
  const rows = await db
    .select({ id, at: expiryNoticeAt })
    .from(subscriptions)
    .where(dueBy(expiryNoticeAt, until))
    .orderBy(asc(expiryNoticeAt), asc(id))
    .limit(MOST);
  return rows.flatMap(({ id: subscription, at }) =>
    at === null
      ? []
      : [
          {
            at,
            job: {
              kind: DueKind.expiryNotice,
              what: "The buyer is told that the subscription ends soon.",
              ...ofSubscription(subscription),
            },
          },
        ],
  );
}

async function metricPolls(db: Db, until: Moment | undefined): Promise<readonly Due[]> {
  const rows = await db
    .select()
    .from(polls)
    .where(and(until === undefined ? undefined : lte(polls.nextAt, until), isOfAsked))
    .orderBy(asc(polls.nextAt), asc(polls.subscriptionId), asc(polls.metricId))
    .limit(MOST);
  return rows.map(({ nextAt: at, metricId: applicationMetric, subscriptionId }) => ({
    at,
    job: {
      kind: DueKind.metricPoll,
      what: "The vendor is asked for a value of the metric.",
      ...ofSubscription(subscriptionId),
      applicationMetric,
    },
  }));
}

async function deliveries(db: Db, until: Moment | undefined): Promise<readonly Due[]> {
  const rows = await db
    .select({ event: events.id, at: events.dueAt, attempts: events.attempts })
    .from(events)
    .where(dueBy(events.dueAt, until))
    .orderBy(asc(events.dueAt), asc(events.id))
    .limit(MOST);
  return rows.flatMap(({ event, at, attempts }) =>
    at === null
      ? []
      : [
          {
            at,
            job: {
              kind: DueKind.delivery,
              what: attempts === 0 ? "The event is sent." : "The event is sent again.",
              event,
            },
          },
        ],
  );
}

function dueBy(
  column: typeof events.dueAt | typeof subscriptions.expiryNoticeAt,
  until: Moment | undefined,
): SQL | undefined {
  return and(isNotNull(column), until === undefined ? undefined : lte(column, until));
}
