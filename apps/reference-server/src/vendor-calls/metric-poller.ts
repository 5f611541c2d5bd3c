import { DueKind, Frequency } from "@syndikit/contract";
import { enumValueOf } from "../enum-value.js";
import type { Moment } from "../ports.js";
import type { Services } from "../services.js";
import { onSubscriptions } from "../store/keys.js";
import type { JobRunner } from "../time/jobs.js";
import { askMetric, fault } from "./ask-metric.js";
import {
  type FinishedPoll,
  firstLast,
  firstRegular,
  foreseePolls,
  isLast,
  type Poll,
  type PollOutcome,
  pruneSamples,
  readPolls,
  recordPolls,
} from "./due-polls.js";
import { createPatience, createRestingHosts, interval, nextPoll } from "./metric-pace.js";

const KIND = DueKind.metricPoll;

/** The most polls that one job makes and one write records. */
const BATCH = 100;

/** The most requests in flight. */
const MAX_CONCURRENT = 16;

/** Everybody waits while the clock advances, so a whole batch is requested at once. */
const MAX_CONCURRENT_ADVANCING = BATCH;

type PollServices = Pick<Services, "store" | "outbound" | "seals" | "log" | "clock">;

/**
 * Polls the metrics of vendors. Requests are sent outside any transaction. An invalid answer is recorded with its
 * reason and bills nothing; the metric is polled again at the next point of its grid. The clock must run it before the
 * runner of period ends, because the last samples of a period must be on its bill.
 *
 * @param silence - milliseconds that an advance waits in total for vendors that do not answer.
 */
export function createPollRunner(services: PollServices, silence?: number): JobRunner {
  const { store, clock } = services;
  const hosts = createRestingHosts(clock.elapsed);
  let patience = createPatience(silence);
  /** The advance that `patience` belongs to. */
  let advance = clock.advancing;
  return {
    kind: KIND,
    foresee: foreseePolls,
    async nextJob(db, until, skipped) {
      const regular = await firstRegular(db, until);
      const last = await firstLast(db, until, skipped);
      const next = last === undefined || (regular && regular.dueAt <= last.dueAt) ? regular : last;
      return next === undefined ? undefined : { kind: KIND, id: next.id, dueAt: next.dueAt };
    },
    async run(job, signal) {
      const { advancing } = clock;
      if (advancing !== advance) patience = createPatience(silence);
      advance = advancing;
      const wait = advancing === undefined ? undefined : patience.wait;
      const batch = await store.read((db) => readPolls(db, job, BATCH));
      const ask = (poll: Poll): Promise<PollOutcome> | PollOutcome => {
        const extraHeaders = openHeaders(services, poll);
        return extraHeaders === null
          ? fault("an extra header of metric polls cannot be opened: set them again")
          : askMetric({ ...services, hosts, extraHeaders, wait, signal }, poll);
      };
      const limit = advancing === undefined ? MAX_CONCURRENT : MAX_CONCURRENT_ADVANCING;
      const start = clock.elapsed();
      // After a pause of the machine or the server, missed points are skipped instead of polled one by one.
      const since = advancing === undefined ? Math.max(job.dueAt, clock.now()) : job.dueAt;
      const finished = await concurrently(batch, limit, async (poll) =>
        finish(poll, { at: job.dueAt, since, outcome: await ask(poll) }),
      );
      const wasSilent = finished.some(({ outcome }) => outcome.kind === "fault" && outcome.silent === true);
      if (wasSilent) patience.spend(clock.elapsed() - start);
      await store.write(
        async (tx) => {
          await recordPolls(tx, finished);
          if (isLast(job)) for (const poll of finished) await pruneSamples(tx, poll);
        },
        onSubscriptions(finished.map(({ subscriptionId }) => subscriptionId)),
      );
      for (const [index, poll] of batch.entries()) logFault(services, poll, finished[index]);
    },
  };
}

interface Asked {
  readonly at: Moment;
  /** The next poll is after this time. */
  readonly since: Moment;
  readonly outcome: PollOutcome;
}

/** The last poll of a period is off the grid and does not move the next regular poll. */
function finish(
  { metricId, subscriptionId, frequency, nextAt }: Poll,
  { at, since, outcome }: Asked,
): FinishedPoll {
  const every = interval[enumValueOf(Frequency, frequency)];
  return { metricId, subscriptionId, at, nextAt: nextAt > at ? nextAt : nextPoll(since, every), outcome };
}

/** The extra headers; `null` when they were sealed with another key. */
function openHeaders({ seals, log }: PollServices, poll: Poll): Readonly<Record<string, string>> | null {
  try {
    return Object.fromEntries(
      poll.extraHeaders.map(({ name, value }) => [name.toLowerCase(), seals.open(value)]),
    );
  } catch (error) {
    log.error({ err: error, metric: poll.metricId }, "the extra headers of metric polls cannot be opened");
    return null;
  }
}

/** Logs a fault once instead of at each poll: otherwise a vendor that is down would fill the log. */
function logFault({ log }: PollServices, before: Poll, after: FinishedPoll | undefined): void {
  if (after?.outcome.kind !== "fault" || after.outcome.reason === before.lastError) return;
  const { metricId, subscriptionId, outcome } = after;
  log.warn({ metricId, subscriptionId, reason: outcome.reason }, "a metric could not be polled");
}

/**
 * Runs a callback for each item, with at most `limit` at a time.
 *
 * @returns the results in the order of the items.
 */
export async function concurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    // All workers share one iterator, so each takes the next free item.
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
