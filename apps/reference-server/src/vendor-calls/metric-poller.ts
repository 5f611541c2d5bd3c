import { Frequency } from "@syndikit/contract";
import { knownOf } from "../known.js";
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

const KIND = "metricPoll";

/** How many polls one job makes, and one write records. */
const BATCH = 100;

/** How many requests are under way at a time. */
const MAX_CONCURRENT = 16;

/** While the clock advances everybody waits, so all of a batch are asked at once. */
const MAX_CONCURRENT_ADVANCING = BATCH;

type PollServices = Pick<Services, "store" | "outbound" | "seals" | "log" | "clock">;

/**
 * Polls the metrics of vendors. Requests are sent outside of any transaction; a bad answer is recorded with its
 * reason, bills nothing, and is polled again at the next point of the metric's grid. The clock must run it before
 * the runner of period ends: the last samples of a period belong on its bill.
 *
 * @param silence - milliseconds that an advance waits in all for vendors that do not answer.
 */
export function createPollRunner(services: PollServices, silence?: number): JobRunner {
  const { store, clock } = services;
  const hosts = createRestingHosts(clock.elapsed);
  let patience = createPatience(silence);
  /** What the patience is for. */
  let advance = clock.advancing;
  return {
    kind: KIND,
    foresee: foreseePolls,
    async nextJob(db, until) {
      const regular = await firstRegular(db, until);
      const last = await firstLast(db, until);
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
      // The machine was away, or nobody looked: the points that have passed are not polled one by one.
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
  /** The next poll is later. */
  readonly since: Moment;
  readonly outcome: PollOutcome;
}

/** The last poll of a period is off the grid, so the next poll stays as it was. */
function finish(
  { metricId, subscriptionId, frequency, nextAt }: Poll,
  { at, since, outcome }: Asked,
): FinishedPoll {
  const every = interval[knownOf(Frequency, frequency)];
  return { metricId, subscriptionId, at, nextAt: nextAt > at ? nextAt : nextPoll(since, every), outcome };
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
