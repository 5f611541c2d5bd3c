import { type EventName, events } from "@syndikit/contract";
import { emitEvent } from "../../delivery/emit.js";
import type { Moment } from "../../ports.js";
import type { PlanRow } from "../../store/schema/product.js";
import type { Tx } from "../../store/store.js";

type PlanEvent = Extract<EventName, `ProductVersion.${string}`>;

/** Tells who listens what happened to a plan. */
export async function tellOfPlan(
  tx: Tx,
  name: PlanEvent,
  { plan, now }: { readonly plan: Pick<PlanRow, "id" | "published">; readonly now: Moment },
): Promise<void> {
  const { entity, type } = events[name];
  // Nothing here waits for an approval, so every plan has it.
  const metadata = { approved: true, published: plan.published };
  await emitEvent(tx, { entity, id: plan.id, type, now, metadata });
}
