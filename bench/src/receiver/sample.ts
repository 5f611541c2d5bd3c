import { sign } from "@syndikit/signature";

/** The secret of every delivery here. */
export const SECRET = "a-secret-of-both-sides-with-40-letters.";

/** An event, as the reference server writes it. */
export const EVENT = JSON.stringify({
  id: "2388",
  entity: "Subscription",
  type: "MODIFIED",
  entityUrl: "subscription/2388",
  date: "2026-01-15T12:00:00Z",
  metadata: {},
  eventId: 48211,
});

/** Its signature. */
export const SIGNATURE = sign(EVENT, SECRET);
