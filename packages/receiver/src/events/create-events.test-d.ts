import type { MarketplaceEvent, SubscriptionCreatedEvent, UserCreatedEvent } from "@syndikit/contract";
import { expectTypeOf } from "vitest";
import { createEvents } from "./create-events.js";

createEvents()
  .on("Subscription.CREATED", ({ event }) => {
    expectTypeOf(event).toEqualTypeOf<SubscriptionCreatedEvent>();
    expectTypeOf(event.type).toEqualTypeOf<"CREATED">();
  })
  .on("User", ({ event }) => {
    expectTypeOf(event.type).toEqualTypeOf<"CREATED" | "MODIFIED" | "DELETED">();
    expectTypeOf<UserCreatedEvent>().toExtend<typeof event>();
  })
  .onAny(({ event, age, attempt, signal }) => {
    expectTypeOf(event).toEqualTypeOf<MarketplaceEvent>();
    expectTypeOf(age).toEqualTypeOf<number | undefined>();
    expectTypeOf(attempt).toEqualTypeOf<number>();
    expectTypeOf(signal).toEqualTypeOf<AbortSignal>();
  })
  .onUnhandled((context) => {
    if (context.known) expectTypeOf(context.event).toEqualTypeOf<MarketplaceEvent>();
    else expectTypeOf(context.event.entity).toEqualTypeOf<string>();
  });

// @ts-expect-error there is no such event
createEvents().on("Subscription.MELTED", () => {});

// @ts-expect-error there is no such entity
createEvents().on("Comet", () => {});
