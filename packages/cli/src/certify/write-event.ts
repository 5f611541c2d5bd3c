import { EventEntity, EventType, headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import type { EventSpec } from "./scenarios/scenario.js";

/** A delivery, as it goes over the wire. */
export interface HttpDelivery {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the words of an event mean in one scenario. */
export interface EventContext {
  readonly secret: string;
  /** The scenario's subscription, and one that does not exist. */
  readonly subscriptionId: number;
  readonly nobody: number;
  /** When the scenario began, in milliseconds since 1970. */
  readonly began: number;
  /** The address of a stranger. */
  readonly elsewhere: string;
}

/** Writes an event as the marketplace would send it, or as somebody else would. */
export function writeEvent(spec: EventSpec, context: EventContext): HttpDelivery {
  const body = new TextEncoder().encode(spec.raw ?? textOf(spec, context));
  const headers: Record<string, string> = {
    accept: "application/json",
    "content-type": "application/json; charset=utf-8",
  };
  if (spec.signature !== "none") {
    const key = spec.signature === "other secret" ? `${context.secret}-of-somebody-else` : context.secret;
    // A body that was altered: what was signed is not what is sent.
    headers[headerNames.eventSignature] = sign(spec.signature === "altered" ? body.slice(1) : body, key);
  }
  return { body, headers };
}

function textOf(spec: EventSpec, context: EventContext): string {
  const subject = spec.id === "of nobody" ? context.nobody : context.subscriptionId;
  const path = `subscription/${subject}`;
  const event = {
    date: toSeconds(context.began + (spec.second ?? 0) * 1_000),
    entity: spec.entity ?? EventEntity.Subscription,
    entityUrl: spec.entityUrl === "elsewhere" ? `${context.elsewhere}/${path}` : path,
    id: idOf(spec.id, subject),
    type: spec.type ?? EventType.MODIFIED,
    ...(spec.metadata === undefined ? {} : { metadata: spec.metadata }),
  };
  return spec.spaced ? `${JSON.stringify(event, null, 4)}\r\n` : JSON.stringify(event);
}

function idOf(spec: EventSpec["id"], subject: number): string | number {
  if (spec === "no number") return "no number";
  return spec === "as a number" ? subject : String(subject);
}

/** The marketplace writes dates in whole seconds. */
function toSeconds(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}
