import { type EventName, events } from "@syndikit/contract";
import { emitEvent } from "../../delivery/emit.js";
import type { Moment } from "../../ports.js";
import type { Tx } from "../../store/store.js";

type UserEvent = Extract<EventName, `User.${string}`>;

/** Tells who listens what happened to a user. */
export async function tellOfUser(
  tx: Tx,
  name: UserEvent,
  { id, now }: { readonly id: number; readonly now: Moment },
): Promise<void> {
  const { entity, type } = events[name];
  await emitEvent(tx, { entity, id, type, now });
}
