import { EventAttemptOutcome } from "@syndikit/contract";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import type { OutboundResult } from "../outbound/outbound.js";
import type { Moment } from "../ports.js";
import type { Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { attempts, type EventRow, events } from "../store/tables/event.js";
import type { Verdict } from "./retries.js";

/** One request that is over. */
export interface FinishedAttempt {
  readonly result: OutboundResult;
  readonly verdict: Verdict;
  /** As they were sent. They hold the signature, and never the secret. */
  readonly headers: Readonly<Record<string, string>>;
  /** On the marketplace's clock. */
  readonly startedAt: Moment;
}

/** What became of an event that was claimed. */
export type Outcome =
  | {
      readonly kind: "attempted";
      readonly event: EventRow;
      /** More than one only when a fault rule asked for copies. */
      readonly sends: readonly FinishedAttempt[];
      /** The one that decides. */
      readonly best: FinishedAttempt;
      /** `null` when nothing is left to do. */
      readonly nextAt: Moment | null;
    }
  | {
      readonly kind: "held";
      readonly event: EventRow;
      readonly held: "DELAY" | "REORDER";
      readonly until: Moment;
      readonly now: Moment;
    }
  /** It could not go out, for a reason on this side. */
  | { readonly kind: "unsent"; readonly event: EventRow; readonly reason: string; readonly until: Moment }
  /** It was claimed and not begun. */
  | { readonly kind: "returned"; readonly event: EventRow };

/**
 * Records what became of events, and gives their leases back. Whoever lost the lease meanwhile, to a deletion or
 * to another claim, records nothing: somebody else answers for the event then.
 */
export async function recordOutcomes(tx: Tx, outcomes: readonly Outcome[]): Promise<void> {
  for (const outcome of outcomes) {
    const { event } = outcome;
    const lease = { id: event.id, leaseToken: event.leaseToken };
    switch (outcome.kind) {
      case "attempted":
        await recordAttempts(tx, outcome, lease);
        break;
      case "held": {
        // Only what is to be overtaken lets newer ones pass; a delay keeps the order.
        const startedAt = outcome.held === "REORDER" ? outcome.now : event.startedAt;
        await giveBack(tx, lease, { held: outcome.held, dueAt: outcome.until, startedAt });
        break;
      }
      case "unsent":
        await giveBack(tx, lease, { lastError: outcome.reason, dueAt: outcome.until });
        break;
      case "returned":
        await giveBack(tx, lease, {});
        break;
    }
  }
}

/**
 * Records what a process left behind that ended in the middle of deliveries, and makes it due. Nobody else may
 * be at work then.
 *
 * @returns how many there were.
 */
export async function recordInterrupted(tx: Tx, now: Moment): Promise<number> {
  const { INTERRUPTED: outcome } = EventAttemptOutcome;
  const reason = "The service stopped before the answer came.";
  const result = { kind: "failure", outcome, reason, duration: 0 } as const;
  const verdict = { outcome, delivered: false, reason };
  const best = { result, verdict, headers: {}, startedAt: now };
  const left = await tx.select().from(events).where(isNotNull(events.leaseToken));
  await recordOutcomes(
    tx,
    left.map((event) => ({ kind: "attempted", event, sends: [best], best, nextAt: now })),
  );
  return left.length;
}

/** An event that a rule wants to be overtaken has been, once a newer one for its endpoint was sent. */
export async function releaseOvertaken(tx: Tx, sent: EventRow, now: Moment): Promise<void> {
  await tx
    .update(events)
    .set({ dueAt: now })
    .where(
      and(
        eq(events.endpoint, sent.endpoint),
        eq(events.held, "REORDER"),
        isNotNull(events.dueAt),
        lt(events.id, sent.id),
      ),
    );
}

interface Lease {
  readonly id: number;
  readonly leaseToken: string | null;
}

async function recordAttempts(
  tx: Tx,
  { sends, best, nextAt }: Extract<Outcome, { kind: "attempted" }>,
  lease: Lease,
): Promise<void> {
  const { delivered, reason } = best.verdict;
  const [current] = await finish(tx).execute({
    ...lease,
    copies: sends.length,
    startedAt: best.startedAt,
    delivered: delivered ? 1 : 0,
    nextAt,
    lastError: delivered ? null : reason,
  });
  if (current === undefined) return;
  for (const [index, { result, verdict, headers, startedAt }] of sends.entries()) {
    const answer = result.kind === "answer" ? result : undefined;
    await append(tx).execute({
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

const finish = prepared((tx: Tx) =>
  tx
    .update(events)
    .set({
      attempts: sql`${events.attempts} + ${sql.placeholder("copies")}`,
      startedAt: sql`coalesce(${events.startedAt}, ${sql.placeholder("startedAt")})`,
      // A redelivery that fails does not undo that it was accepted before.
      notified: sql`max(${events.notified}, ${sql.placeholder("delivered")})`,
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

const append = prepared((tx: Tx) =>
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

async function giveBack(tx: Tx, { id, leaseToken }: Lease, change: Partial<EventRow>): Promise<void> {
  await tx
    .update(events)
    .set({ ...change, leaseToken: null, leaseUntil: null })
    .where(and(eq(events.id, id), eq(events.leaseToken, leaseToken ?? "")));
}
