import { EventAttemptOutcome, vendorCallLimits } from "@syndikit/contract";
import { touch } from "../../live.js";
import { market } from "../../market.js";

/** Milliseconds between two looks at the event. */
const LOOK = 400;
/** Milliseconds in which the marketplace queues an event and writes down what came of it. */
const ROUND = 4_000;
/** The most looks: as long as an endpoint may take to connect and to answer. */
const MAX_LOOKS = (vendorCallLimits.connect + vendorCallLimits.answer + ROUND) / LOOK;

/** Sends the event again, and waits for what the endpoint answers. Answers that in words. */
export async function sendAgain(id: number): Promise<string> {
  const client = market.peek();
  if (client === undefined) return "";
  const before = (await client.events.attempts(id)).length;
  await client.events.redeliver(id);
  for (let look = 0; look < MAX_LOOKS; look += 1) {
    const attempts = await client.events.attempts(id);
    const last = attempts.at(-1);
    if (last !== undefined && attempts.length > before) {
      touch();
      return last.outcome === EventAttemptOutcome.DELIVERED
        ? `Event ${id} was sent again, and delivered.`
        : `Event ${id} was sent again, and failed: ${last.reason}`;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  return `Event ${id} is due again. It was not sent yet: its endpoint is busy, or no longer configured.`;
}
