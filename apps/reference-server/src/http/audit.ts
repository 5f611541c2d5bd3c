import { type Operation, type OperationId, operations } from "@syndikit/contract";
import type { Clock, Log, Moment } from "../ports.js";
import { insertAuditEntries, type NewAuditEntry } from "../store/audit.js";
import { onNothing } from "../store/keys.js";
import type { Store, Tx } from "../store/port.js";
import { type Reply, takesPasswordOnly } from "./call.js";
import { createBuckets } from "./limits.js";
import type { Observation } from "./observe.js";

/** Notes who did what. */
export interface Audit {
  /** Notes a change in the transaction that makes it: there is never the one without the other. */
  noteChange(tx: Tx, observation: Observation, reply: Reply<OperationId>): Promise<void>;
  /**
   * Notes the end of a request that is not noted yet. Resolves at once, but for what succeeded: then, when it is
   * stored.
   */
  noteEnd(observation: Observation, status: number): Promise<void>;
  /** Waits for what is being written. */
  idle(): Promise<void>;
  /** Ends it, when all is written. A request that is cut off later is in the log alone. */
  stop(): Promise<void>;
}

interface AuditOptions {
  readonly store: Store;
  readonly clock: Pick<Clock, "wall" | "elapsed">;
  readonly log: Log;
}

/** Failures of one caller, or one address, in a minute; the log has all of them. Who floods it hides nothing else. */
const FAILURES_PER_MINUTE = 60;

/** Failures of everybody in a minute: addresses are cheap. */
const ALL_FAILURES_PER_MINUTE = 600;

/** Entries in one transaction. */
const BATCH = 100;

export function createAudit({ store, clock, log }: AuditOptions): Audit {
  const { elapsed } = clock;
  const byCaller = createBuckets({ perMinute: FAILURES_PER_MINUTE, refill: "evenly", elapsed });
  const ofAll = createBuckets({ perMinute: ALL_FAILURES_PER_MINUTE, refill: "evenly", elapsed });
  const waiting: NewAuditEntry[] = [];
  let writing: Promise<void> | undefined;
  let stopped = false;

  async function writeWaiting(): Promise<void> {
    try {
      while (waiting.length > 0) {
        const batch = waiting.splice(0, BATCH);
        await store.write((tx) => insertAuditEntries(tx, batch), { ...onNothing, quiet: true });
      }
    } catch (error) {
      log.error({ err: error }, "entries of the audit could not be stored");
      waiting.length = 0;
    } finally {
      writing = undefined;
    }
  }

  function add(entry: NewAuditEntry): Promise<void> {
    waiting.push(entry);
    writing ??= writeWaiting();
    return writing;
  }

  /** Whether a failure is noted: so many that nobody can fill the disk with them. */
  function isWithinLimits({ principal, address }: Observation): boolean {
    const caller = principal === undefined ? address : String((principal.actor ?? principal).userId);
    return byCaller.take(caller).allowed && ofAll.take("all").allowed;
  }

  return {
    async noteChange(tx, observation, reply) {
      const made = reply.status === 201 ? reply.location : undefined;
      await insertAuditEntries(tx, [
        entryOf(observation, { status: reply.status, date: clock.wall(), made }),
      ]);
    },

    async noteEnd(observation, status) {
      if (stopped || observation.noted === true || !isAudited(observation)) return;
      const entry = entryOf(observation, { status, date: clock.wall() });
      if (status < 400) return add(entry);
      if (isWithinLimits(observation)) void add(entry);
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

/** Whether a request is noted: one that changes something or makes a token, or a sign-in that failed. */
function isAudited({ operationId, principal, signIn }: Observation): boolean {
  if (operationId === undefined) return principal === undefined && signIn !== undefined;
  const operation: Operation = operations[operationId];
  return operation.idempotency !== "safe" || takesPasswordOnly(operation);
}

/** @param made - what came of it, as in `self`. */
function entryOf(
  { principal, signIn, operationId, object, address, requestId }: Observation,
  {
    status,
    date,
    made,
  }: { readonly status: number; readonly date: Moment; readonly made?: string | undefined },
): NewAuditEntry {
  const actor = principal?.actor ?? principal ?? signIn;
  const asUser = principal?.actor === undefined ? undefined : principal;
  return {
    date,
    actorId: actor?.userId ?? null,
    actorName: actor?.userName ?? null,
    asUserId: asUser?.userId ?? null,
    asUserName: asUser?.userName ?? null,
    operation: operationId ?? null,
    object: made ?? object ?? null,
    status,
    address,
    requestId,
  };
}
