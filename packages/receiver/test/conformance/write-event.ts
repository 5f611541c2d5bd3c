import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import type { HttpDelivery } from "./candidate.js";
import type { EventSpec } from "./scenario.js";

/** Writes an event as the marketplace would send it, or as somebody else would. */
export function writeEvent(spec: EventSpec = {}, secret: string): HttpDelivery {
  const body = new TextEncoder().encode(spec.raw ?? textOf(spec));
  const headers: Record<string, string> = { "content-type": "application/json; charset=utf-8" };
  if (spec.signature !== "none") {
    const key = spec.signature === "other secret" ? `${secret}-of-somebody-else` : secret;
    headers[headerNames.eventSignature] = sign(spec.signature === "altered" ? body.slice(1) : body, key);
  }
  return { body, headers };
}

function textOf({ raw: _, spaced, signature: __, ...changes }: EventSpec): string {
  const event = {
    date: "2026-01-01T00:00:00Z",
    entity: "Subscription",
    entityUrl: "subscription/12",
    id: "12",
    type: "MODIFIED",
    ...changes,
  };
  return spaced ? `${JSON.stringify(event, null, 4)}\r\n` : JSON.stringify(event);
}
