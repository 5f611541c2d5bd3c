// Shows what an advance of the clock would do, by running its jobs on a copy of the marketplace.

import {
  type ClockDryRun,
  type ClockDryRunInvoice,
  type ClockDryRunStep,
  DueKind,
  toReference,
} from "@syndikit/contract";
import { eq, gt, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { compact } from "../api/dto.js";
import { toDateTime } from "../date-time.js";
import { enumValueOf } from "../enum-value.js";
import { type Clock, type Moment, silentLog } from "../ports.js";
import { ADVANCE } from "../shares/table.js";
import type { Db, Store } from "../store/port.js";
import { single } from "../store/prepared.js";
import { invoices } from "../store/tables/billing.js";
import { events } from "../store/tables/event.js";
import { messages } from "../store/tables/message.js";
import { type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import { presentInvoices } from "../subscriptions/invoice-dto.js";
import { createSandboxClock } from "../time/clock.js";
import { TooManyJobs } from "../time/clock-errors.js";
import type { Job, JobRunner } from "../time/jobs.js";
import { foreseePolls } from "../vendor-calls/due-polls.js";

interface Trial {
  readonly target: Moment;
  readonly wall: Moment;
  /** The runners of the marketplace's own jobs, which call nobody, for the copy. */
  readonly runners: readonly JobRunner[];
  readonly maxSteps: number;
}

/** Advances the clock of a copy of the marketplace, and tells what happened in it. */
export async function tryAdvance(
  copy: Store,
  { target, wall, runners, maxSteps }: Trial,
): Promise<ClockDryRun> {
  const steps: ClockDryRunStep[] = [];
  const machine: Clock = { now: () => wall, wall: () => wall, elapsed: () => 0 };
  const observed = runners.map((runner) => observe(runner, copy, (step) => steps.push(step)));
  const clock = createSandboxClock({
    machine,
    store: copy,
    // Polls are counted, but not made.
    runners: observed,
    log: silentLog,
    maxJobs: maxSteps,
  });
  await clock.load();
  const from = clock.now();
  const foreseen = await copy.read(foreseePolls);
  const complete = await clock.advance(target).then(
    () => true,
    (error: unknown) => {
      if (error instanceof TooManyJobs) return false;
      throw error;
    },
  );
  const to = complete ? target : clock.now();
  const polls = [...foreseen(to).values()].reduce(
    (sum, { regular }) => sum + Math.min(regular, ADVANCE.calls),
    0,
  );
  const deliveries = await copy.read((db) => db.$count(events, lte(events.dueAt, to)));
  return {
    from: toDateTime(from),
    to: toDateTime(to),
    complete,
    steps,
    polls,
    deliveries,
    unforeseen: unforeseen({ polls, deliveries }),
  };
}

function unforeseen({ polls, deliveries }: Pick<ClockDryRun, "polls" | "deliveries">): string[] {
  const texts: string[] = [];
  if (polls > 0)
    texts.push(
      `Vendors are not asked for metrics (polls due: ${polls}), and what they would measure is on no invoice here.`,
    );
  if (deliveries > 0)
    texts.push(
      `Vendors hear of nothing (events due: ${deliveries}): what they would answer, and do then, is not known.`,
    );
  return texts;
}

/** A runner that reports each job with its results. */
function observe(runner: JobRunner, store: Store, done: (step: ClockDryRunStep) => void): JobRunner {
  if (runner.isUntold) return runner;
  return {
    kind: runner.kind,
    nextJob: (db, until, skipped) => runner.nextJob(db, until, skipped),
    async run(job, signal) {
      const before = await store.read((db) => lookAt(db, job));
      await runner.run(job, signal);
      done(await store.read(async (db) => presentStep(db, { job, before, after: await lookAt(db, job) })));
    },
  };
}

/** The state before or after a job. In tables that only grow, everything after the last identifier is new. */
interface Look {
  readonly subscription: SubscriptionRow;
  readonly lastInvoice: number;
  readonly lastEvent: number;
  readonly lastMessage: number;
}

/** All jobs that are told of are about a subscription, whose identifier is the job's. */
async function lookAt(db: Db, { id }: Job): Promise<Look> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, Number(id)));
  const [lastInvoice] = await db.select({ id: lastOf(invoices.id) }).from(invoices);
  const [lastEvent] = await db.select({ id: lastOf(events.id) }).from(events);
  const [lastMessage] = await db.select({ id: lastOf(messages.id) }).from(messages);
  return {
    subscription: single(rows),
    lastInvoice: lastInvoice?.id ?? 0,
    lastEvent: lastEvent?.id ?? 0,
    lastMessage: lastMessage?.id ?? 0,
  };
}

function lastOf(id: SQLiteColumn): SQL<number> {
  return sql<number>`coalesce(max(${id}), 0)`;
}

interface Done {
  readonly job: Job;
  readonly before: Look;
  readonly after: Look;
}

async function presentStep(db: Db, { job, before, after }: Done): Promise<ClockDryRunStep> {
  const kind = kindOf(job, before.subscription);
  const { id, deploymentStatus, periodEnd } = after.subscription;
  const issued = await db
    .select()
    .from(invoices)
    .where(gt(invoices.id, before.lastInvoice))
    .orderBy(invoices.id);
  return compact({
    kind,
    date: toDateTime(job.dueAt),
    what: inWords(kind, before.subscription, after.subscription),
    subscription: { url: toReference("subscription", id) },
    deploymentStatus: deploymentStatus === before.subscription.deploymentStatus ? null : deploymentStatus,
    endDate: periodEnd === before.subscription.periodEnd ? null : toDateTime(periodEnd),
    invoices: (await presentInvoices(db, issued)).map(
      ({ type, status, entries, total }): ClockDryRunInvoice => ({ type, status, entries, total }),
    ),
    events: await db.$count(events, gt(events.id, before.lastEvent)),
    messages: await db.$count(messages, gt(messages.id, before.lastMessage)),
  });
}

function kindOf({ kind }: Job, { graceUntil }: SubscriptionRow): DueKind {
  const known = enumValueOf(DueKind, kind);
  return known === DueKind.periodEnd && graceUntil !== null ? DueKind.graceEnd : known;
}

function inWords(kind: DueKind, before: SubscriptionRow, after: SubscriptionRow): string {
  if (kind === DueKind.expiryNotice) return "The buyer is told that the subscription ends soon.";
  if (kind === DueKind.unpaidOrder) return "The order is given up: nobody has paid it.";
  if (after.deploymentStatus !== before.deploymentStatus)
    return kind === DueKind.graceEnd
      ? "The grace is over, and the subscription ends."
      : "The subscription ends.";
  if (kind === DueKind.graceEnd) return "What was not paid in its grace is taken back.";
  if (after.graceUntil !== null && before.graceUntil === null)
    return "The renewal is not paid, and the grace begins.";
  if (after.type !== before.type) return "The trial becomes a paid subscription.";
  if (after.productVersionId !== before.productVersionId)
    return "The subscription renews on the plan that waited.";
  return after.periodEnd === before.periodEnd ? "Nothing changes." : "The subscription renews.";
}
