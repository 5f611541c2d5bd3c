import { createAbort } from "../abort.js";
import { type Lane, laneOf } from "../outbound/lane.js";
import { type Moment, nextTurn, type Random } from "../ports.js";
import { BILL_WAITS } from "../shares/table.js";
import { inTurns, pickCandidates } from "../store/claim-places.js";
import { onSubscriptions } from "../store/keys.js";
import type { Db } from "../store/port.js";
import type { SandboxClock } from "../time/clock.js";
import { fault, NO_ENDPOINT, urlOf } from "./ask-metric.js";
import { firstRegular, type Poll } from "./due-polls.js";
import { askOne, finish, logFault, type PollServices } from "./metric-poller.js";
import {
  endLeases,
  leasePolls,
  makeLastDue,
  readDueMetrics,
  readDuePolls,
  readLeasedMetrics,
  readUnaskedEnds,
} from "./poll-leases.js";
import { type FinishedPoll, type PollOutcome, recordPolls } from "./poll-outcomes.js";

/**
 * Polls the metrics of vendors as time passes, beside the jobs of the clock, which need the database alone and wait for
 * nobody. Each vendor has its share. While the clock is moved, nothing is polled here.
 */
export interface PollDispatcher {
  /** Claims what is due. Call it each second. */
  tick(): void;
  /**
   * Ends what is in flight, which stays due, and starts nothing.
   *
   * @returns the function that lets it go on.
   */
  pause(): Promise<() => void>;
  stop(): Promise<void>;
}

interface PollDispatcherOptions extends PollServices {
  readonly random: Random;
  /** Whether other processes poll from the same store. If so, leases that exist at the start are left to expire. */
  readonly shared: boolean;
}

/** In milliseconds. A poll takes 15 s at most. The rest is for recording it. */
const LEASE = 2 * BILL_WAITS;

/** The most polls of one metric that one claim takes. */
const OF_ONE_METRIC = 8;

/** The most metrics whose polls one claim reads. */
const METRICS = 64;

/** The most polls that one claim ends without asking, because their endpoint rests or is not configured. */
const UNASKED = 200;

const RESTING = "the endpoint did not answer in time, and is not called for a while";

/** A claimed poll: whom to ask, or why not. */
type Claimed = { readonly poll: Poll; readonly leaseToken: string } & (
  | { readonly lane: Lane }
  | { readonly reason: string }
);

export function createPollDispatcher(options: PollDispatcherOptions): PollDispatcher {
  const { store, clock, gate, log, random, shared } = options;
  /** Begins the tokens of this process. */
  const owner = `${Buffer.from(random.bytes(9)).toString("base64url")}.`;
  let claims = 0;
  let abort = createAbort(0);
  let pauses = 0;
  let isFirst = !shared;
  let finished: FinishedPoll[] = [];
  const underway = new Set<Promise<void>>();
  let pass: Promise<void> | undefined;
  let wokenAgain = false;

  function tick(): void {
    wokenAgain = true;
    if (pass !== undefined) return;
    pass = run()
      .catch((error: unknown) => {
        // What is finished is recorded by the next tick.
        wokenAgain = false;
        log.error({ err: error }, "the polls of metrics cannot be processed");
      })
      .finally(() => {
        pass = undefined;
        if (wokenAgain) tick();
      });
  }

  async function run(): Promise<void> {
    while (wokenAgain) {
      // Polls that end at the same moment are recorded together.
      await nextTurn();
      wokenAgain = false;
      await record();
      for (const claimed of await claim()) start(claimed);
    }
  }

  async function record(): Promise<void> {
    const batch = finished;
    if (batch.length === 0) return;
    finished = [];
    try {
      await store.write(
        (tx) => recordPolls(tx, batch),
        onSubscriptions(batch.map(({ subscriptionId }) => subscriptionId)),
      );
    } catch (error) {
      finished = [...batch, ...finished];
      throw error;
    }
  }

  const isMoved = (): boolean => pauses > 0 || clock.advancing !== undefined;

  async function claim(): Promise<readonly Claimed[]> {
    if (isMoved()) return [];
    if (isFirst) {
      // A process that ended has left them.
      await store.write(endLeases);
      isFirst = false;
    }
    const times = { now: clock.now(), wall: clock.wall() };
    for (const end of await store.read((db) => readUnaskedEnds(db, times.now)))
      await store.write((tx) => makeLastDue(tx, end), onSubscriptions([end.id]));
    const chosen = await store.read((db) => choose(db, times));
    if (chosen.length === 0 || isMoved()) return [];
    claims += 1;
    const leaseToken = `${owner}${claims}`;
    const polls = chosen.map(({ poll }) => poll);
    const leased = new Set(
      await store.write(
        (tx) => leasePolls(tx, polls, { leaseToken, leaseUntil: times.wall + LEASE, wall: times.wall }),
        {
          quiet: true,
          mayBeLost: true,
          ...onSubscriptions(polls.map(({ subscriptionId }) => subscriptionId)),
        },
      ),
    );
    return chosen.filter(({ poll }) => leased.has(poll)).map((each) => ({ leaseToken, ...each }));
  }

  /** Chooses due polls fairly among vendors, and within their shares. */
  async function choose(
    db: Db,
    times: { readonly now: number; readonly wall: number },
  ): Promise<readonly ({ readonly poll: Poll } & ({ readonly lane: Lane } | { readonly reason: string }))[]> {
    const room = gate.room("polls");
    // One step in an index, for most of the time nothing is due.
    if ((await firstRegular(db, times.now)) === undefined) return [];
    const due = await readDueMetrics(db, times);
    const others = shared ? await readLeasedMetrics(db, { wall: times.wall, owner }) : [];
    const inFlight = [
      ...room.inFlight,
      ...others.map((metric) => laneOf(metric.vendor, urlOf(metric) ?? "")),
    ];
    const limits = { ...room, ...times, inFlight, limit: Math.max(0, room.limit - others.length) };
    const unasked: { poll: Poll; reason: string }[] = [];
    const candidates: { readonly poll: Poll; readonly lane: Lane }[] = [];
    const held = (vendor: number): number => inFlight.filter((lane) => lane.vendor === vendor).length;
    const hasRoom = ({ vendor }: { readonly vendor: number }): boolean =>
      held(vendor) < (room.shares.get(vendor) ?? room.perVendor);
    // A vendor with many metrics does not come first.
    for (const metric of inTurns(due.filter(hasRoom)).slice(0, METRICS)) {
      const url = urlOf(metric);
      const lane = url === null ? undefined : laneOf(metric.vendor, url);
      const rest = lane === undefined ? undefined : gate.rest(lane);
      const isResting = rest !== undefined && rest.left > 0;
      const limit = lane === undefined || isResting ? UNASKED - unasked.length : OF_ONE_METRIC;
      const polls = limit <= 0 ? [] : await readDuePolls(db, metric.metricId, { limit, ...times });
      for (const poll of polls) {
        if (lane === undefined) unasked.push({ poll, reason: NO_ENDPOINT });
        else if (isResting) unasked.push({ poll, reason: RESTING });
        else candidates.push({ poll, lane });
      }
    }
    const picked = pickCandidates(
      candidates.map(({ poll, lane }, id) => ({ id, dueAt: poll.nextAt, ...lane })),
      limits,
    );
    return [...unasked, ...picked.flatMap((id) => candidates[id] ?? [])];
  }

  function start(claimed: Claimed): void {
    const { poll, leaseToken } = claimed;
    const { signal } = abort;
    const asking: Promise<PollOutcome> =
      "reason" in claimed
        ? Promise.resolve(fault(claimed.reason))
        : gate.hold("polls", claimed.lane, (send) => askOne(options, poll, { signal, send }));
    const ended = asking
      .catch((error: unknown) => {
        log.error({ err: error, metric: poll.metricId }, "a metric could not be polled");
        return fault("the service failed before the metric was asked for: see its log");
      })
      .then((outcome) => {
        // After a pause of the machine or the server, missed points are skipped instead of polled one by one.
        const since = Math.max(poll.nextAt, clock.now());
        finished.push({ ...finish(poll, { at: poll.nextAt, since, outcome }), leaseToken });
        logFault(log, poll, outcome);
        underway.delete(ended);
        tick();
      });
    underway.add(ended);
  }

  async function pause(): Promise<void> {
    pauses += 1;
    abort.abort();
    await Promise.all(underway);
    await pass;
    await Promise.all(underway);
    // If it cannot be recorded, the leases expire.
    await record().catch((error: unknown) => log.error({ err: error }, "polls could not be recorded"));
  }

  return {
    tick,
    async pause() {
      await pause();
      return () => {
        pauses -= 1;
        if (pauses === 0) abort = createAbort(0);
      };
    },
    stop: pause,
  };
}

/**
 * Until when bills need no more polls: the time that the clock showed when it was looked at, 15 seconds ago. So the
 * vendors are asked after a stop of the server and a sleep of the machine too.
 */
export function createMeasuredUntil(
  clock: Pick<SandboxClock, "elapsed" | "advancing">,
): (now: Moment) => Moment {
  /** One look a second. */
  let looks: { readonly at: number; readonly now: Moment }[] = [];
  let measured = 0;
  return (now) => {
    // On the way, the last polls of a period are made before its end.
    if (clock.advancing !== undefined) return now;
    const at = clock.elapsed();
    const last = looks.at(-1);
    if (last !== undefined && now < last.now) {
      // The clock has gone back, to the time of other content.
      looks = [];
      measured = 0;
    }
    if (last === undefined || at - last.at >= 1_000) looks.push({ at, now });
    for (let first = looks[0]; first !== undefined && at - first.at >= BILL_WAITS; [first] = looks) {
      measured = first.now;
      looks.shift();
    }
    return measured;
  };
}
