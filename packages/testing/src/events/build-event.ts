import { type EventName, type EventPayloads, events } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import { validateEvent } from "@syndikit/contract/validators";
import { assertValid } from "../invalid-value-error.js";
import { eventSchemas } from "../spec/fields.gen.js";
import { findUnknown } from "../spec/find-unknown.js";

/** The fields of an event that a test can set. The others follow from them, or come from the example in the spec. */
export type EventOverrides<Name extends EventName> = Partial<
  Omit<EventPayloads[Name], "id" | "entity" | "type">
> & {
  /** The identifier of the entity; it is sent as text. */
  readonly id?: string | number;
};

/**
 * Builds the payload of an event. `entityUrl` follows `id`, unless it is given too.
 *
 * @throws {InvalidValueError} when the spec forbids the event.
 * @throws {TypeError} when there is no such event.
 *
 * @example
 * ```ts
 * buildEvent("Subscription.CREATED", { id: 42 });
 * // { entity: "Subscription", type: "CREATED", id: "42", entityUrl: "subscription/42", eventId: ..., date: ... }
 * ```
 */
export function buildEvent<Name extends EventName>(
  name: Name,
  overrides: EventOverrides<Name> = {},
): EventPayloads[Name] {
  if (!Object.hasOwn(events, name)) {
    throw new TypeError(`There is no event ${name}. There are: ${Object.keys(events).join(", ")}.`);
  }
  // Each event has an example with its own name, but the type of the table of examples only says so for all together.
  const example = structuredClone(examples[name]) as EventPayloads[Name];
  const { id, ...rest } = overrides;
  const identity =
    id === undefined
      ? {}
      : { id: String(id), entityUrl: example.entityUrl?.replace(/[^/]*$/, () => String(id)) };
  const event = { ...example, ...identity, ...rest };
  assertValid(`The event ${name}`, [
    ...findUnknown(eventSchemas[name], event),
    ...validateEvent(name, event),
  ]);
  return event;
}
