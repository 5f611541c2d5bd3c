import { randomBytes } from "node:crypto";
import { EventEntity, EventType, headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import type { HeaderList, Outcome } from "../http/outcome.js";

/** A test request. A field that is absent is as the marketplace sends it. */
export interface Probe {
  readonly method?: string;
  readonly url?: URL;
  readonly body?: Uint8Array;
  /** The whole value of the header. Null sends no header; absent means the right signature. */
  readonly signature?: string | null;
  /** The spelling of the header's name. */
  readonly signatureName?: string;
  readonly contentType?: string;
  readonly more?: HeaderList;
  readonly chunked?: boolean;
}

/** No marketplace has this entity. An application accepts such an event and does nothing. */
const ENTITY = "SyndikitProbe";

function probeEvent(date: string): Readonly<Record<string, unknown>> {
  return { date, entity: ENTITY, entityUrl: `${ENTITY}/1`, id: "1", metadata: {}, type: EventType.MODIFIED };
}

/** No marketplace has an identifier this high, so reading it answers 404. */
const UNKNOWN_ID = 2_147_483_000;

/** An event like the marketplace's own test event: a known entity with an id that does not exist. */
export function testEventBody(date: string): Uint8Array {
  const { Subscription } = EventEntity;
  const entityUrl = `subscription/${UNKNOWN_ID}`;
  return Buffer.from(
    JSON.stringify({ ...probeEvent(date), entity: Subscription, entityUrl, id: String(UNKNOWN_ID) }),
  );
}

/** The event as compact JSON, as the marketplace sends it. Every JSON library writes it the same way. */
export function plainBody(date: string): Uint8Array {
  return Buffer.from(JSON.stringify(probeEvent(date)));
}

/**
 * The same event in a form whose bytes are lost when it is parsed and written again: with spaces, a number with a
 * decimal point, keys in another order, escapes, letters beyond ASCII, and white space at the end.
 */
export function oddBody(date: string): Uint8Array {
  const { id, type, entityUrl } = probeEvent(date);
  const metadata = `{ "note" : "Citt\\u00e0 – \u{1f3d4} naïve", "size":1.0, "z":1, "a" : [ ] }`;
  return Buffer.from(
    `{ "type": "${type}",\r\n  "id":"${id}", "metadata" : ${metadata}, "entityUrl":"${entityUrl}", "entity": "${ENTITY}", "date":"${date}" }\n`,
  );
}

/** An event with a filler of this many bytes. */
export function largeBody(date: string, bytes: number): Uint8Array {
  return Buffer.from(JSON.stringify({ ...probeEvent(date), metadata: { filler: "x".repeat(bytes) } }));
}

export function probeHeaders(probe: Probe, body: Uint8Array, secret: string | undefined): HeaderList {
  const { signatureName = headerNames.eventSignature, contentType = "application/json; charset=utf-8" } =
    probe;
  const signature =
    probe.signature === undefined && secret !== undefined ? sign(body, secret) : probe.signature;
  return [
    ["Accept", "application/json"],
    ["Content-Type", contentType],
    ...(signature === undefined || signature === null ? [] : [[signatureName, signature] as const]),
    ...(probe.more ?? []),
  ];
}

/** Whether the application accepted an event as genuine. Any 2xx status counts. */
export function isTaken(outcome: Outcome): boolean {
  return outcome.kind === "answer" && outcome.status >= 200 && outcome.status < 300;
}

export function sameStatus(left: Outcome, right: Outcome): boolean {
  return left.kind === "answer" && right.kind === "answer" && left.status === right.status;
}

/** A well-formed signature that is made with a random secret. */
export function forge(body: Uint8Array): string {
  return sign(body, randomBytes(24));
}
