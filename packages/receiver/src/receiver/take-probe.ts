import type { Queue } from "../queue/create-queue.js";
import type { Accepted } from "./accept-event.js";

/** The entity of the events with which `syndikit doctor` looks at a receiver. No marketplace has it. */
export const probeEntity = "SyndikitProbe";

/**
 * Takes a probe. It goes into the store and out again, so that a store which cannot write is found; nobody is told of
 * it, and it leaves nothing behind.
 */
export async function takeProbe({ store, clock }: Queue, event: string): Promise<Accepted> {
  await store.bury({ key: probeEntity, reason: "unknown", at: clock.now() });
  await store.removeDeadLetters(probeEntity);
  return { delivery: { outcome: "probe", event }, keys: [] };
}
