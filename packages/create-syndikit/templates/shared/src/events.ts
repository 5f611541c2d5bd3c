import { createEvents, type Events } from "@syndikit/receiver";
import { ApiError } from "@syndikit/sdk";
import type { VendorOptions } from "./settings.ts";

/**
 * What you do about events. Each arrives at least once, and in no guaranteed order, so read the entity before you act:
 * an event says that something has changed, but not what the new state is.
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
          // A test event from the control panel names a subscription that does not exist.
          if (!ApiError.is(error, 404)) throw error;
        }
      })
      .onUnhandled(({ event }) => console.log(`${event.entity}.${event.type} has no handler`))
  );
}
