import { EventEntity, EventType } from "@syndikit/contract";
import type { Subscription } from "@syndikit/sdk";
import type { Chapter } from "../story.js";
import type { World } from "../world.js";

/** The final state of the event log: every event of the subscription is there, in order, and was delivered. */
export async function readLog(world: World, subscription: Subscription, chapter: Chapter): Promise<void> {
  const events = await world.vendor.events
    .list({
      entityName: EventEntity.Subscription,
      entityId: subscription.id,
      sortField: "id",
      sortDirection: "ASC",
    })
    .first(50);
  for (const { date, type, attempts } of events) {
    chapter.note(
      `${date}  Subscription ${type.padEnd(8)}  ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`,
    );
  }
  const types = events.map(({ type }) => type);
  chapter.expect(
    `the life of ${subscription.self} began with CREATED and ended with DELETED`,
    types.at(0) === EventType.CREATED && types.at(-1) === EventType.DELETED,
  );
  await chapter.until(
    "every event was delivered",
    () => world.vendor.events.count({ notified: false }),
    ({ totalItems }) => totalItems === 0,
  );
}
