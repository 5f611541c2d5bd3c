import { EventEntity, EventType, headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import type { EventSpec } from "./scenarios/scenario.js";

/** A delivery, as it is sent. */
export interface HttpDelivery {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** The values that an {@link EventSpec} stands for in one scenario. */
export interface EventContext {
  readonly secret: string;
  /** The scenario's subscription. */
  readonly subscriptionId: number;
  /** A subscription that does not exist. */
  readonly unknownId: number;
  /** When the scenario began, in milliseconds since 1970. */
  readonly began: number;
  /** An address that is not the marketplace's. */
  readonly foreignUrl: string;
}

/** Writes an event as the marketplace would send it, or as an attacker would. */
export function writeEvent(spec: EventSpec, context: EventContext): HttpDelivery {
  const body = new TextEncoder().encode(spec.raw ?? textOf(spec, context));
  const headers: Record<string, string> = {
    accept: "application/json",
    "content-type": "application/json; charset=utf-8",
  };
  if (spec.signature !== "none") {
    const key = spec.signature === "other secret" ? `${context.secret}-of-somebody-else` : context.secret;
    // For an altered body, the signature is made over other bytes than those that are sent.
    headers[headerNames.eventSignature] = sign(spec.signature === "altered" ? body.slice(1) : body, key);
  }
  return { body, headers };
}

function textOf(spec: EventSpec, context: EventContext): string {
  const id = spec.id === "unknown" ? context.unknownId : context.subscriptionId;
  const path = `subscription/${id}`;
  const event = {
    date: toSeconds(context.began + (spec.second ?? 0) * 1_000),
    entity: spec.entity ?? EventEntity.Subscription,
    entityUrl: spec.entityUrl === "foreign" ? `${context.foreignUrl}/${path}` : path,
    id: writtenId(spec.id, id),
    type: spec.type ?? EventType.MODIFIED,
    ...(spec.metadata === "absent" ? {} : { metadata: spec.metadata ?? {} }),
  };
  return spec.indented ? `${JSON.stringify(event, null, 4)}\r\n` : JSON.stringify(event);
}

function writtenId(spec: EventSpec["id"], id: number): string | number {
  if (spec === "invalid") return "no number";
  return spec === "a number" ? id : String(id);
}

/** The marketplace writes dates in whole seconds. */
function toSeconds(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}

/** An event, described for a report. */
export function describeEvent(spec: EventSpec): string {
  const what =
    spec.raw === undefined
      ? `${spec.entity ?? EventEntity.Subscription}.${spec.type ?? EventType.MODIFIED}`
      : `the bytes ${JSON.stringify(spec.raw)}`;
  const details = [
    spec.id === "unknown" ? "for a subscription that does not exist" : undefined,
    spec.id === "invalid" ? "with an id that is not a number" : undefined,
    spec.id === "a number" ? "with its id as a JSON number" : undefined,
    spec.metadata === "absent" ? "without metadata" : undefined,
    spec.entityUrl === "foreign" ? "with an entityUrl on another server" : undefined,
    spec.indented ? "in indented JSON" : undefined,
    spec.signature === "none" ? "without a signature" : undefined,
    spec.signature === "other secret" ? "signed with another secret" : undefined,
    spec.signature === "altered" ? "altered after it was signed" : undefined,
  ].filter((text) => text !== undefined);
  return [what, ...details].join(" ");
}

/** Whether this event tells a receiver of the scenario's subscription. */
export function isGenuine({ raw, entity, id, signature = "good" }: EventSpec): boolean {
  const isAbout = raw === undefined && entity === undefined && id !== "invalid" && id !== "unknown";
  return isAbout && signature === "good";
}
