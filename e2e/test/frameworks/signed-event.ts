import { headerNames } from "@syndikit/contract";
import { signBody } from "@syndikit/receiver";

export const secret = "0123456789abcdef0123456789abcdef";

const eventOf = (id: number): string =>
  JSON.stringify({
    id: String(id),
    entity: "Subscription",
    type: "CREATED",
    entityUrl: `subscription/${id}`,
    date: "2026-01-01T00:00:00Z",
  });

/** A signed event as options for `fetch`. */
export function signedEvent(
  key = secret,
  subscription = 12,
): RequestInit & { readonly body: string; readonly headers: Record<string, string> } {
  const event = eventOf(subscription);
  return {
    method: "POST",
    body: event,
    headers: { "content-type": "application/json", [headerNames.eventSignature]: signBody(event, key) },
  };
}
