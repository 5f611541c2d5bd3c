import { type Subscription, toReference } from "@syndikit/contract";
import { aDuration, aFunction, aNumberFrom, type Expectation } from "../check-options.js";
import { type Duration, toMilliseconds } from "../duration.js";
import type { Reporter } from "../hooks.js";
import type { Gate } from "../queue/places.js";
import type { Queue } from "../queue/queue.js";
import { fromRow, type Task } from "../queue/task.js";
import { wake } from "../queue/transitions.js";
import { identify, isSame } from "./identity.js";
import { parseRecord } from "./record.js";

const PAGE = 500;

/** How often every live subscription is read again, in case an event was lost. */
export interface SweepOptions {
  /** The time between two checks of a subscription. Default `"10m"`. */
  readonly every?: Duration;
  /** Jitter: how far an interval may differ, as a fraction of it, so that checks spread out. Default 0.3. */
  readonly jitter?: number;
  /**
   * The most checks that a process starts in a minute, so that the marketplace's rate limit is left for orders. With
   * more subscriptions, the interval grows. Default 600.
   */
  readonly perMinute?: number;
  /**
   * Lists subscriptions of the marketplace. Those that the store does not know are checked too. Without this, an order
   * is never noticed if all of its events were lost.
   *
   * @example
   * ```ts
   * list: () => client.subscriptions.list({ status: ["PENDING", "UNDEPLOY_SENT"] })
   * ```
   */
  list?(): AsyncIterable<ListedSubscription> | Iterable<ListedSubscription>;
}

export const sweepMembers = {
  every: aDuration,
  jitter: aNumberFrom(0),
  perMinute: aNumberFrom(0),
  list: aFunction,
} satisfies Record<keyof SweepOptions, Expectation>;

/** A subscription, as a list names it. With these fields, one whose number belonged to another is noticed, too. */
export interface ListedSubscription {
  readonly id: number;
  readonly createdAt?: string;
  readonly buyer?: Subscription["buyer"];
}

/**
 * Checks every live subscription from time to time, because an event may never arrive. Each check is a separate task
 * with its own time, so the processes share them, and they do not delay events.
 */
export interface Sweeper {
  /** Schedules regular reads of the list: `soon` for a process that stays, or `now` for a run that ends. */
  start(first: "soon" | "now"): Promise<void>;
  /** Sweeps now, and returns how many subscriptions are checked. */
  sweep(): Promise<number>;
}

/** The kind of task that reads the list. */
export const listTask = "list";

export function createSweeper({
  queue,
  report,
  sweep: options = {},
}: {
  readonly queue: Queue;
  readonly report: Reporter;
  readonly sweep: SweepOptions | false | undefined;
}): Sweeper {
  const { store, clock, random, scope } = queue;
  const settings: SweepOptions = options === false ? {} : options;
  const { every = "10m", jitter = 0.3, perMinute = 600 } = settings;
  const interval = toMilliseconds(every);
  const listKey = `${scope}${listTask}/subscriptions`;
  if (options !== false) queue.lookAfter(() => Math.round(interval * (1 + jitter * (2 * random() - 1))));
  queue.guard(
    "sweep",
    createPace(() => clock.now(), perMinute),
  );
  queue.handle(listTask, async ({ signal }) => {
    try {
      await readList(signal);
      return { kind: "done", look: true };
    } catch (error) {
      report.error(error, "listing subscriptions");
      return { kind: "delayed", error, maxDelay: interval, report: false };
    }
  });

  /**
   * Wakes listed subscriptions that the store does not know, or knows as another one. A known one has its own checks,
   * or has ended.
   */
  async function readList(signal?: AbortSignal): Promise<number> {
    let count = 0;
    for await (const listed of settings.list?.() ?? []) {
      signal?.throwIfAborted();
      const key = scope + toReference("subscription", listed.id);
      const isNew = await queue.change(key, (task, now) =>
        task === undefined || isAnother(task, listed)
          ? // Most likely an order whose events were all lost: it does not wait behind the checks.
            { task: wake(task, { key, lane: "retry", cause: "sweep", now }).task, result: true }
          : { result: false },
      );
      if (isNew) count += 1;
    }
    return count;
  }

  async function sweep(): Promise<number> {
    let count = 0;
    const lanes = queue.lanes("sweep");
    for (let after = ""; ; ) {
      const rows = await store.list({ lanes, states: ["idle"], after, limit: PAGE });
      for (const { key } of rows.map(fromRow)) {
        if (key === listKey) continue;
        await queue.change(key, (task, now) => {
          // After a wake-up it is in another lane.
          if (task === undefined || task.lane !== "sweep") return { result: undefined };
          return { task: { ...task, dueAt: Math.min(task.dueAt ?? now, now) }, result: undefined };
        });
        count += 1;
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < PAGE) break;
      after = last.key;
    }
    return count + (await readList());
  }

  return {
    sweep,
    async start(first) {
      if (options === false || settings.list === undefined) return;
      if (first === "now") {
        // Only the first of many runs: after it, the list has its own time, in the store.
        await queue.change(listKey, (task, now) => ({
          result: undefined,
          ...(task === undefined ? wake(task, { key: listKey, lane: "sweep", cause: "sweep", now }) : {}),
        }));
        return;
      }
      // Soon: events may have been missed while nothing ran, and a process may not live for a whole interval.
      const dueAt = clock.now() + Math.round(interval * jitter * random());
      await queue.enqueue({ key: listKey, lane: "sweep", cause: "sweep", dueAt, onlyIdle: true });
    },
  };
}

function isAnother({ record }: Task, listed: ListedSubscription): boolean {
  const known = parseRecord(record).identity;
  const found = identify(listed);
  return known !== undefined && found !== undefined && !isSame(known, found);
}

/** A gate that allows a number of tasks per minute, and at most a second's share of them at once. */
function createPace(now: () => number, perMinute: number): Gate {
  const perMs = perMinute / 60_000;
  const most = Math.max(1, perMs * 1000);
  let tokens = most;
  let countedAt: number | undefined;

  function count(): number {
    const at = now();
    tokens = Math.min(most, tokens + (at - (countedAt ?? at)) * perMs);
    countedAt = at;
    return tokens;
  }

  return {
    places: () => Math.floor(count()),
    opensAt: () => (count() >= 1 ? undefined : now() + Math.ceil((1 - tokens) / perMs)),
    begin() {
      count();
      tokens -= 1;
      return () => {};
    },
  };
}
