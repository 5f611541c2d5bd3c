import { and, eq, type SQL } from "drizzle-orm";
import { type EventRow, events } from "../../store/schema/event.js";
import type { Db } from "../../store/store.js";
import { type Caller, everything, nothing, within } from "../scope.js";

/** The events that a caller reaches: those for the endpoints of its company and products; an administrator, all. */
export function reachable(caller: Caller): SQL {
  const { companyId } = caller.principal;
  return within(caller, {
    any: everything,
    endpoints: companyId === null ? nothing : eq(events.companyId, companyId),
  });
}

/** The event, if the caller reaches it. */
export async function findEvent(db: Db, caller: Caller, id: number): Promise<EventRow | undefined> {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, id), reachable(caller)));
  return row;
}
