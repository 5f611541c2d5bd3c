import { readQueue } from "../delivery/queue.js";
import type { Clock } from "../ports.js";
import type { Store } from "../store/store.js";
import type { QueueState } from "./metrics.js";

/** What readiness depends on. */
export interface ReadinessFacts {
  readonly store: Store;
  readonly isShuttingDown: () => boolean;
}

/** Whether the server should be sent requests, and if not, why. */
export async function readiness({ store, isShuttingDown }: ReadinessFacts): Promise<Response> {
  if (isShuttingDown()) return Response.json({ ready: false, reason: "shutting down" }, { status: 503 });
  try {
    await store.check();
    return Response.json({ ready: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : "the store does not answer";
    return Response.json({ ready: false, reason }, { status: 503 });
  }
}

/** How the queue of deliveries stands. */
export async function queueState(store: Store, clock: Clock): Promise<QueueState> {
  const { pending, oldestDueAge } = await store.read((db) => readQueue(db, clock.now()));
  return { depth: pending, oldestDueSeconds: oldestDueAge / 1000 };
}
