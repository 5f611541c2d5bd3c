import type { EventEndpointDTO } from "@syndikit/sdk";
import { count } from "../../format.js";
import type { Standing } from "../../parts/stamp.js";

/** Only an endpoint that accepted the last event, and gets the next at once, is healthy. */
export function healthOf(endpoint: EventEndpointDTO): Standing {
  const { paused, failures, attempts, heldBack, lastError, lastAttempt, lastDelivery } = endpoint;
  if (paused) return { tone: "wait", word: "paused" };
  if (failures > 0) return { tone: "fail", word: `${count(failures, "failure")} in a row` };
  if (heldBack !== undefined) return { tone: "wait", word: "held back" };
  if (attempts === 0) return { tone: "rest", word: "nothing sent yet" };
  // A person who lets it go on takes the failures back, and nothing was accepted since.
  const isAccepted = lastDelivery !== undefined && lastDelivery >= (lastAttempt ?? lastDelivery);
  if (lastError !== undefined || !isAccepted) return { tone: "wait", word: "last try failed" };
  return { tone: "ok", word: "healthy" };
}
