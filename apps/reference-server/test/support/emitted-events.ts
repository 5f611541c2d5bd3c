import { asc } from "drizzle-orm";
import { writeSetting } from "../../src/store/settings.js";
import { events } from "../../src/store/tables/event.js";
import type { Marketplace } from "./marketplace.js";

/** Sets a platform-wide endpoint, which receives every event from now on. */
export function listen({ services }: Marketplace): Promise<void> {
  const endpoint = { url: "https://listener.test/events" };
  return services.store.write((tx) => writeSetting(tx, "platformEndpoints", [endpoint]));
}

/** The events that it received, in order, as in `User.MODIFIED user/4`. */
export async function emittedEvents({ services }: Marketplace): Promise<readonly string[]> {
  const rows = await services.store.read((db) => db.select().from(events).orderBy(asc(events.id)));
  return rows.map(
    ({ entityName, type, payload }) => `${entityName}.${type} ${JSON.parse(payload).entityUrl}`,
  );
}
