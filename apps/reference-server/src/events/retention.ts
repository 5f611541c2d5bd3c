import { and, asc, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { Log, Moment } from "../ports.js";
import type { Store } from "../store/port.js";
import { events } from "../store/tables/event.js";
import type { SandboxClock } from "../time/clock.js";

/** Deletes old events that are delivered, with their attempts. */
interface Pruner {
  start(): void;
  /**
   * Deletes what is old now.
   *
   * @returns how many events were deleted.
   */
  prune(): Promise<number>;
  /** Waits for the batch that is being written. */
  stop(): Promise<void>;
}

export interface PrunerOptions {
  readonly store: Store;
  readonly clock: Pick<SandboxClock, "now" | "mode">;
  readonly log: Log;
  /** Milliseconds until a delivered event is deleted; never when 0. {@link DEFAULT_RETENTION} when absent. */
  readonly retention?: number;
}

const DAY = 24 * 60 * 60 * 1_000;

/** By then a vendor has noticed a missed event. */
export const DEFAULT_RETENTION = 90 * DAY;

/** Milliseconds between two runs. */
const INTERVAL = DAY / 24;

/** Rows in one transaction, so that other writes do not wait long. */
const BATCH = 200;

/**
 * An event that is not delivered is never deleted. While the clock is moved nothing is: a year there may be a minute
 * here, and whoever moved it wants to see the events of that year.
 */
export function createPruner({ store, clock, log, retention = DEFAULT_RETENTION }: PrunerOptions): Pruner {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let stopped = false;

  async function run(): Promise<number> {
    if (retention === 0 || clock.mode === "shifted") return 0;
    const before = clock.now() - retention;
    let count = 0;
    let after: number | undefined = 0;
    while (after !== undefined && !stopped) {
      const batch = await pruneBatch(store, { after, before });
      count += batch.count;
      after = batch.last;
    }
    if (count > 0) log.info({ count }, "old delivered events were deleted");
    return count;
  }

  const prune = (): Promise<number> => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    start() {
      timer = setInterval(() => {
        // The next run deletes what this one could not.
        prune().catch((error: unknown) => log.error({ err: error }, "old events could not be deleted"));
      }, INTERVAL);
      timer.unref();
    },
    prune,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running?.catch(() => undefined);
    },
  };
}

interface Batch {
  /** Deleted events. */
  readonly count: number;
  /** The identifier after which the next batch starts; `undefined` after the last batch. */
  readonly last: number | undefined;
}

/** Identifiers grow with the dates, so batches go by the identifier, and end at the first event that is too young. */
function pruneBatch(
  store: Store,
  { after, before }: { readonly after: number; readonly before: Moment },
): Promise<Batch> {
  return store.write(async (tx) => {
    const rows = await tx
      .select({ id: events.id, date: events.date })
      .from(events)
      .where(gt(events.id, after))
      .orderBy(asc(events.id))
      .limit(BATCH);
    const old = rows.filter(({ date }) => date < before).map(({ id }) => id);
    const last = old.length === BATCH ? old.at(-1) : undefined;
    if (old.length === 0) return { count: 0, last };
    const delivered = and(eq(events.notified, true), isNull(events.dueAt), isNull(events.leaseToken));
    const deleted = await tx
      .delete(events)
      .where(and(inArray(events.id, old), lt(events.date, before), delivered))
      .returning({ id: events.id });
    return { count: deleted.length, last };
  });
}
