import { toReference } from "@syndikit/contract";
import { type Duration, toMilliseconds } from "../duration.js";
import type { Reporter } from "../hooks.js";
import type { Queue } from "../queue/create-queue.js";

/** How every live subscription is read again, for events that were missed. */
export interface SweepOptions {
  /** How often. Default `"10m"`. */
  readonly every?: Duration;
  /**
   * How far each interval may be from that, as a share of it, so that several processes do not sweep as one. The
   * first sweep comes within this share after the start. Default 0.3.
   */
  readonly jitter?: number;
  /**
   * Lists subscriptions of the marketplace. Those that the store has never heard of are looked at as well: without
   * this, an order whose every event was lost is never noticed.
   *
   * @example
   * ```ts
   * list: () => client.subscriptions.list({ status: ["PENDING", "UNDEPLOY_SENT"] })
   * ```
   */
  list?(): AsyncIterable<ListedSubscription> | Iterable<ListedSubscription>;
}

/** A subscription, as a list names it. */
export interface ListedSubscription {
  readonly id: number;
}

/** Looks at every live subscription from time to time, because an event may never come. */
export interface Sweeper {
  start(): void;
  stop(): void;
  /** Sweeps now, and says how many subscriptions are looked at. */
  sweep(): Promise<number>;
}

/** What the sweeper needs. */
export interface SweeperOptions {
  readonly queue: Queue;
  readonly report: Reporter;
  readonly sweep: SweepOptions | false | undefined;
}

/** Makes the sweeper. */
export function createSweeper({ queue, report, sweep: options = {} }: SweeperOptions): Sweeper {
  const { store, clock, random } = queue;
  const settings: SweepOptions = options === false ? {} : options;
  const { every = "10m", jitter = 0.3 } = settings;
  const interval = toMilliseconds(every);
  let running = false;
  let cancel = (): void => {};

  async function sweep(): Promise<number> {
    const seen = new Set((await store.deadLetters()).map(({ key }) => key));
    let count = 0;
    const look = async (key: string): Promise<void> => {
      seen.add(key);
      count += 1;
      // What waits will look at the state by itself, and a sweep must not cut its back-off short.
      await queue.enqueue({ key, cause: "sweep", dueAt: clock.now(), onlyIdle: true });
    };
    for (const key of await store.trackedKeys()) if (!seen.has(key)) await look(key);
    for await (const { id } of settings.list?.() ?? []) {
      const key = toReference("subscription", id);
      // What has a record and is not tracked is over.
      if (!seen.has(key) && (await store.readRecord(key)) === undefined) await look(key);
    }
    return count;
  }

  function plan(delay: number): void {
    cancel = clock.after(delay, () => {
      sweep()
        .catch((error) => report.error(error, "sweeping"))
        .then(() => {
          if (running) plan(interval * (1 + jitter * (2 * random() - 1)));
        });
    });
  }

  return {
    sweep,
    start() {
      if (running || options === false) return;
      running = true;
      // Soon: events may have been missed while nothing ran, and a process may not live for a whole interval.
      plan(interval * jitter * random());
    },
    stop() {
      running = false;
      cancel();
    },
  };
}
