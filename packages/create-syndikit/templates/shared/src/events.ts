import { createEvents, type Events } from "@syndikit/receiver";
import { ApiError } from "@syndikit/sdk";
import type { VendorOptions } from "./settings.ts";

/**
 * What you do about events. Each arrives at least once, and in no order that you could rely on, so read the entity
 * before you act: an event says that something changed, not how it is now.
 */
export function createEventHandlers({ client }: VendorOptions): Events {
  return (
    createEvents()
      // FILL IN: your handlers, by entity or by name, as in "Subscription.CREATED".
      .on("Subscription", async ({ event }) => {
        try {
          const subscription = await client.subscriptions.get(Number(event.id));
          console.log(`${subscription.self} is ${subscription.deploymentStatus}`);
        } catch (error) {
          // A test event of the control panel names a subscription that is not there.
          if (!ApiError.is(error, 404)) throw error;
        }
      })
      .onUnhandled(({ event }) => console.log(`${event.entity}.${event.type} has no handler`))
  );
}
