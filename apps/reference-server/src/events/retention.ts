import { ChangeKind, ClockMode } from "@syndikit/contract";
import { and, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql, sum } from "drizzle-orm";
import { noteChange } from "../changes/note.js";
import type { Log, Moment } from "../ports.js";
import { deleteAuditEntries } from "../store/audit.js";
import { onNothing, onVendors } from "../store/keys.js";
import type { Store } from "../store/port.js";
import { events } from "../store/tables/event.js";
import type { SandboxClock } from "../time/clock.js";

/** Deletes old events with their attempts, and old audit entries. */
interface Pruner {
  start(): void;
  /**
   * Deletes what is older than the limits now, and what exceeds the size limit.
   *
   * @returns how many events and entries were deleted.
   */
  prune(): Promise<number>;
  /** Waits for the current batch. */
  stop(): Promise<void>;
}

export interface PrunerOptions {
  readonly store: Store;
  readonly clock: Pick<SandboxClock, "now" | "wall" | "mode">;
  readonly log: Log;
  /** Milliseconds until a delivered event is deleted; never when 0. {@link DEFAULT_RETENTION} when absent. */
  readonly retention?: number | undefined;
  /** Milliseconds until an undelivered event is deleted; never when 0. {@link DEFAULT_RETENTION} when absent. */
  readonly undeliveredRetention?: number | undefined;
  /** Milliseconds until an audit entry is deleted; never when 0. {@link DEFAULT_AUDIT_RETENTION} when absent. */
  readonly auditRetention?: number | undefined;
  /** The most bytes for the events of one vendor; no limit when 0. {@link DEFAULT_LOG_SIZE} when absent. */
  readonly logSize?: number | undefined;
}

const DAY = 24 * 60 * 60 * 1_000;

/** Long enough for a vendor to notice a missed event. */
export const DEFAULT_RETENTION = 90 * DAY;

/** Long enough for an audit of a whole year. */
export const DEFAULT_AUDIT_RETENTION = 365 * DAY;

/** Enough for some hundred thousand delivered events, or for the failures of some thousand undelivered ones. */
export const DEFAULT_LOG_SIZE = 256 * 1024 * 1024;

/** Milliseconds between two runs. */
const INTERVAL = DAY / 24 / 4;

/** The most rows in one transaction, so that other writes do not wait long. */
const BATCH = 200;

/**
 * While the clock is shifted, nothing is deleted by age: a year on it may be a minute of real time, and whoever moved
 * it wants to see that year's events. The size limit always applies, because the disk fills in real time.
 */
export function createPruner({
  store,
  clock,
  log,
  retention = DEFAULT_RETENTION,
  undeliveredRetention = DEFAULT_RETENTION,
  auditRetention = DEFAULT_AUDIT_RETENTION,
  logSize = DEFAULT_LOG_SIZE,
}: PrunerOptions): Pruner {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let stopped = false;

  /** @param after - the age in milliseconds; nothing is deleted when 0. */
  async function deleteOlder(after: number, which: SQL | undefined): Promise<number> {
    if (after === 0 || clock.mode === ClockMode.shifted) return 0;
    const before = clock.now() - after;
    let count = 0;
    let last: number | undefined = 0;
    while (last !== undefined && !stopped) {
      const batch: Batch = await pruneBatch(store, { after: last, before, which });
      count += batch.count;
      last = batch.last;
    }
    return count;
  }

  /** Deletes a vendor's oldest events until the rest is within the limit: delivered ones first. */
  async function deleteExcess(vendor: number, excess: number): Promise<number> {
    let count = 0;
    let undelivered = 0;
    for (let left = excess; left > 0 && !stopped; ) {
      const batch = await deleteOldest(store, { vendor, bytes: left });
      if (batch.length === 0) break;
      count += batch.length;
      undelivered += batch.filter(({ notified }) => !notified).length;
      left -= batch.reduce((sum, { bytes }) => sum + bytes, 0);
    }
    if (count > 0) {
      log.warn(
        { vendor, count, undelivered, limit: logSize },
        "events were deleted, because a vendor's log was larger than its limit",
      );
    }
    return count;
  }

  /** By the machine's clock, like the dates of audit entries. */
  async function deleteAudit(): Promise<number> {
    if (auditRetention === 0) return 0;
    const before = clock.wall() - auditRetention;
    let count = 0;
    let last = BATCH;
    while (last === BATCH && !stopped) {
      last = await store.write((tx) => deleteAuditEntries(tx, before, BATCH), { ...onNothing, quiet: true });
      count += last;
    }
    if (count > 0) log.info({ count }, "old entries of the audit were deleted");
    return count;
  }

  async function run(): Promise<number> {
    const delivered = await deleteOlder(retention, isDelivered);
    if (delivered > 0) log.info({ count: delivered }, "old delivered events were deleted");
    const undelivered = await deleteOlder(undeliveredRetention, isUndelivered);
    if (undelivered > 0)
      log.warn({ count: undelivered }, "old events that were never delivered were deleted");
    let excess = 0;
    for (const { vendor, bytes } of logSize === 0 ? [] : await readSizes(store)) {
      if (bytes > logSize) excess += await deleteExcess(vendor, bytes - logSize);
    }
    return delivered + undelivered + excess + (await deleteAudit());
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

/** Delivered, with nothing left to do. */
const isDelivered = and(eq(events.notified, true), isNull(events.dueAt), isNull(events.leaseToken));

/** Includes events that are no longer retried, but not delivered events that are sent again. */
const isUndelivered = and(eq(events.notified, false), isNull(events.leaseToken));

function readSizes(store: Store): Promise<readonly { readonly vendor: number; readonly bytes: number }[]> {
  return store.read((db) =>
    db
      .select({ vendor: events.vendor, bytes: sum(events.bytes).mapWith(Number) })
      .from(events)
      .groupBy(events.vendor),
  );
}

/** Deletes a batch of a vendor's oldest events, but no more than needed to free the bytes. */
function deleteOldest(
  store: Store,
  { vendor, bytes }: { readonly vendor: number; readonly bytes: number },
): Promise<readonly { readonly bytes: number; readonly notified: boolean }[]> {
  return store.write(
    async (tx) => {
      const rows = await tx
        .select({ id: events.id, bytes: events.bytes })
        .from(events)
        .where(and(eq(events.vendor, vendor), isNull(events.leaseToken)))
        .orderBy(desc(sql`${events.notified} = 1 and ${events.dueAt} is null`), asc(events.id))
        .limit(BATCH);
      let freed = 0;
      const ids: number[] = [];
      for (const row of rows) {
        if (freed >= bytes) break;
        ids.push(row.id);
        freed += row.bytes;
      }
      if (ids.length > 0) noteChange(tx, { kind: ChangeKind.event });
      return tx
        .delete(events)
        .where(inArray(events.id, ids))
        .returning({ bytes: events.bytes, notified: events.notified });
    },
    onVendors([vendor]),
  );
}

interface Batch {
  /** The number of deleted events. */
  readonly count: number;
  /** The identifier after which the next batch starts; `undefined` after the last batch. */
  readonly last: number | undefined;
}

/** Identifiers grow with the dates. So batches go by identifier, and end at the first event that is not old enough. */
async function pruneBatch(
  store: Store,
  {
    after,
    before,
    which,
  }: { readonly after: number; readonly before: Moment; readonly which: SQL | undefined },
): Promise<Batch> {
  const rows = await store.read((db) =>
    db
      .select({ id: events.id, date: events.date, vendor: events.vendor })
      .from(events)
      .where(gt(events.id, after))
      .orderBy(asc(events.id))
      .limit(BATCH),
  );
  const old = rows.filter(({ date }) => date < before);
  const last = old.length === BATCH ? old.at(-1)?.id : undefined;
  if (old.length === 0) return { count: 0, last };
  const ids = old.map(({ id }) => id);
  const vendors = new Set(old.map(({ vendor }) => vendor));
  const count = await store.write(
    async (tx) => {
      const deleted = await tx
        .delete(events)
        .where(and(inArray(events.id, ids), lt(events.date, before), which))
        .returning({ id: events.id });
      if (deleted.length > 0) noteChange(tx, { kind: ChangeKind.event });
      return deleted.length;
    },
    onVendors([...vendors]),
  );
  return { count, last };
}
