import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Clock } from "../ports.js";
import { events } from "../store/schema/event.js";
import type { Tx } from "../store/store.js";

/**
 * Makes an event due now, delivered or not: the same bytes go out once more. One that is on its way at this very
 * moment is left as it is. Wake the dispatcher after the commit.
 *
 * @returns false when there is no such event.
 */
export async function redeliver(tx: Tx, id: number, clock: Clock): Promise<boolean> {
  const [known] = await tx.select({ id: events.id }).from(events).where(eq(events.id, id));
  if (known === undefined) return false;
  await tx
    .update(events)
    .set({ dueAt: clock.now() })
    .where(and(eq(events.id, id), or(isNull(events.leaseUntil), lte(events.leaseUntil, clock.wall()))));
  return true;
}
