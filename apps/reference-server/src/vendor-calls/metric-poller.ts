import { DueKind, Frequency } from "@syndikit/contract";
import { enumValueOf } from "../enum-value.js";
import type { Send } from "../outbound/gate.js";
import type { Moment } from "../ports.js";
import type { Services } from "../services.js";
import { onSubscriptions } from "../store/keys.js";
import type { SandboxClock } from "../time/clock.js";
import type { JobRunner } from "../time/jobs.js";
import { askMetric, fault, NO_ENDPOINT, urlOf } from "./ask-metric.js";
import {
  firstLast,
  firstRegular,
  foreseePolls,
  isLast,
  type Poll,
  type PollPlace,
  readPolls,
} from "./due-polls.js";
import { type Budget, createBudget, interval, nextPoll } from "./metric-pace.js";
import { type FinishedPoll, type PollOutcome, recordPolls } from "./poll-outcomes.js";

const KIND = DueKind.metricPoll;

/** The most polls that one job makes at once, and one write records. */
const BATCH = 100;

export type PollServices = Pick<Services, "store" | "gate" | "seals" | "log" | "clock">;

/** One advance of the clock. */
interface Journey {
  readonly advancing: NonNullable<SandboxClock["advancing"]>;
  budgetOf(vendor: number): Budget;
  /** The poll that was made last. */
  asked?: PollPlace | undefined;
}

/**
 * Polls the metrics of vendors while the clock advances, in the order of the simulated time. As time passes, the
 * dispatcher of polls does. Each vendor has a budget for one advance; what is not asked counts with its last sample. An
 * invalid answer is recorded with its reason and bills nothing. The clock must run it before the runner of period ends,
 * because the last samples of a period must be on its bill.
 */
export function createPollRunner(services: PollServices): JobRunner {
  const { store, clock, log } = services;
  let journey: Journey | undefined;

  async function begin(advancing: Journey["advancing"]): Promise<Journey> {
    const foreseen = (await store.read(foreseePolls))(advancing.to);
    const budgets = new Map<number, Budget>();
    return {
      advancing,
      budgetOf(vendor) {
        const budget = budgets.get(vendor) ?? createBudget(foreseen.get(vendor) ?? NOTHING);
        budgets.set(vendor, budget);
        return budget;
      },
    };
  }

  return {
    kind: KIND,
    during: "advance",
    async nextJob(db, until, skipped) {
      const asked = journey?.advancing === clock.advancing ? journey?.asked : undefined;
      const regular = await firstRegular(db, until, asked);
      const last = await firstLast(db, until, skipped);
      const next = last === undefined || (regular && regular.dueAt <= last.dueAt) ? regular : last;
      return next === undefined ? undefined : { kind: KIND, id: next.id, dueAt: next.dueAt };
    },
    async run(job, signal) {
      const { advancing = { from: job.dueAt, to: job.dueAt } } = clock;
      if (journey?.advancing !== advancing) journey = await begin(advancing);
      const { budgetOf } = journey;
      const last = isLast(job);
      const batch = await store.read((db) => readPolls(db, job, BATCH));
      const finished = (
        await Promise.all(
          [...byVendor(batch)].map(([vendor, polls]) => {
            const round = { budget: budgetOf(vendor), last, at: job.dueAt, until: advancing.to, signal };
            return askAll(services, round, polls);
          }),
        )
      ).flat();
      await store.write(
        (tx) => recordPolls(tx, finished),
        onSubscriptions(finished.map(({ subscriptionId }) => subscriptionId)),
      );
      if (!last) journey.asked = batch.at(-1);
      for (const poll of batch) logFault(log, poll, finished.find((other) => isSame(poll, other))?.outcome);
    },
  };
}

const NOTHING = { regular: 0, last: 0 };

function byVendor(batch: readonly Poll[]): ReadonlyMap<number, readonly Poll[]> {
  const vendors = new Map<number, Poll[]>();
  for (const poll of batch) vendors.set(poll.vendor, [...(vendors.get(poll.vendor) ?? []), poll]);
  return vendors;
}

function isSame(one: Pick<Poll, "metricId" | "subscriptionId">, other: typeof one): boolean {
  return one.metricId === other.metricId && one.subscriptionId === other.subscriptionId;
}

/** Polls of one vendor that are made at once. */
interface Round {
  readonly budget: Budget;
  readonly last: boolean;
  /** The simulated time. */
  readonly at: Moment;
  /** Where the clock goes. */
  readonly until: Moment;
  readonly signal: AbortSignal;
}

async function askAll(
  services: PollServices,
  { budget, last, at, until, signal }: Round,
  polls: readonly Poll[],
): Promise<readonly FinishedPoll[]> {
  const refusal = budget.refusal(last);
  if (refusal !== undefined) {
    // A poll that is not due again on the way costs no more.
    return polls.map((poll) => finish(poll, { at, since: last ? at : until, outcome: fault(refusal) }));
  }
  const { clock, gate } = services;
  const { stride } = budget;
  const wait = budget.wait(last);
  const start = clock.elapsed();
  const outcomes = await Promise.all(
    polls.map((poll) =>
      askOne(services, poll, { wait, signal, send: (request) => gate.advance(poll.vendor, request) }),
    ),
  );
  const gaveUp = outcomes.some((outcome) => outcome.kind === "fault" && outcome.gaveUp === true);
  budget.spend(polls.length, Math.max(clock.elapsed() - start, gaveUp ? 2 * wait : 0));
  return polls.map((poll, index) => {
    const outcome = outcomes[index] ?? fault(NO_ENDPOINT);
    if (stride === 1 || last) return finish(poll, { at, since: at, outcome });
    const every = interval[enumValueOf(Frequency, poll.frequency)];
    const since = Math.min(at + (stride - 1) * every, until);
    const note = `one of ${stride} polls was made: the clock advances over more than it makes on its way`;
    return finish(poll, { at, since, outcome: outcome.kind === "value" ? { ...outcome, note } : outcome });
  });
}

interface AskOne {
  readonly wait?: number;
  readonly signal: AbortSignal;
  readonly send: Send;
}

/** Asks for one value. */
export async function askOne(
  services: Pick<PollServices, "seals" | "log">,
  poll: Poll,
  { wait, signal, send }: AskOne,
): Promise<PollOutcome> {
  const url = urlOf(poll);
  if (url === null) return fault(NO_ENDPOINT);
  const extraHeaders = openHeaders(services, poll);
  if (extraHeaders === null) return fault("an extra header of metric polls cannot be opened: set them again");
  return askMetric({ send, extraHeaders, wait, signal }, { url, ...poll });
}

interface Asked {
  readonly at: Moment;
  /** The next poll is after this time. */
  readonly since: Moment;
  readonly outcome: PollOutcome;
}

/** The last poll of a period is off the grid and does not move the next regular poll. */
export function finish(
  { metricId, subscriptionId, frequency, nextAt }: Poll,
  { at, since, outcome }: Asked,
): FinishedPoll {
  const every = interval[enumValueOf(Frequency, frequency)];
  return { metricId, subscriptionId, at, nextAt: nextAt > at ? nextAt : nextPoll(since, every), outcome };
}

/** The extra headers; `null` when they were sealed with another key. */
function openHeaders(
  { seals, log }: Pick<PollServices, "seals" | "log">,
  poll: Poll,
): Readonly<Record<string, string>> | null {
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
export function logFault(log: PollServices["log"], before: Poll, outcome: PollOutcome | undefined): void {
  if (outcome?.kind !== "fault" || outcome.reason === before.lastError) return;
  const { metricId, subscriptionId } = before;
  log.warn({ metricId, subscriptionId, reason: outcome.reason }, "a metric could not be polled");
}
