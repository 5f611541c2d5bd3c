// What a claim of deliveries writes into the events. Both engines write it in the same words.
import { sql } from "drizzle-orm";
import { inList, rowsOf } from "./dialect.js";
import type { Tx } from "./port.js";
import { prepared } from "./prepared.js";
import { events } from "./tables/event.js";

/** Leases events for a claim. */
export const lease = prepared((tx: Tx) =>
  tx
    .update(events)
    .set({
      leaseToken: sql`${sql.placeholder("leaseToken")}`,
      leaseUntil: sql`${sql.placeholder("leaseUntil")}`,
    })
    .where(inList(events.id, "ids"))
    .returning()
    .prepare(),
);

/** Lets events wait for others. The names of the rows differ from the columns: in `returning` they would be ambiguous. */
export const queueEvents = prepared((tx: Tx) =>
  tx
    .update(events)
    .set({ behind: sql`given.older` })
    .from(rowsOf("waiting", { event: "bigint", older: "bigint" }))
    .where(sql`${events.id} = given.event`)
    .returning({ id: events.id })
    .prepare(),
);
