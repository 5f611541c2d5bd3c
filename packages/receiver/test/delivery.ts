import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import type { HttpRequest } from "../src/index.js";

/** The secret of every test delivery. */
export const secret = "0123456789abcdef0123456789abcdef";

/** What to change about a good delivery. */
export interface DeliveryChanges {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly secret?: string;
}

/** The text of an event. */
export function eventText(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    id: "12",
    entity: "Subscription",
    type: "MODIFIED",
    entityUrl: "subscription/12",
    date: "2026-01-01T00:00:00Z",
    ...changes,
  });
}

/** A signed delivery, as an adapter hands it in. */
export function delivery(
  body: string | Uint8Array = eventText(),
  changes: DeliveryChanges = {},
): HttpRequest {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const headers: Record<string, string | readonly string[] | undefined> = {
    "content-type": "application/json; charset=utf-8",
    "content-length": String(bytes.length),
    [headerNames.eventSignature.toLowerCase()]: sign(bytes, changes.secret ?? secret),
    ...changes.headers,
  };
  return {
    method: changes.method ?? "POST",
    path: "/marketplace/events",
    header: (name) => headers[name.toLowerCase()],
    body: () => bytes,
  };
}

/** The name of the signature header in lower case, for changes. */
export const signatureHeader = headerNames.eventSignature.toLowerCase();
