import { ChangeKind, EventAttemptOutcome } from "@syndikit/contract";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { noteChange } from "../changes/note.js";
import type { Log, Moment } from "../ports.js";
import { byIndex, inList, listed, rowsOf, rowsToInsert, selectGiven } from "../store/dialect.js";
import type { Tx } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { attempts, type EventRow, events } from "../store/tables/event.js";
import { findEndpointRow, noteAttempts } from "./endpoints.js";
import type { FinishedAttempt } from "./retries.js";

/** The outcome of a claimed event. */
export type Outcome =
  | {
      readonly kind: "attempted";
      readonly event: EventRow;
      /** More than one only when a fault rule requests copies. */
      readonly sends: readonly FinishedAttempt[];
      /** The attempt that decides. */
      readonly best: FinishedAttempt;
      /** `null` when the event is delivered. */
      readonly nextAt: Moment | null;
      /** What the vendor should know in addition to the reason of the attempt. */
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
  /** It was not sent, for a reason of the service. It waits as if it had failed. */
  | { readonly kind: "unsent"; readonly event: EventRow; readonly reason: string; readonly until: Moment }
  /** Its endpoint is paused. */
  | { readonly kind: "paused"; readonly event: EventRow; readonly reason: string }
  /** Its delivery was not started; it is due again at once, or later. */
  | { readonly kind: "returned"; readonly event: EventRow; readonly until?: Moment };

/**
 * Records the outcomes of events, and releases their leases. Nothing is recorded for an event whose lease was lost
 * because the event was deleted or claimed again: its new owner records its own outcome.
 */
export async function recordOutcomes(
  tx: Tx,
  outcomes: readonly Outcome[],
  context: RecordContext,
): Promise<void> {
  for (const { event } of outcomes)
    noteChange(tx, { kind: ChangeKind.event, id: event.id, audience: { companyId: event.companyId } });
  const attempted = outcomes.filter((outcome) => outcome.kind === "attempted");
  if (attempted.length > 0) await recordAttempts(tx, attempted, context);
  for (const outcome of outcomes) if (outcome.kind !== "attempted") await putBack(tx, outcome, context);
}

interface RecordContext {
  readonly now: Moment;
  readonly log: Log;
  /** Days with failures until an endpoint is paused; never when 0. */
  readonly pauseAfter: number;
}

type Attempted = Extract<Outcome, { kind: "attempted" }>;

/** Uses the same number of statements for many attempts as for one. */
async function recordAttempts(tx: Tx, outcomes: readonly Attempted[], context: RecordContext): Promise<void> {
  const byEvent = newestClaims(outcomes);
  const finished = await finishAttempts(tx).execute({
    outcomes: JSON.stringify([...byEvent.values()].map(finishedOf)),
  });
  const numbers = new Map(finished.map(({ id, attempts }) => [id, attempts]));
  const recorded = [...byEvent.values()].flatMap((outcome) => {
    const last = numbers.get(outcome.event.id);
    return last === undefined ? [] : [{ last, lastError: errorOf(outcome), ...outcome }];
  });
  if (recorded.length === 0) return;
  const rows = recorded.flatMap(({ event, sends, last }) =>
    sends.map(({ result, verdict, headers, startedAt }, index) => {
      const answer = result.kind === "answer" ? result : undefined;
      return {
        eventId: event.id,
        number: last - sends.length + index + 1,
        date: startedAt,
        duration: result.duration,
        outcome: verdict.outcome,
        reason: verdict.reason,
        status: answer?.status ?? null,
        requestHeaders: headers,
        responseHeaders: answer?.headers ?? null,
        responseBody: answer?.body ?? null,
      };
    }),
  );
  await Promise.all([
    insertAttempts(tx).execute({ rows: rowsToInsert(attempts, rows) }),
    // Last, because other deliveries to the same endpoints wait from here until the end of the transaction.
    noteAttempts(tx, recorded, context),
  ]);
}

/** If an event was claimed twice while nothing could be recorded, only the newer lease counts. */
function newestClaims(outcomes: readonly Attempted[]): ReadonlyMap<number, Attempted> {
  const newest = new Map<number, Attempted>();
  for (const outcome of outcomes) {
    const { id, leaseUntil } = outcome.event;
    if ((newest.get(id)?.event.leaseUntil ?? 0) <= (leaseUntil ?? 0)) newest.set(id, outcome);
  }
  return newest;
}

function errorOf({ best, note }: Attempted): string | null {
  return best.verdict.delivered ? null : [best.verdict.reason, note].join(" ").trimEnd();
}

/** The outcome of an event, for {@link finishAttempts}. */
function finishedOf(outcome: Attempted): Readonly<Record<keyof typeof FINISHED, number | string | null>> {
  const { event, sends, best, nextAt } = outcome;
  return {
    event: event.id,
    lease: event.leaseToken,
    copies: sends.length,
    steps: best.verdict.outcome === EventAttemptOutcome.INTERRUPTED ? 0 : 1,
    size: sends.reduce((sum, send) => sum + sizeOf(send), 0),
    began: best.startedAt,
    success: best.verdict.delivered ? 1 : 0,
    next: nextAt,
    error: errorOf(outcome),
    last: sends.at(-1)?.verdict.outcome ?? best.verdict.outcome,
  };
}

/** The size of a row without its texts. */
const ROW_BYTES = 100;

/** The approximate size of an attempt in the log. */
function sizeOf({ result, headers, verdict }: FinishedAttempt): number {
  const answer = result.kind === "answer" ? JSON.stringify(result.headers).length + result.body.length : 0;
  return ROW_BYTES + JSON.stringify(headers).length + verdict.reason.length + answer;
}

// The names differ from the columns of events: otherwise they would be ambiguous in `returning`.
const FINISHED = {
  event: "bigint",
  lease: "text",
  copies: "bigint",
  steps: "bigint",
  size: "bigint",
  began: "bigint",
  success: "bigint",
  next: "bigint",
  error: "text",
  last: "text",
} as const;

const finishAttempts = prepared((tx: Tx) =>
  tx
    .update(events)
    .set({
      attempts: sql`${events.attempts} + given.copies`,
      rounds: sql`${events.rounds} + given.steps`,
      bytes: sql`${events.bytes} + given.size`,
      startedAt: sql`coalesce(${events.startedAt}, given.began)`,
      // A redelivery that fails does not undo an earlier delivery.
      notified: sql`case when given.success = 1 then 1 else ${events.notified} end`,
      dueAt: sql`given.next`,
      lastError: sql`given.error`,
      outcome: sql`given.last`,
      held: null,
      leaseToken: null,
      leaseUntil: null,
    })
    .from(rowsOf("outcomes", FINISHED))
    .where(sql`${events.id} = given.event and ${events.leaseToken} = given.lease`)
    .returning({ id: events.id, attempts: events.attempts })
    .prepare(),
);

const insertAttempts = prepared((tx: Tx) =>
  tx.insert(attempts).select(selectGiven(attempts, "rows")).prepare(),
);

/** Releases the lease of an event that was not sent. */
async function putBack(tx: Tx, outcome: Exclude<Outcome, Attempted>, { now }: RecordContext): Promise<void> {
  const { event } = outcome;
  switch (outcome.kind) {
    case "paused": {
      // The endpoint may have been resumed since the event was claimed. Then nobody would look for held events.
      const { pausedAt = null, probeAt = null } = (await findEndpointRow(tx, event)) ?? {};
      return releaseLease(
        tx,
        event,
        pausedAt === null
          ? { dueAt: now }
          : { held: "PAUSED", dueAt: probeAt, lastError: `The endpoint is paused. ${outcome.reason}` },
      );
    }
    case "held": {
      // Once an event has started, newer events of its entity may be sent before it. A delay keeps the order.
      const startedAt = outcome.held === "REORDER" ? outcome.now : event.startedAt;
      return releaseLease(tx, event, { held: outcome.held, dueAt: outcome.until, startedAt });
    }
    case "unsent":
      return releaseLease(tx, event, {
        lastError: outcome.reason,
        dueAt: outcome.until,
        rounds: event.rounds + 1,
      });
    case "returned":
      return releaseLease(tx, event, outcome.until === undefined ? {} : { dueAt: outcome.until });
  }
}

async function releaseLease(
  tx: Tx,
  { id, leaseToken }: Pick<EventRow, "id" | "leaseToken">,
  change: Partial<EventRow>,
): Promise<void> {
  await tx
    .update(events)
    .set({ ...change, leaseToken: null, leaseUntil: null })
    .where(and(eq(events.id, id), eq(events.leaseToken, leaseToken ?? "")));
}

/**
 * Records the deliveries that were in flight when an earlier process ended, and makes their events due. Only valid
 * while no other process delivers from this store.
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
  // A lease has a token and an end. SQLite has an index of those with an end, PostgreSQL of those with a token.
  const leased = and(isNotNull(events.leaseUntil), isNotNull(events.leaseToken));
  const interrupted = await tx.select().from(events).where(leased);
  await recordOutcomes(
    tx,
    interrupted.map((event) => ({ kind: "attempted", event, sends: [best], best, nextAt: now })),
    context,
  );
  return interrupted.length;
}

/** Makes events due that a reorder rule holds back until a newer event for their endpoint is sent. */
export async function releaseOvertaken(tx: Tx, sent: readonly EventRow[], now: Moment): Promise<void> {
  const endpoints = [...new Set(sent.map(({ endpoint }) => endpoint))];
  const held = await reordered(tx).execute({ endpoints: listed(endpoints) });
  // Two vendors may share an endpoint. An event only waits for events of its own vendor.
  const overtaken = held.filter(({ id, endpoint, vendor }) =>
    sent.some((other) => other.endpoint === endpoint && other.vendor === vendor && other.id > id),
  );
  for (const { id } of overtaken) await tx.update(events).set({ dueAt: now }).where(eq(events.id, id));
}

const reordered = prepared((tx: Tx) =>
  tx
    .select({
      // As expressions, because the builder does not see the table in the one below.
      id: sql`${events.id}`.mapWith(events.id),
      endpoint: sql`${events.endpoint}`.mapWith(events.endpoint),
      vendor: sql`${events.vendor}`.mapWith(events.vendor),
    })
    // By that of endpoints, each batch of deliveries read all events of theirs.
    .from(sql`${events}${byIndex("events_reordered")}`)
    .where(
      and(inList(events.endpoint, "endpoints"), sql`${events.held} = 'REORDER'`, isNotNull(events.dueAt)),
    )
    .prepare(),
);
