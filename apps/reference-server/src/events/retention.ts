import { and, asc, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { Log, Moment } from "../ports.js";
import type { Store } from "../store/port.js";
import { events } from "../store/tables/event.js";
import type { SandboxClock } from "../time/clock.js";

/** What the pruner works with. */
export interface PrunerOptions {
  readonly store: Store;
  readonly clock: Pick<SandboxClock, "now" | "mode">;
  readonly log: Log;
  /** For how many milliseconds a delivered event is kept; for ever when 0. {@link DEFAULT_RETENTION} when absent. */
  readonly retention?: number;
}

/** Lets go of delivered events that are old, with their attempts. */
interface Pruner {
  start(): void;
  /** Looks now. Answers with how many were let go. */
  prune(): Promise<number>;
  /** Waits for the batch that is being written. */
  stop(): Promise<void>;
}

const DAY = 24 * 60 * 60 * 1_000;

/** 90 days: a vendor that looks into a missed event has heard of it by then. */
export const DEFAULT_RETENTION = 90 * DAY;

/** How often it looks, in milliseconds. */
const INTERVAL = DAY / 24;

/** So many rows are looked at in one write, that nobody waits long behind it. */
const BATCH = 200;

/**
 * Makes the pruner. What is not delivered is never let go. Where the clock was moved everything is kept: a year
 * there is a minute here, and whoever moved it wants to see what it did.
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
    if (count > 0) log.info({ count }, "old delivered events were let go");
    return count;
  }

  const prune = (): Promise<number> => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  const look = (): void => {
    // What could not be let go now is there at the next look.
    prune().catch((error: unknown) => log.error({ err: error }, "old events could not be let go"));
  };

  return {
    start() {
      timer = setInterval(look, INTERVAL);
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
  readonly count: number;
  /** The identifier to go on after; `undefined` when nothing older is left. */
  readonly last: number | undefined;
}

/** Events come in the order of their time, so it goes by the identifier, and ends at the first that is too young. */
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
    const gone = await tx
      .delete(events)
      .where(and(inArray(events.id, old), lt(events.date, before), delivered))
      .returning({ id: events.id });
    return { count: gone.length, last };
  });
}
