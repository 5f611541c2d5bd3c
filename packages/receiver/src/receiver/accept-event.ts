import type { EventEntity } from "@syndikit/contract";
import { parseReference } from "@syndikit/contract";
import type { Events } from "../events/create-events.js";
import { ageOf, type ReadEvent, readEvent } from "../events/event.js";
import { eventKey } from "../events/event-key.js";
import type { DeliveryOutcome, Reporter } from "../hooks.js";
import { parseRecord } from "../provision/record.js";
import { subscriptionKey } from "../provision/subscription-key.js";
import { readTask } from "../queue/change-task.js";
import type { Queue } from "../queue/queue.js";
import { note } from "../queue/transitions.js";
import { probeEntity } from "./authenticate.js";

/** A verified delivery. */
export interface Delivery {
  readonly bytes: Uint8Array;
  readonly signed: boolean;
}

/** The keys that an event wakes: to be worked on before or after it is acknowledged. */
export interface Accepted {
  readonly delivery: { readonly outcome: DeliveryOutcome; readonly event?: string };
  readonly keys: readonly string[];
  /** The key that is deleted if the delivery is to be repeated: without an id, it comes as a new event. */
  readonly forgettable?: string | undefined;
}

export interface AcceptContext {
  readonly queue: Queue;
  readonly report: Reporter;
  readonly events: Events | undefined;
  readonly subscriptions: boolean;
}

const subscriptionEntity = "Subscription" satisfies EventEntity;

const decoder = new TextDecoder();

// The marketplace's clock may be a little ahead of ours.
const TOLERATED_FUTURE = 5 * 60_000;

/** How many bodies that are not events are kept as samples. */
const MAX_SAMPLES = 64;

/**
 * Puts a delivery into the queue. A body that is not an event, or not a known one, is kept for a person to see. The
 * function is synchronous if nobody handles the event.
 */
export function acceptEvent(context: AcceptContext, delivery: Delivery): Accepted | Promise<Accepted> {
  const { report, events, queue } = context;
  const text = decoder.decode(delivery.bytes);
  const read = readEvent(text);
  if (read === undefined) return keepPoison(context, delivery);

  const name = `${read.event.entity}.${read.event.type}`;
  // Anybody can send unsigned ones, so they must not reach the store.
  if (read.event.entity === probeEntity && delivery.signed) return takeProbe(queue, name);
  warnOfFuture({ date: read.event.date, name, now: queue.clock.now() }, report);
  const isSubscription = context.subscriptions && read.event.entity === subscriptionEntity;
  // Handlers act on the content of the event, so they do not get events that anybody can send.
  const isHandled = delivery.signed && events !== undefined && events.match(read).length > 0;
  if (!isSubscription && !isHandled && (read.known || !delivery.signed)) {
    return { delivery: { outcome: read.known ? "unhandled" : "unknown", event: name }, keys: [] };
  }
  return keep(context, delivery, { read, text, name, isSubscription, isHandled });
}

/**
 * Writes a probe to the store and removes it again, to find a store that cannot write. No handler is called, and
 * nothing is left behind.
 */
async function takeProbe(queue: Queue, event: string): Promise<Accepted> {
  const key = `${queue.scope}probe/${crypto.randomUUID()}`;
  await queue.enqueue({ key, lane: "kept", cause: "event", once: true });
  await queue.change(key, () => ({ task: "remove", result: undefined }));
  return { delivery: { outcome: "probe", event }, keys: [] };
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
  const id = isSubscription ? subscriptionIdOf(read, report) : undefined;
  if (isSubscription && id === undefined) return keepPoison(context, delivery);
  const subscription = id === undefined ? undefined : subscriptionKey(queue.scope, id);
  const event = isHandled ? await enqueueEvent(queue, { read, text, subscription }) : undefined;
  if (subscription !== undefined) {
    const enqueued = await queue.enqueue({ key: subscription, lane: "event", cause: "event" });
    outcome = enqueued === "coalesced" ? "duplicate" : "accepted";
    keys.push(subscription);
  }
  if (event !== undefined) {
    outcome = event.isRepeated ? "duplicate" : "accepted";
    keys.push(event.key);
  } else if (!read.known && signed) {
    await keepFinding(context, {
      key: `unknown/${cut(name)}`,
      bytes,
      reason: "unknown",
      error: `No such event: ${name}`,
    });
  }
  return {
    delivery: { outcome, event: name },
    keys,
    forgettable: read.event.eventId === undefined ? event?.key : undefined,
  };
}

/**
 * Puts an event with handlers into the queue. Two changes of one entity in the same second may have the same bytes, so
 * only the marketplace's id shows that a delivery is a repetition; without one, it is a new event. And ids begin anew
 * after a reset, so an id with another content is a new event, too.
 */
async function enqueueEvent(
  queue: Queue,
  {
    read,
    text,
    subscription,
  }: { readonly read: ReadEvent; readonly text: string; readonly subscription: string | undefined },
): Promise<{ readonly key: string; readonly isRepeated: boolean }> {
  const put = async (key: string): Promise<boolean> =>
    (await queue.enqueue({ key, lane: "handler", payload: text, cause: "event", once: true })) !==
    "duplicate";
  const { eventId } = read.event;
  const former =
    eventId === undefined || subscription === undefined ? 0 : await countFormer(queue, subscription);
  const key = eventKey(queue.scope, { eventId: eventId ?? crypto.randomUUID(), former });
  if (await put(key)) return { key, isRepeated: false };

  const before = await readTask(queue.store, key);
  const known = readEvent(before?.task.payload ?? "");
  if (known !== undefined && contentOf(known) !== contentOf(read)) {
    const other = `${key}/${contentOf(read)}`;
    if (await put(other)) return { key: other, isRepeated: false };
  }
  // Only the marketplace can tell whether the number still belongs to the same subscription, and that is read later.
  if (subscription !== undefined && eventId !== undefined) {
    await queue.change(subscription, (task) => ({
      task: task && { ...task, repeats: { ...task.repeats, [eventId]: text } },
      result: undefined,
    }));
  }
  return { key, isRepeated: true };
}

/** How many earlier subscriptions had the number. */
async function countFormer(queue: Queue, key: string): Promise<number> {
  return parseRecord((await readTask(queue.store, key))?.task.record).former ?? 0;
}

/** What does not change when an event is sent again. */
function contentOf({ event: { entity, type, id, date } }: ReadEvent): string {
  return cut(`${entity}.${type}.${id}.${date}`);
}

function warnOfFuture(
  { date, name, now }: { readonly date: string; readonly name: string; readonly now: number },
  report: Reporter,
): void {
  const age = ageOf({ date }, now);
  if (age === undefined || age >= -TOLERATED_FUTURE) return;
  report.warning({
    code: "event_from_the_future",
    message: `The event is dated ${Math.round(-age / 1000)} s ahead of this clock. Check both clocks, unless the marketplace's was moved for a test.`,
    subject: name,
  });
}

/** The subscription of an event. Only its id is used; the URL is compared, and never followed. */
function subscriptionIdOf({ event }: ReadEvent, report: Reporter): number | undefined {
  const id = parseReference(`subscription/${event.id}`, "subscription");
  if (id !== undefined && event.entityUrl !== "" && parseReference(event.entityUrl, "subscription") !== id) {
    report.warning({
      code: "entity_url_mismatch",
      message: "The event's entityUrl does not match its id. The id is used.",
      subject: `subscription/${id}`,
    });
  }
  return id;
}

async function keepPoison(context: AcceptContext, { bytes, signed }: Delivery): Promise<Accepted> {
  if (signed) {
    // Bodies of the same length mostly come from the same mistake.
    const key = `poison/${bytes.length % MAX_SAMPLES}`;
    await keepFinding(context, { key, bytes, reason: "poison", error: "The body is not an event." });
  } else {
    // Anybody who finds the address could fill the store.
    context.report.warning({
      code: "unsigned_poison",
      message: "An unsigned delivery is not an event. It is dropped.",
    });
  }
  return { delivery: { outcome: "poison" }, keys: [] };
}

interface Finding {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly reason: "poison" | "unknown";
  readonly error: string;
}

/** Counts a finding, and keeps the first body of its kind as a sample: a thousand of them give no new information. */
async function keepFinding(
  { queue, report }: AcceptContext,
  { key, bytes, reason, error }: Finding,
): Promise<void> {
  const isNew = await queue.change(queue.scope + key, (task, at) => {
    const changedAt = at;
    if (task !== undefined) return { task: { ...task, changedAt, wakes: task.wakes + 1 }, result: false };
    const made = {
      key: queue.scope + key,
      lane: "kept",
      cause: "event",
      changedAt,
      wakes: 1,
      attempts: 0,
      delays: 0,
      takeovers: 0,
      fence: 0,
      payload: toText(bytes),
      error,
      dead: { at, reason },
      history: [],
    } as const;
    return { task: { ...made, history: note(made, at, error) }, result: true };
  });
  if (isNew) report.deadLettered({ key: queue.scope + key, reason, error, at: queue.clock.now() });
}

/** Part of a key: the input may contain any character, and have any length. */
function cut(name: string): string {
  return name.slice(0, 100).replace(/[^\w.-]/g, "_");
}

/** The bytes as text if they are text, so that a person can read them. */
function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return `base64:${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
  }
}
