import {
  type EventName,
  type EventPayloads,
  events as knownEvents,
  type MarketplaceEvent,
} from "@syndikit/contract";
import { aFunction, checkValue, type Expectation, required } from "../check-options.js";
import type { ReadEvent, UnknownEvent } from "./event.js";

/** The argument of a handler. */
export interface EventContext<Event> {
  readonly event: Event;
  /** The age of the event by its `date`, in milliseconds; `undefined` when the date cannot be read. */
  readonly age: number | undefined;
  /** 1 for the first try of this delivery. */
  readonly attempt: number;
  /** Aborted when the work should end early. */
  readonly signal: AbortSignal;
}

/** Handles an event. It runs at least once, and may run again after a crash or an error. */
export type EventHandler<Event> = (context: EventContext<Event>) => unknown;

/** The events without another handler. */
export type UnhandledContext =
  | (EventContext<MarketplaceEvent> & { readonly known: true })
  | (EventContext<UnknownEvent> & { readonly known: false });

type Entity = MarketplaceEvent["entity"];

/** The payloads of a name (`Subscription.CREATED`), or of every type of an entity (`Subscription`). */
export type PayloadOf<Name extends EventName | Entity> = Name extends EventName
  ? EventPayloads[Name]
  : Extract<MarketplaceEvent, { entity: Name }>;

const names = [
  ...new Set(Object.entries(knownEvents).flatMap(([name, { entity }]) => [name, entity])),
] as readonly string[];

const aName: Expectation = {
  what: `the name of an event or of an entity (${names.join(", ")})`,
  fits: (value) => typeof value === "string" && names.includes(value),
  isQuoted: true,
  isRequired: true,
};

const aHandler = required(aFunction);

/** One handler of an event. */
export interface MatchedHandler {
  /** The same at each attempt, as long as the handlers are registered in the same order. */
  readonly name: string;
  run(context: Omit<EventContext<unknown>, "event">): unknown;
}

/** Handlers of events, typed by the name of the event. */
export interface Events {
  /**
   * Adds a handler for one event, or for every event of an entity. Handlers do not wait for one another.
   *
   * @throws {TypeError} when there is no such event or entity, or no handler.
   */
  on<Name extends EventName | Entity>(name: Name, handler: EventHandler<PayloadOf<Name>>): Events;
  /** Adds a handler for every event of the interface. */
  onAny(handler: EventHandler<MarketplaceEvent>): Events;
  /** Adds a handler for events that have no other handler, unknown entities and types included. */
  onUnhandled(handler: (context: UnhandledContext) => unknown): Events;
  /** The handlers of an event. */
  match(read: ReadEvent): readonly MatchedHandler[];
}

/**
 * Creates handlers for everything but tenants: a note in a CRM, a cache to clear. Each event is handled at least once,
 * in no guaranteed order. For tenants use a provisioner, which reads the current state instead.
 *
 * @example
 * ```ts
 * const events = createEvents()
 *   .on("Subscription.CREATED", ({ event }) => crm.note(event.id))
 *   .on("ProductVersion", ({ event }) => cache.drop(event.entityUrl));
 * ```
 */
export function createEvents(): Events {
  // Handlers are stored by event name, so each gets only events of the type that it was registered for.
  const byName = new Map<string, EventHandler<never>[]>();
  const any: EventHandler<MarketplaceEvent>[] = [];
  const unhandled: ((context: UnhandledContext) => unknown)[] = [];

  const events: Events = {
    on(name, handler) {
      checkValue("name of on", name, aName);
      checkValue(`handler of on("${name}")`, handler, aHandler);
      byName.set(name, [...(byName.get(name) ?? []), handler]);
      return events;
    },
    onAny(handler) {
      checkValue("handler of onAny", handler, aHandler);
      any.push(handler);
      return events;
    },
    onUnhandled(handler) {
      checkValue("handler of onUnhandled", handler, aHandler);
      unhandled.push(handler);
      return events;
    },
    match(read) {
      if (!read.known) return unhandled.map((handler, index) => matchUnhandled(read, handler, index));
      const { event } = read;
      const names = [`${event.entity}.${event.type}`, event.entity];
      const matched = names.flatMap((name) =>
        (byName.get(name) ?? []).map((handler, index) => ({
          name: `${name}#${index}`,
          run: (context: Omit<EventContext<unknown>, "event">) =>
            handler({ event: event as never, ...context }),
        })),
      );
      const anywhere = any.map((handler, index) => ({
        name: `any#${index}`,
        run: (context: Omit<EventContext<unknown>, "event">) => handler({ event, ...context }),
      }));
      const all = [...matched, ...anywhere];
      return all.length > 0 ? all : unhandled.map((handler, index) => matchUnhandled(read, handler, index));
    },
  };
  return events;
}

function matchUnhandled(
  read: ReadEvent,
  handler: (context: UnhandledContext) => unknown,
  index: number,
): MatchedHandler {
  return { name: `unhandled#${index}`, run: (context) => handler({ ...context, ...read }) };
}
