import { events as eventTable, type MarketplaceEvent } from "@syndikit/contract";

/** An event whose entity or type this version does not know. Its other fields are as always. */
export interface UnknownEvent {
  readonly id: string;
  readonly eventId?: number;
  readonly entity: string;
  readonly type: string;
  readonly entityUrl: string;
  readonly date: string;
  /** `{}` when there is no metadata. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** A parsed event, known or unknown to this version. */
export type ReadEvent =
  | { readonly known: true; readonly event: MarketplaceEvent }
  | { readonly known: false; readonly event: UnknownEvent };

type Writable<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/**
 * Reads the text of an event, tolerantly: an id may be a number, and fields may be missing or new.
 * Returns `undefined` if it is not an event.
 */
export function readEvent(text: string): ReadEvent | undefined {
  const value = parse(text);
  if (typeof value !== "object" || value === null) return undefined;
  const { id, entity, type, entityUrl, date, metadata, eventId } = value as Record<string, unknown>;
  const idText = typeof id === "number" && Number.isSafeInteger(id) ? String(id) : id;
  if (typeof entity !== "string" || typeof type !== "string" || typeof idText !== "string") return undefined;
  const event: Writable<UnknownEvent> = {
    id: idText,
    entity,
    type,
    entityUrl: typeof entityUrl === "string" ? entityUrl : "",
    date: typeof date === "string" ? date : "",
    metadata: isRecord(metadata) ? metadata : {},
  };
  if (typeof eventId === "number" && Number.isSafeInteger(eventId)) event.eventId = eventId;
  return Object.hasOwn(eventTable, `${entity}.${type}`)
    ? // The name is in the table, and the table names the entity and the type of each payload.
      { known: true, event: event as MarketplaceEvent }
    : { known: false, event };
}

/** How long ago the event says that it was made, in milliseconds; `undefined` without a readable date. */
export function ageOf(event: { readonly date: string }, now: number): number | undefined {
  const at = Date.parse(event.date);
  return Number.isNaN(at) ? undefined : now - at;
}

function parse(text: string): unknown {
  try {
    // A byte order mark is part of the signed bytes, but not of the JSON.
    return JSON.parse(text.startsWith("\ufeff") ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
