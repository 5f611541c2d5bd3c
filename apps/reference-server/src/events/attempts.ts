import { ChangeKind, EventAttemptOutcome } from "@syndikit/contract";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { noteChange } from "../changes/note.js";
import type { Log, Moment } from "../ports.js";
import { inList, listed } from "../store/dialect.js";
import type { Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { attempts, type EventRow, events } from "../store/tables/event.js";
import { findEndpointRow, noteAttempt } from "./endpoints.js";
import type { FinishedAttempt } from "./retries.js";

/** The outcome of a claimed event. */
export type Outcome =
  | {
      readonly kind: "attempted";
      readonly event: EventRow;
      /** More than one only when a fault rule asks for copies. */
      readonly sends: readonly FinishedAttempt[];
      /** The one that decides. */
      readonly best: FinishedAttempt;
      /** `null` when the event is delivered. */
      readonly nextAt: Moment | null;
      /** What the vendor should know beside the reason of the attempt. */
      readonly note?: string;
    }
  /** A fault rule held it back. */
  | {
      readonly kind: "held";
      readonly event: EventRow;
      readonly held: "DELAY" | "REORDER";
      readonly until: Moment;
      readonly now: Moment;
    }
  /** It was not sent, for a reason on this side. It waits as if it had failed. */
  | { readonly kind: "unsent"; readonly event: EventRow; readonly reason: string; readonly until: Moment }
  /** Its endpoint is paused. */
  | { readonly kind: "paused"; readonly event: EventRow; readonly reason: string }
  /** Its delivery was not started; it is due again at once, or later. */
  | { readonly kind: "returned"; readonly event: EventRow; readonly until?: Moment };

/**
 * Records the outcomes of events, and releases their leases. Nothing is recorded for an event whose lease was lost,
 * because the event was deleted or claimed again: its new owner records its own outcome.
 */
export async function recordOutcomes(
  tx: Tx,
  outcomes: readonly Outcome[],
  context: RecordContext,
): Promise<void> {
  for (const outcome of outcomes) {
    const { event } = outcome;
    const lease = { id: event.id, leaseToken: event.leaseToken };
    noteChange(tx, { kind: ChangeKind.event, id: event.id, audience: { companyId: event.companyId } });
    switch (outcome.kind) {
      case "attempted":
        await recordAttempts(tx, outcome, { lease, context });
        break;
      case "paused": {
        // It may have been resumed since the event was claimed: then nobody would look for it.
        const isPaused = ((await findEndpointRow(tx, event))?.pausedAt ?? null) !== null;
        await releaseLease(
          tx,
          lease,
          isPaused
            ? { held: "PAUSED", dueAt: null, lastError: `The endpoint is paused. ${outcome.reason}` }
            : { dueAt: context.now },
        );
        break;
      }
      case "held": {
        // An event that has started lets newer ones of its entity pass. A delay keeps the order.
        const startedAt = outcome.held === "REORDER" ? outcome.now : event.startedAt;
        await releaseLease(tx, lease, { held: outcome.held, dueAt: outcome.until, startedAt });
        break;
      }
      case "unsent":
        await releaseLease(tx, lease, {
          lastError: outcome.reason,
          dueAt: outcome.until,
          rounds: event.rounds + 1,
        });
        break;
      case "returned":
        await releaseLease(tx, lease, outcome.until === undefined ? {} : { dueAt: outcome.until });
        break;
    }
  }
}

interface RecordContext {
  readonly now: Moment;
  readonly log: Log;
  /** Days with failures until an endpoint is paused; never when 0. */
  readonly pauseAfter: number;
}

interface Lease {
  readonly id: number;
  readonly leaseToken: string | null;
}

async function recordAttempts(
  tx: Tx,
  { event, sends, best, nextAt, note }: Extract<Outcome, { kind: "attempted" }>,
  { lease, context }: { readonly lease: Lease; readonly context: RecordContext },
): Promise<void> {
  const { delivered, reason } = best.verdict;
  const lastError = delivered ? null : [reason, note].join(" ").trimEnd();
  const [current] = await finishAttempts(tx).execute({
    ...lease,
    copies: sends.length,
    rounds: best.verdict.outcome === EventAttemptOutcome.INTERRUPTED ? 0 : 1,
    bytes: sends.reduce((sum, send) => sum + sizeOf(send), 0),
    startedAt: best.startedAt,
    delivered: delivered ? 1 : 0,
    nextAt,
    lastError,
  });
  if (current === undefined) return;
  await noteAttempt(tx, { event, best, copies: sends.length, lastError }, context);
  for (const [index, { result, verdict, headers, startedAt }] of sends.entries()) {
    const answer = result.kind === "answer" ? result : undefined;
    await insertAttempt(tx).execute({
      eventId: lease.id,
      number: current.attempts - sends.length + index + 1,
      date: startedAt,
      duration: result.duration,
      outcome: verdict.outcome,
      reason: verdict.reason,
      status: answer?.status ?? null,
      requestHeaders: headers,
      responseHeaders: answer?.headers ?? null,
      responseBody: answer?.body ?? null,
    });
  }
}

/** Of a row, besides its texts. */
const ROW_BYTES = 100;

/** About what an attempt takes in the log. */
function sizeOf({ result, headers, verdict }: FinishedAttempt): number {
  const answer = result.kind === "answer" ? JSON.stringify(result.headers).length + result.body.length : 0;
  return ROW_BYTES + JSON.stringify(headers).length + verdict.reason.length + answer;
}

const finishAttempts = prepared((tx: Tx) =>
  tx
    .update(events)
    .set({
      attempts: sql`${events.attempts} + ${sql.placeholder("copies")}`,
      rounds: sql`${events.rounds} + ${sql.placeholder("rounds")}`,
      bytes: sql`${events.bytes} + ${sql.placeholder("bytes")}`,
      startedAt: sql`coalesce(${events.startedAt}, ${sql.placeholder("startedAt")})`,
      // A redelivery that fails does not undo an earlier delivery.
      notified: sql`case when ${sql.placeholder("delivered")} = 1 then 1 else ${events.notified} end`,
      dueAt: sql`${sql.placeholder("nextAt")}`,
      lastError: sql`${sql.placeholder("lastError")}`,
      held: null,
      leaseToken: null,
      leaseUntil: null,
    })
    .where(and(eq(events.id, sql.placeholder("id")), eq(events.leaseToken, sql.placeholder("leaseToken"))))
    .returning({ attempts: events.attempts })
    .prepare(),
);

const insertAttempt = prepared((tx: Tx) =>
  tx
    .insert(attempts)
    .values({
      eventId: sql.placeholder("eventId"),
      number: sql.placeholder("number"),
      date: sql.placeholder("date"),
      duration: sql.placeholder("duration"),
      outcome: sql.placeholder("outcome"),
      reason: sql.placeholder("reason"),
      status: sql.placeholder("status"),
      requestHeaders: sql.placeholder("requestHeaders"),
      responseHeaders: sql.placeholder("responseHeaders"),
      responseBody: sql.placeholder("responseBody"),
    })
    .prepare(),
);

async function releaseLease(tx: Tx, { id, leaseToken }: Lease, change: Partial<EventRow>): Promise<void> {
  await tx
    .update(events)
    .set({ ...change, leaseToken: null, leaseUntil: null })
    .where(and(eq(events.id, id), eq(events.leaseToken, leaseToken ?? "")));
}

/**
 * Records the deliveries that were in flight when an earlier process ended, and makes their events due. Only while
 * no other process delivers from this store.
 *
 * @returns how many there were.
 */
export async function recordInterrupted(tx: Tx, context: RecordContext): Promise<number> {
  const { now } = context;
  const { INTERRUPTED: outcome } = EventAttemptOutcome;
  const reason = "The service stopped before the answer came.";
  const result = { kind: "failure", outcome, reason, duration: 0 } as const;
  const verdict = { outcome, delivered: false, reason };
  const best = { result, verdict, headers: {}, startedAt: now };
  const interrupted = await tx.select().from(events).where(isNotNull(events.leaseToken));
  await recordOutcomes(
    tx,
    interrupted.map((event) => ({ kind: "attempted", event, sends: [best], best, nextAt: now })),
    context,
  );
  return interrupted.length;
}

/** Makes the events due that a reorder rule holds back until a newer one for their endpoint was sent. */
export async function releaseOvertaken(tx: Tx, sent: readonly EventRow[], now: Moment): Promise<void> {
  const endpoints = [...new Set(sent.map(({ endpoint }) => endpoint))];
  const held = await reordered(tx).execute({ endpoints: listed(endpoints) });
  // Two vendors may share an endpoint. An event waits only for those of its own vendor.
  const overtaken = held.filter(({ id, endpoint, vendor }) =>
    sent.some((other) => other.endpoint === endpoint && other.vendor === vendor && other.id > id),
  );
  for (const { id } of overtaken) await tx.update(events).set({ dueAt: now }).where(eq(events.id, id));
}

const reordered = prepared((tx: Tx) =>
  tx
    .select({ id: events.id, endpoint: events.endpoint, vendor: events.vendor })
    .from(events)
    // In these words the engine sees that the index of reordered events will do.
    .where(
      and(inList(events.endpoint, "endpoints"), sql`${events.held} = 'REORDER'`, isNotNull(events.dueAt)),
    )
    .prepare(),
);
