import { EventAttemptOutcome, EventRecipient, headerNames, type OutgoingFaultRule } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import type { Send } from "../outbound/gate.js";
import type { Clock, Moment, Random } from "../ports.js";
import { type SigningSecrets, secretFor, secretsOfPlatformEndpoint } from "../security/rotation.js";
import type { Seals } from "../security/seals.js";
import { inList, listed } from "../store/dialect.js";
import { isReadable } from "../store/documents/column.js";
import type { Db } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { readSetting } from "../store/settings.js";
import { companies } from "../store/tables/company.js";
import type { EndpointRow } from "../store/tables/endpoint.js";
import type { EventRow } from "../store/tables/event.js";
import { products } from "../store/tables/product.js";
import type { Outcome } from "./attempts.js";
import { findEndpointRows } from "./endpoints.js";
import { type FinishedAttempt, judge, MAX_WAIT, retryDelay } from "./retries.js";

/** The sandbox's fault rules for deliveries. */
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
  readonly send: Send;
  readonly seals: Seals;
  readonly faults: OutgoingFaults;
  /** Milliseconds to wait after each failure. The last value repeats. */
  readonly schedule: readonly number[];
  /** Called after each attempt, with its duration in milliseconds. */
  readonly onAttempt?: ((outcome: EventAttemptOutcome, duration: number) => void) | undefined;
  /** Aborts deliveries in flight. */
  readonly signal: AbortSignal;
}

/** An event to send, with the secrets to sign it. */
export interface SignableEvent {
  readonly event: EventRow;
  readonly secrets: SigningSecrets;
}

/** The number of copies for a `duplicate` rule that gives none. */
const DEFAULT_COPIES = 2;

/**
 * Attempts to deliver an event once, or applies a fault rule to it. It opens no transaction and writes nothing: the
 * owner of the lease records the outcome.
 */
export async function deliver(context: DeliveryContext, signable: SignableEvent): Promise<Outcome> {
  const { clock, faults, schedule } = context;
  const { event } = signable;
  // An event that was already held back is sent now. Otherwise a rule could hold it back forever.
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

/** Sends all copies at once, so that they end within the lease. The best attempt decides. */
async function attempt(
  context: DeliveryContext,
  { event, secrets }: SignableEvent,
  { copies, badSignature }: { readonly copies: number; readonly badSignature: boolean },
): Promise<Outcome> {
  let headers: Readonly<Record<string, string>>;
  const { secret, inTurns } = secretFor(secrets, { round: event.rounds, now: context.clock.now() });
  try {
    headers = requestHeaders(event, secret === null ? undefined : context.seals.open(secret), badSignature);
  } catch (error) {
    // It must not be sent without a signature. The key may be available again at the next retry.
    const reason = `It was not sent, because it could not be signed. ${error instanceof Error ? error.message : ""}`;
    const until = context.clock.now() + (context.schedule[0] ?? MAX_WAIT);
    return { kind: "unsent", event, reason, until };
  }
  const sends = await Promise.all(Array.from({ length: copies }, () => send(context, event, headers)));
  const best = sends.find(({ verdict }) => verdict.delivered) ?? sends[0];
  if (best === undefined) throw new RangeError("A fault rule asked for no copies at all.");
  const outcome = {
    kind: "attempted",
    event,
    sends,
    best,
    nextAt: nextAttempt(context, event, best),
  } as const;
  if (!inTurns || best.verdict.outcome !== EventAttemptOutcome.STATUS) return outcome;
  const [used, other] = event.rounds % 2 === 0 ? ["previous", "new"] : ["new", "previous"];
  return {
    note: `It was signed with the ${used} secret; the next attempt is with the ${other} one.`,
    ...outcome,
  };
}

function requestHeaders(
  event: EventRow,
  secret: string | undefined,
  badSignature: boolean,
): Record<string, string> {
  const headers = {
    Accept: "application/json",
    "Content-Type": "application/json; charset=utf-8",
    Host: event.host,
  };
  if (secret === undefined && !badSignature) return headers;
  const key = badSignature ? `not ${secret ?? "a secret"}` : (secret ?? "");
  return { [headerNames.eventSignature]: sign(event.payload, key), ...headers };
}

async function send(
  { clock, send: request, signal, onAttempt }: DeliveryContext,
  event: EventRow,
  headers: Readonly<Record<string, string>>,
): Promise<FinishedAttempt> {
  const startedAt = clock.now();
  const { endpoint: url, payload: body } = event;
  const result = await request({ method: "POST", url, headers, body, signal });
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
  // The endpoint did not fail, so the event is sent again as soon as the service is back.
  if (verdict.outcome === EventAttemptOutcome.INTERRUPTED) return clock.now();
  const attempts = event.rounds + 1;
  const fraction = random.fraction();
  return clock.now() + retryDelay({ schedule, attempts, fraction, result, wall: clock.wall() });
}

/** The configuration of an event's endpoint at the time of sending. */
type EndpointState =
  | { readonly kind: "configured"; readonly secrets: SigningSecrets; readonly rateLimit: number | null }
  /** Its events wait until it is resumed, or tried again. */
  | { readonly kind: "paused"; readonly reason: string; readonly secrets: SigningSecrets }
  /** The endpoint is no longer configured. */
  | { readonly kind: "removed" };

/** A claimed event, and its endpoint's current configuration. */
export interface ClaimedEvent {
  readonly event: EventRow;
  readonly state: EndpointState;
}

/**
 * Adds the current configuration: an event that waited while its secret was replaced is signed with the new secret, and
 * an event whose endpoint was removed is not sent.
 */
export async function findEndpoints(
  db: Db,
  events: readonly EventRow[],
  now: Moment,
): Promise<readonly ClaimedEvent[]> {
  if (events.length === 0) return [];
  const [rows, configurationOf] = await Promise.all([
    findEndpointRows(db, events),
    readConfigurations(db, events),
  ]);
  return events.map((event, index) => ({
    event,
    state: stateOf(event, configurationOf(event), { row: rows[index], now }),
  }));
}

function stateOf(
  event: EventRow,
  { isThere, secrets }: Configuration,
  { row, now }: { readonly row: EndpointRow | undefined; readonly now: Moment },
): EndpointState {
  // A test event may go to an endpoint that is paused or not configured, because it is meant for trying endpoints.
  if (event.test) return { kind: "configured", secrets, rateLimit: null };
  if (!isThere) return { kind: "removed" };
  if (row === undefined || !isResting(row, now)) {
    return { kind: "configured", secrets, rateLimit: row?.rateLimit ?? null };
  }
  return { kind: "paused", reason: row.pauseReason ?? "", secrets };
}

/** Whether nothing is sent to an endpoint now. */
function isResting({ pausedAt, probeAt }: EndpointRow, now: Moment): boolean {
  return pausedAt !== null && (probeAt === null || now < probeAt);
}

const NO_SECRETS: SigningSecrets = {
  notificationSecretToken: null,
  previousSecretToken: null,
  previousSecretUntil: null,
};

/** Whether a recipient has an endpoint configured, and the secrets that sign events to it. */
interface Configuration {
  readonly isThere: boolean;
  readonly secrets: SigningSecrets;
}

/** Uses one query per kind of recipient, however many events there are. */
async function readConfigurations(
  db: Db,
  all: readonly EventRow[],
): Promise<(event: EventRow) => Configuration> {
  const { PRODUCT, COMPANY, PLATFORM } = EventRecipient;
  const of = (recipient: EventRecipient): readonly EventRow[] =>
    all.filter((event) => event.recipient === recipient);
  const productIds = idsOf(of(PRODUCT).map(({ productId }) => productId));
  const companyIds = idsOf(of(COMPANY).map(({ companyId }) => companyId));
  const [ofProducts, ofCompanies, ofPlatform] = await Promise.all([
    productIds.length > 0 ? productEndpoints(db).execute({ ids: listed(productIds) }) : [],
    companyIds.length > 0 ? companyEndpoints(db).execute({ ids: listed(companyIds) }) : [],
    of(PLATFORM).length > 0 ? readSetting(db, "platformEndpoints") : [],
  ]);
  return ({ id, recipient, productId, companyId, endpoint }) => {
    switch (recipient) {
      case PRODUCT: {
        const row = ofProducts.find((product) => product.id === productId);
        // One product whose endpoints cannot be read does not hold back the events of others.
        const isThere = row !== undefined && isReadable(row.endpoints) && row.endpoints.includes(endpoint);
        return { isThere, secrets: row ?? NO_SECRETS };
      }
      case COMPANY: {
        const row = ofCompanies.find((company) => company.id === companyId);
        return { isThere: row?.endpoint === endpoint, secrets: row ?? NO_SECRETS };
      }
      case PLATFORM: {
        const setting = ofPlatform.find(({ url }) => url === endpoint);
        return { isThere: setting !== undefined, secrets: secretsOfPlatformEndpoint(setting) };
      }
      default:
        throw new RangeError(`Event ${id} has the unknown recipient "${recipient}".`);
    }
  };
}

function idsOf(ids: readonly (number | null)[]): readonly number[] {
  return [...new Set(ids.filter((id) => id !== null))];
}

const productEndpoints = prepared((db) =>
  db
    .select({
      id: products.id,
      notificationSecretToken: products.notificationSecretToken,
      previousSecretToken: products.previousSecretToken,
      previousSecretUntil: products.previousSecretUntil,
      endpoints: products.syndicationEndpoints,
    })
    .from(products)
    .where(inList(products.id, "ids"))
    .prepare(),
);

const companyEndpoints = prepared((db) =>
  db
    .select({
      id: companies.id,
      notificationSecretToken: companies.notificationSecretToken,
      previousSecretToken: companies.previousSecretToken,
      previousSecretUntil: companies.previousSecretUntil,
      endpoint: companies.syndicationEndpoint,
    })
    .from(companies)
    .where(inList(companies.id, "ids"))
    .prepare(),
);

/**
 * An event whose endpoint was removed is checked again by the retry schedule, and sent when the endpoint is configured
 * again.
 */
export function withhold(
  { clock, schedule }: Pick<DeliveryContext, "clock" | "schedule">,
  event: EventRow,
): Outcome {
  const reason =
    "The endpoint is no longer configured. The event is sent when it is configured again; delete the event if it never is.";
  const step = schedule[Math.min(event.rounds, schedule.length - 1)] ?? MAX_WAIT;
  return { kind: "unsent", event, reason, until: clock.now() + step };
}
