import {
  type EventAttemptOutcome,
  EventRecipient,
  headerNames,
  type OutgoingFaultRule,
} from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { eq, sql } from "drizzle-orm";
import type { Outbound } from "../outbound/outbound.js";
import type { Clock, Moment, Random } from "../ports.js";
import type { Seals } from "../secrets/seals.js";
import type { Sealed } from "../store/columns.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { readSetting } from "../store/settings.js";
import { companies } from "../store/tables/company.js";
import type { EventRow } from "../store/tables/event.js";
import { products } from "../store/tables/product.js";
import type { FinishedAttempt, Outcome } from "./attempts.js";
import { judge, MAX_WAIT, retryDelay } from "./retries.js";

/** The fault rules of deliveries. The sandbox has them. */
export interface OutgoingFaults {
  outgoing(traffic: {
    readonly entity: string;
    readonly type: string;
    readonly url: string;
  }): Promise<OutgoingFaultRule["action"] | undefined>;
}

interface DeliveryContext {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbound: Outbound;
  readonly seals: Seals;
  readonly faults: OutgoingFaults;
  /** Milliseconds to wait after each failure; the last one repeats. */
  readonly schedule: readonly number[];
  /** Called after each attempt, with its duration in milliseconds. */
  readonly onAttempt?: ((outcome: EventAttemptOutcome, duration: number) => void) | undefined;
  /** Aborts deliveries in flight. */
  readonly signal: AbortSignal;
}

/** An event to send, and the secret that signs it; `null` when its endpoint has none. */
export interface SignableEvent {
  readonly event: EventRow;
  readonly secret: Sealed | null;
}

/** Of a `duplicate` rule that gives no number. */
const DEFAULT_COPIES = 2;

/**
 * Attempts to deliver an event once, or applies a fault rule to it. It opens no transaction and writes nothing: the
 * owner of the lease records the outcome.
 */
export async function deliver(context: DeliveryContext, signable: SignableEvent): Promise<Outcome> {
  const { clock, faults, schedule } = context;
  const { event } = signable;
  // An event that was held back is sent now. Otherwise a rule could hold it back for ever.
  const fault =
    event.held === null
      ? await faults.outgoing({ entity: event.entityName, type: event.type, url: event.endpoint })
      : undefined;
  const now = clock.now();
  switch (fault?.kind) {
    case "delay":
      return { kind: "held", event, held: "DELAY", until: now + fault.milliseconds, now };
    case "reorder":
      return { kind: "held", event, held: "REORDER", until: now + (schedule[0] ?? MAX_WAIT), now };
    case "duplicate":
      return attempt(context, signable, { copies: fault.copies ?? DEFAULT_COPIES, badSignature: false });
    case "badSignature":
      return attempt(context, signable, { copies: 1, badSignature: true });
    case undefined:
      return attempt(context, signable, { copies: 1, badSignature: false });
  }
}

/** Sends all copies at once, so that they end within the lease. The best one decides. */
async function attempt(
  context: DeliveryContext,
  { event, secret }: SignableEvent,
  { copies, badSignature }: { readonly copies: number; readonly badSignature: boolean },
): Promise<Outcome> {
  let headers: Readonly<Record<string, string>>;
  try {
    headers = requestHeaders(event, secret === null ? undefined : context.seals.open(secret), badSignature);
  } catch (error) {
    // It must not be sent without its signature. The key may be back at the next retry.
    const reason = `It was not sent, because it could not be signed. ${error instanceof Error ? error.message : ""}`;
    const until = context.clock.now() + (context.schedule[0] ?? MAX_WAIT);
    return { kind: "unsent", event, reason, until };
  }
  const sends = await Promise.all(Array.from({ length: copies }, () => send(context, event, headers)));
  const best = sends.find(({ verdict }) => verdict.delivered) ?? sends[0];
  if (best === undefined) throw new RangeError("A fault rule asked for no copies at all.");
  return { kind: "attempted", event, sends, best, nextAt: nextAttempt(context, event, best) };
}

function requestHeaders(
  event: EventRow,
  secret: string | undefined,
  badSignature: boolean,
): Record<string, string> {
  const headers = {
    accept: "application/json",
    "content-type": "application/json; charset=utf-8",
    host: event.host,
  };
  if (secret === undefined && !badSignature) return headers;
  const key = badSignature ? `not ${secret ?? "a secret"}` : (secret ?? "");
  return { ...headers, [headerNames.eventSignature.toLowerCase()]: sign(event.payload, key) };
}

async function send(
  { clock, outbound, signal, onAttempt }: DeliveryContext,
  event: EventRow,
  headers: Readonly<Record<string, string>>,
): Promise<FinishedAttempt> {
  const startedAt = clock.now();
  const { endpoint: url, payload: body } = event;
  const result = await outbound.send({ method: "POST", url, headers, body, signal });
  const verdict = judge(result);
  onAttempt?.(verdict.outcome, result.duration);
  return { result, verdict, headers, startedAt };
}

/** When the next attempt is due; `null` when the event is delivered. */
function nextAttempt(
  { clock, random, schedule }: DeliveryContext,
  event: EventRow,
  { result, verdict }: FinishedAttempt,
): Moment | null {
  if (verdict.delivered) return null;
  // The endpoint did not fail: the event is sent again as soon as the service is back.
  if (verdict.outcome === "INTERRUPTED") return clock.now();
  const attempts = event.attempts + 1;
  const fraction = random.fraction();
  return clock.now() + retryDelay({ schedule, attempts, fraction, result, wall: clock.wall() });
}

/** Adds the current secrets: an event that waited while its secret was replaced is signed with the new one. */
export async function findSecrets(db: Db, events: readonly EventRow[]): Promise<readonly SignableEvent[]> {
  const found = new Map<string, Sealed | null>();
  const signable: SignableEvent[] = [];
  for (const event of events) {
    const key = `${event.recipient} ${event.productId} ${event.companyId} ${event.endpoint}`;
    const secret = found.has(key) ? (found.get(key) ?? null) : await findSecret(db, event);
    found.set(key, secret);
    signable.push({ event, secret });
  }
  return signable;
}

async function findSecret(db: Db, event: EventRow): Promise<Sealed | null> {
  switch (event.recipient) {
    case EventRecipient.PRODUCT: {
      const [row] = await productSecret(db).execute({ id: event.productId });
      return row?.secret ?? null;
    }
    case EventRecipient.COMPANY: {
      const [row] = await companySecret(db).execute({ id: event.companyId });
      return row?.secret ?? null;
    }
    case EventRecipient.PLATFORM: {
      const endpoints = await readSetting(db, "platformEndpoints");
      return endpoints.find(({ url }) => url === event.endpoint)?.secret ?? null;
    }
    default:
      throw new RangeError(`Event ${event.id} has the unknown recipient "${event.recipient}".`);
  }
}

const productSecret = prepared((db) =>
  db
    .select({ secret: products.notificationSecretToken })
    .from(products)
    .where(eq(products.id, sql.placeholder("id")))
    .prepare(),
);

const companySecret = prepared((db) =>
  db
    .select({ secret: companies.notificationSecretToken })
    .from(companies)
    .where(eq(companies.id, sql.placeholder("id")))
    .prepare(),
);
