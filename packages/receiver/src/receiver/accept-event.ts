import type { EventEntity } from "@syndikit/contract";
import { parseReference } from "@syndikit/contract";
import type { Events } from "../events/create-events.js";
import { eventTask } from "../events/dispatch-event.js";
import { ageOf, type ReadEvent, readEvent } from "../events/event.js";
import type { DeliveryOutcome, Reporter } from "../hooks.js";
import type { Queue } from "../queue/create-queue.js";
import { probeEntity, takeProbe } from "./take-probe.js";

/** A verified delivery. */
export interface Delivery {
  readonly bytes: Uint8Array;
  readonly signed: boolean;
}

/** What an event leads to: the keys to work on before, or after, it is acknowledged. */
export interface Accepted {
  readonly delivery: { readonly outcome: DeliveryOutcome; readonly event?: string };
  readonly keys: readonly string[];
}

/** What taking an event in needs. */
export interface AcceptContext {
  readonly queue: Queue;
  readonly report: Reporter;
  readonly events: Events | undefined;
  readonly subscriptions: boolean;
}

const subscriptionEntity = "Subscription" satisfies EventEntity;

const decoder = new TextDecoder();

// The marketplace's clock may be a little ahead of ours.
const toleratedFuture = 5 * 60_000;

/**
 * Takes a delivery into the queue. What is no event, or none that we know, is kept as a dead letter. It waits for
 * nothing where nobody wants the event.
 */
export function acceptEvent(context: AcceptContext, delivery: Delivery): Accepted | Promise<Accepted> {
  const { report, events, queue } = context;
  const text = decoder.decode(delivery.bytes);
  const read = readEvent(text);
  if (read === undefined) return keepPoison(context, delivery);

  const name = `${read.event.entity}.${read.event.type}`;
  // Unsigned ones could be anybody's, and must not reach the store.
  if (read.event.entity === probeEntity && delivery.signed) return takeProbe(queue, name);
  warnOfFuture({ date: read.event.date, name, now: queue.clock.now() }, report);
  const isSubscription = context.subscriptions && read.event.entity === subscriptionEntity;
  // Handlers act on what the event says, so an event that anybody can send is not for them.
  const isHandled = delivery.signed && events !== undefined && events.match(read).length > 0;
  if (!isSubscription && !isHandled && (read.known || !delivery.signed)) {
    return { delivery: { outcome: read.known ? "unhandled" : "unknown", event: name }, keys: [] };
  }
  return keep(context, delivery, { read, text, name, isSubscription, isHandled });
}

interface WantedEvent {
  readonly read: ReadEvent;
  readonly text: string;
  readonly name: string;
  readonly isSubscription: boolean;
  readonly isHandled: boolean;
}

async function keep(
  context: AcceptContext,
  delivery: Delivery,
  { read, text, name, isSubscription, isHandled }: WantedEvent,
): Promise<Accepted> {
  const { queue, report } = context;
  const { bytes, signed } = delivery;
  const keys: string[] = [];
  let outcome: DeliveryOutcome = read.known ? "unhandled" : "unknown";
  if (isSubscription) {
    const id = subscriptionIdOf(read, report);
    if (id === undefined) return keepPoison(context, delivery);
    const key = `subscription/${id}`;
    const enqueued = await queue.enqueue({ key, cause: "event", dueAt: queue.clock.now() });
    outcome = enqueued === "coalesced" ? "duplicate" : "accepted";
    keys.push(key);
  }
  if (isHandled) {
    const key = `${eventTask}/${await identify(read, bytes)}`;
    const task = { key, payload: text, cause: "event", dueAt: queue.clock.now(), once: true } as const;
    const enqueued = await queue.enqueue(task);
    outcome = enqueued === "duplicate" ? "duplicate" : "accepted";
    keys.push(key);
  } else if (!read.known && signed) {
    await bury(context, { bytes, reason: "unknown", error: `No such event: ${name}` });
  }
  return { delivery: { outcome, event: name }, keys };
}

function warnOfFuture(
  { date, name, now }: { readonly date: string; readonly name: string; readonly now: number },
  report: Reporter,
): void {
  const age = ageOf({ date }, now);
  if (age === undefined || age >= -toleratedFuture) return;
  report.warning({
    code: "event_from_the_future",
    message: `The event is dated ${Math.round(-age / 1000)} s ahead of this clock. Check both clocks.`,
    subject: name,
  });
}

/** The subscription of an event. Only its id is used; the URL is compared, and never followed. */
function subscriptionIdOf({ event }: ReadEvent, report: Reporter): number | undefined {
  const id = parseReference(`subscription/${event.id}`, "subscription");
  if (id !== undefined && event.entityUrl !== "" && parseReference(event.entityUrl, "subscription") !== id) {
    report.warning({
      code: "entity_url_mismatch",
      message: "The event's entityUrl is not the one of its id. The id is used.",
      subject: `subscription/${id}`,
    });
  }
  return id;
}

/**
 * The key by which a handled event is told from a new one: the service's own id, else the bytes. Two changes of
 * one entity in the same second may have the same bytes; that is why tenants do not hang on this.
 */
async function identify({ event }: ReadEvent, bytes: Uint8Array): Promise<string> {
  if (event.eventId !== undefined) return String(event.eventId);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function keepPoison(context: AcceptContext, { bytes, signed }: Delivery): Promise<Accepted> {
  if (signed) {
    await bury(context, { bytes, reason: "poison", error: "The body is not an event." });
  } else {
    // Whoever finds the address could fill the store.
    context.report.warning({
      code: "unsigned_poison",
      message: "An unsigned delivery is not an event. It is dropped.",
    });
  }
  return { delivery: { outcome: "poison" }, keys: [] };
}

async function bury(
  { queue, report }: AcceptContext,
  { bytes, reason, error }: { bytes: Uint8Array; reason: "poison" | "unknown"; error: string },
): Promise<void> {
  const letter = { key: "delivery", reason, error, at: queue.clock.now(), payload: toText(bytes) };
  report.deadLettered(await queue.store.bury(letter));
}

/** The bytes as text where they are text, so that a reader sees what came. */
function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return `base64:${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
  }
}
