import { type EventName, events } from "@syndikit/contract";

export interface SeenEvent {
  /** For example `Subscription.CREATED`. It may be unknown. */
  readonly name: string;
  readonly known: boolean;
  readonly id: string | undefined;
  readonly entityUrl: string | undefined;
  readonly eventId: number | undefined;
  readonly date: string | undefined;
}

export const eventNames = Object.keys(events) as readonly EventName[];

/** Reads the fields of an event to show them. Returns undefined when the body is not an event. */
export function readEvent(body: Uint8Array): SeenEvent | undefined {
  const fields = parse(body);
  if (fields === undefined) return undefined;
  const { entity, type, id, entityUrl, eventId, date } = fields;
  if (typeof entity !== "string" || typeof type !== "string") return undefined;
  const name = `${entity}.${type}`;
  return {
    name,
    known: Object.hasOwn(events, name),
    id: typeof id === "string" || typeof id === "number" ? String(id) : undefined,
    entityUrl: typeof entityUrl === "string" ? entityUrl : undefined,
    eventId: typeof eventId === "number" ? eventId : undefined,
    date: typeof date === "string" ? date : undefined,
  };
}

function parse(body: Uint8Array): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof value === "object" && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
