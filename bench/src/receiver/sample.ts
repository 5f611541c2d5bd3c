import { sign } from "@syndikit/signature";

/** The secret that signs every delivery in these benchmarks. */
export const SECRET = "a-secret-of-both-sides-with-40-letters.";

/** An event in the form that the reference server writes. */
export const EVENT = JSON.stringify({
  id: "2388",
  entity: "Subscription",
  type: "MODIFIED",
  entityUrl: "subscription/2388",
  date: "2026-01-15T12:00:00Z",
  metadata: {},
  eventId: 48211,
});

export const SIGNATURE = sign(EVENT, SECRET);
