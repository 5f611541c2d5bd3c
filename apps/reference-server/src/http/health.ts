import { and, isNotNull, lte, min } from "drizzle-orm";
import type { Clock } from "../ports.js";
import { events } from "../store/schema/event.js";
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
export function queueState(store: Store, clock: Clock): Promise<QueueState> {
  const now = clock.now();
  return store.read(async (db) => {
    const depth = await db.$count(events, isNotNull(events.dueAt));
    const [row] = await db
      .select({ oldest: min(events.dueAt) })
      .from(events)
      .where(and(isNotNull(events.dueAt), lte(events.dueAt, now)));
    const oldest = row?.oldest ?? now;
    return { depth, oldestDueSeconds: Math.max(0, (now - oldest) / 1000) };
  });
}
