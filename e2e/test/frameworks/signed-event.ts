import { headerNames } from "@syndikit/contract";
import { signBody } from "@syndikit/receiver";

export const secret = "0123456789abcdef0123456789abcdef";

const event = JSON.stringify({
  id: "12",
  entity: "Subscription",
  type: "CREATED",
  entityUrl: "subscription/12",
  date: "2026-01-01T00:00:00Z",
});

/** A signed event as options for `fetch`. */
export function signedEvent(
  key = secret,
): RequestInit & { readonly body: string; readonly headers: Record<string, string> } {
  return {
    method: "POST",
    body: event,
    headers: { "content-type": "application/json", [headerNames.eventSignature]: signBody(event, key) },
  };
}
