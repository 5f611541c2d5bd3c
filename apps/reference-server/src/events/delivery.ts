import {
  type EventAttemptOutcome,
  EventRecipient,
  headerNames,
  type OutgoingFaultRule,
} from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { eq, sql } from "drizzle-orm";
import type { Outbound } from "../outbound/outbound.js";
import type { Clock, Random } from "../ports.js";
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

/** Where the dispatcher asks what is to go wrong. The sandbox's fault rules are one. */
export interface OutgoingFaults {
  outgoing(traffic: {
    readonly entity: string;
    readonly type: string;
    readonly url: string;
  }): Promise<OutgoingFaultRule["action"] | undefined>;
}

/** What one delivery needs. */
interface DeliveryContext {
  readonly clock: Clock;
  readonly random: Random;
  readonly outbound: Outbound;
  readonly seals: Seals;
  readonly faults: OutgoingFaults;
  /** Milliseconds to wait after each failure; the last one repeats. */
  readonly schedule: readonly number[];
  /** Told of every attempt: how it ended, and how many milliseconds it took. */
  readonly onAttempt?: ((outcome: EventAttemptOutcome, duration: number) => void) | undefined;
  /** Breaks off what is on its way. */
  readonly signal: AbortSignal;
}

/** How often an event goes out under a `duplicate` rule that does not say. */
const DEFAULT_COPIES = 2;

/**
 * Tries to deliver an event once, or does to it what a fault rule asks for. Nothing is written here, and no
 * transaction is open: what this answers is recorded by whoever holds the lease.
 */
export async function deliver(context: DeliveryContext, signable: Signable): Promise<Outcome> {
  const { clock, faults, schedule } = context;
  const { event } = signable;
  // What a rule has held back goes out now; another rule would hold it back for ever.
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
      return attempt(context, signable, { copies: fault.copies ?? DEFAULT_COPIES, wrongly: false });
    case "badSignature":
      return attempt(context, signable, { copies: 1, wrongly: true });
    case undefined:
      return attempt(context, signable, { copies: 1, wrongly: false });
  }
}

interface Manner {
  readonly copies: number;
  /** Sign so that it does not match. */
  readonly wrongly: boolean;
}

/** All copies go at once, so that they are over within the lease. The best of them decides. */
async function attempt(context: DeliveryContext, signable: Signable, manner: Manner): Promise<Outcome> {
  const { event, secret } = signable;
  let headers: Readonly<Record<string, string>>;
  try {
    headers = requestHeaders(
      signable,
      secret === null ? undefined : context.seals.open(secret),
      manner.wrongly,
    );
  } catch (error) {
    // Without its signature it must not go out; the key may be back at the next retry.
    const reason = `It was not sent, for it could not be signed. ${error instanceof Error ? error.message : ""}`;
    return {
      kind: "unsent",
      event,
      reason,
      until: context.clock.now() + (context.schedule[0] ?? MAX_WAIT),
    };
  }
  const sends = await Promise.all(
    Array.from({ length: manner.copies }, () => send(context, signable, headers)),
  );
  const best = sends.find(({ verdict }) => verdict.delivered) ?? sends[0];
  if (best === undefined) throw new RangeError("A rule asked for no copies at all.");
  return { kind: "attempted", event, sends, best, nextAt: nextAttempt(context, signable, best) };
}

async function send(
  { clock, outbound, signal, onAttempt }: DeliveryContext,
  { event }: Signable,
  headers: Readonly<Record<string, string>>,
): Promise<FinishedAttempt> {
  const startedAt = clock.now();
  const { endpoint: url, payload: body } = event;
  const result = await outbound.send({ method: "POST", url, headers, body, signal });
  const verdict = judge(result);
  onAttempt?.(verdict.outcome, result.duration);
  return { result, verdict, headers, startedAt };
}

/** When the next attempt is due; `null` when none is. */
function nextAttempt(
  { clock, random, schedule }: DeliveryContext,
  { event }: Signable,
  { result, verdict }: FinishedAttempt,
): number | null {
  if (verdict.delivered) return null;
  // The receiver has done nothing wrong: it hears of the event as soon as the service is back.
  if (verdict.outcome === "INTERRUPTED") return clock.now();
  const attempts = event.attempts + 1;
  const fraction = random.fraction();
  return clock.now() + retryDelay({ schedule, attempts, fraction, result, wall: clock.wall() });
}

function requestHeaders(
  { event }: Signable,
  secret: string | undefined,
  wrongly: boolean,
): Record<string, string> {
  const headers = {
    accept: "application/json",
    "content-type": "application/json; charset=utf-8",
    host: event.host,
  };
  if (secret === undefined && !wrongly) return headers;
  const key = wrongly ? `not ${secret ?? "a secret"}` : (secret ?? "");
  return { ...headers, [headerNames.eventSignature.toLowerCase()]: sign(event.payload, key) };
}

/** An event that may go out, with the secret that it is signed with; `null` when its endpoint has none. */
export interface Signable {
  readonly event: EventRow;
  readonly secret: Sealed | null;
}

/**
 * The secrets that are in force now: an event that waited while a secret was replaced is signed with the new one.
 */
export async function findSecrets(db: Db, events: readonly EventRow[]): Promise<readonly Signable[]> {
  const found = new Map<string, Sealed | null>();
  const signable: Signable[] = [];
  for (const event of events) {
    const key = `${event.recipient} ${event.productId} ${event.companyId} ${event.endpoint}`;
    const secret = found.has(key) ? (found.get(key) ?? null) : await findSecret(db, event);
    found.set(key, secret);
    signable.push({ event, secret });
  }
  return signable;
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
      throw new RangeError(`Event ${event.id} is for "${event.recipient}", which is nobody that is known.`);
  }
}
