import { Frequency } from "@syndikit/contract";
import { knownOf } from "../known.js";
import type { Moment } from "../ports.js";
import type { Services } from "../services.js";
import { polls } from "../store/tables/metric.js";
import type { JobRunner } from "../time/jobs.js";
import { askMetric, fault } from "./ask-metric.js";
import {
  type FinishedPoll,
  firstLast,
  firstRegular,
  isLast,
  type Poll,
  type PollOutcome,
  pruneSamples,
  readPolls,
  recordPolls,
} from "./due-polls.js";
import { createRestingHosts, interval, nextPoll, type Span } from "./metric-pace.js";

const KIND = "metricPoll";

/** How many polls one job makes, and one write records. */
const BATCH = 100;

/** How many requests are under way at a time. */
const MAX_CONCURRENT = 16;

type PollServices = Pick<Services, "store" | "outbound" | "seals" | "log" | "clock">;

/**
 * Polls the metrics of vendors. Requests are sent outside of any transaction; a bad answer is recorded with its
 * reason, bills nothing, and is polled again at the next point of the metric's grid. The clock must run it before
 * the runner of period ends: the last samples of a period belong on its bill.
 */
export function createPollRunner(services: PollServices): JobRunner {
  const { store, clock } = services;
  const hosts = createRestingHosts(clock.elapsed);
  // What the clock is crossing: `until` is the same until it has arrived.
  let span: Span = { from: 0, until: 0, polls: 0 };

  return {
    kind: KIND,
    async dueJobs(db, until) {
      const regular = await firstRegular(db, until);
      const last = await firstLast(db, until);
      const jobs = [regular, last].flatMap((job) => job ?? []);
      if (span.until !== until && jobs.length > 0) {
        const from = Math.min(...jobs.map(({ dueAt }) => dueAt));
        span = { from, until, polls: await db.$count(polls) };
      }
      return jobs.map(({ id, dueAt }) => ({ kind: KIND, id, dueAt }));
    },

    async run(job) {
      const batch = await store.read((db) => readPolls(db, job, BATCH));
      const ask = (poll: Poll): Promise<PollOutcome> | PollOutcome => {
        const extraHeaders = openHeaders(services, poll);
        return extraHeaders === null
          ? fault("an extra header of metric polls cannot be opened: set them again")
          : askMetric({ ...services, hosts, extraHeaders }, poll);
      };
      const finished = await concurrently(batch, MAX_CONCURRENT, async (poll) =>
        finish(poll, { at: job.dueAt, span, outcome: await ask(poll) }),
      );
      await store.write(async (tx) => {
        await recordPolls(tx, finished);
        if (isLast(job)) for (const poll of finished) await pruneSamples(tx, poll);
      });
      for (const [index, poll] of batch.entries()) logFault(services, poll, finished[index]);
    },
  };
}

interface Asked {
  readonly at: Moment;
  readonly span: Span;
  readonly outcome: PollOutcome;
}

/** The last poll of a period is off the grid, so the next poll stays as it was. */
function finish(
  { metricId, subscriptionId, frequency, nextAt }: Poll,
  { at, span, outcome }: Asked,
): FinishedPoll {
  const every = interval[knownOf(Frequency, frequency)];
  return { metricId, subscriptionId, at, nextAt: nextAt > at ? nextAt : nextPoll(at, every, span), outcome };
}

/** The extra headers; `null` when the secret key is not the one that they were sealed with. */
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

/** Logs a fault once and not at each poll, or a vendor that is away would fill the log. */
function logFault({ log }: PollServices, before: Poll, after: FinishedPoll | undefined): void {
  if (after?.outcome.kind !== "fault" || after.outcome.reason === before.lastError) return;
  const { metricId, subscriptionId, outcome } = after;
  log.warn({ metricId, subscriptionId, reason: outcome.reason }, "a metric could not be polled");
}

/**
 * Runs a work for each item, with at most `limit` at a time.
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
    // One iterator for all workers: each takes the next item that nobody has.
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}
