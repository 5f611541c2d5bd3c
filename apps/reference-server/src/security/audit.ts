import { type Operation, type OperationId, operations } from "@syndikit/contract";
import { type Reply, takesPasswordOnly } from "../api/call.js";
import type { ChangedFields } from "../api/changed-fields.js";
import type { Observation } from "../api/observation.js";
import type { Clock, Log, Moment } from "../ports.js";
import { insertAuditEntries, type NewAuditEntry } from "../store/audit.js";
import { onNothing } from "../store/keys.js";
import type { Store, Tx } from "../store/port.js";
import { createBuckets } from "./limits.js";

/** What a request did to an object. */
export interface AuditedChange {
  readonly reply: Reply<OperationId>;
  /** The fields that changed, before and after; absent where they are not known. */
  readonly fields?: ChangedFields | undefined;
}

/** Records who did what. */
export interface Audit {
  /** Records a change in the transaction that makes it, so that neither exists without the other. */
  noteChange(tx: Tx, observation: Observation, result: AuditedChange): Promise<void>;
  /**
   * Records the end of a request that is not recorded yet. For a successful request it resolves when the entry is
   * stored, otherwise at once.
   */
  noteEnd(observation: Observation, status: number): Promise<void>;
  /** Waits until pending entries are written. */
  idle(): Promise<void>;
  /** Stops it after everything is written. A request that is cut off later is only in the log. */
  stop(): Promise<void>;
}

interface AuditOptions {
  readonly store: Store;
  readonly clock: Pick<Clock, "wall" | "elapsed" | "now">;
  readonly log: Log;
}

/**
 * The most failures recorded per minute for one caller or address; the log has all of them. A caller that floods the
 * audit hides nothing of others.
 */
const FAILURES_PER_MINUTE = 60;

/** The most failures recorded per minute for all callers, because addresses are cheap to get. */
const ALL_FAILURES_PER_MINUTE = 600;

/** In milliseconds. Two readings of one clock can differ by this. */
const SAME = 1_000;

/** The most entries in one transaction. */
const BATCH = 100;

/** An entry that is not stored yet. */
interface Waiting {
  readonly entry: NewAuditEntry;
  /** Called when it is stored, or cannot be; absent where nobody waits for it. */
  end?(): void;
}

export function createAudit({ store, clock, log }: AuditOptions): Audit {
  const { elapsed } = clock;
  const byCaller = createBuckets({ perMinute: FAILURES_PER_MINUTE, refill: "evenly", elapsed });
  const ofAll = createBuckets({ perMinute: ALL_FAILURES_PER_MINUTE, refill: "evenly", elapsed });
  /** What somebody waits for is stored before the failures. */
  const awaited: Waiting[] = [];
  const failures: Waiting[] = [];
  let writing: Promise<void> | undefined;
  let stopped = false;

  function dates(): Dates {
    const [date, now] = [clock.wall(), clock.now()];
    return { date, marketplaceDate: Math.abs(now - date) < SAME ? null : now };
  }

  /** Entries that arrive meanwhile are written too, so who waits for one waits for its own batch, not for the end. */
  async function writeWaiting(): Promise<void> {
    while (awaited.length + failures.length > 0) {
      const first = awaited.splice(0, BATCH);
      const batch = [...first, ...failures.splice(0, BATCH - first.length)];
      try {
        const entries = batch.map(({ entry }) => entry);
        await store.write((tx) => insertAuditEntries(tx, entries), { ...onNothing, quiet: true });
      } catch (error) {
        log.error({ err: error, entries: batch.length }, "entries of the audit could not be stored");
      }
      for (const { end } of batch) end?.();
    }
    writing = undefined;
  }

  function addFailure(entry: NewAuditEntry): void {
    failures.push({ entry });
    writing ??= writeWaiting();
  }

  function add(entry: NewAuditEntry): Promise<void> {
    return new Promise((end) => {
      awaited.push({ entry, end });
      writing ??= writeWaiting();
    });
  }

  /** Whether a failure is recorded. The limit keeps anyone from filling the disk. */
  function isWithinLimits({ principal, address }: Observation): boolean {
    const caller = principal === undefined ? address : String((principal.actor ?? principal).userId);
    return byCaller.take(caller).allowed && ofAll.take("all").allowed;
  }

  return {
    async noteChange(tx, observation, { reply, fields }) {
      const made = reply.status === 201 ? reply.location : undefined;
      await insertAuditEntries(tx, [
        entryOf(observation, { status: reply.status, ...dates(), made, fields }),
      ]);
    },

    async noteEnd(observation, status) {
      if (stopped || observation.noted === true || !isAudited(observation)) return;
      const entry = entryOf(observation, { status, ...dates(), fields: observation.fields });
      if (status < 400) return add(entry);
      if (isWithinLimits(observation)) addFailure(entry);
    },

    async idle() {
      await writing;
    },

    async stop() {
      stopped = true;
      await writing;
    },
  };
}

/** Whether a request is recorded: it changes something, creates a token, or is a failed sign-in. */
function isAudited({ operationId, principal, signIn }: Observation): boolean {
  if (operationId === undefined) return principal === undefined && signIn !== undefined;
  const operation: Operation = operations[operationId];
  return operation.idempotency !== "safe" || takesPasswordOnly(operation);
}

interface Dates {
  readonly date: Moment;
  readonly marketplaceDate: Moment | null;
}

/** @param made - the object that the request created, as in `self`. */
function entryOf(
  { principal, signIn, operationId, object, address, requestId }: Observation,
  {
    status,
    date,
    marketplaceDate,
    made,
    fields,
  }: Dates & {
    readonly status: number;
    readonly made?: string | undefined;
    readonly fields?: ChangedFields | undefined;
  },
): NewAuditEntry {
  const actor = principal?.actor ?? principal ?? signIn;
  const asUser = principal?.actor === undefined ? undefined : principal;
  return {
    date,
    marketplaceDate,
    actorId: actor?.userId ?? null,
    actorName: actor?.userName ?? null,
    asUserId: asUser?.userId ?? null,
    asUserName: asUser?.userName ?? null,
    operation: operationId ?? null,
    object: made ?? object ?? null,
    status,
    address,
    requestId,
    before: fields?.before ?? null,
    after: fields?.after ?? null,
  };
}
