import {
  DeploymentStatus,
  type SubscriptionStartPatch,
  type SubscriptionStopPatch,
} from "@syndikit/contract";
import { noContent } from "../api/call.js";
import { enumValueOf } from "../enum-value.js";
import { allowed } from "../errors.js";
import { onSubscription } from "../store/keys.js";
import { type Action, type ActionServices, getSubscription } from "./action.js";
import { recordMove } from "./record.js";
import { decideTransition } from "./rules/lifecycle.js";

/** Stops the subscription, or starts it again. Its period, price and invoices are not affected. */
export async function suspend(
  { clock }: ActionServices,
  action: Action<SubscriptionStopPatch | SubscriptionStartPatch>,
): Promise<typeof noContent> {
  const { body, call } = action;
  return call.write(async (tx) => {
    const row = await getSubscription(tx, action);
    const status = enumValueOf(DeploymentStatus, row.deploymentStatus);
    const stops = body.action === "STOP";
    const move = allowed(decideTransition(status, { trigger: stops ? "stop" : "start" }));
    if (move.kind === "unchanged") return noContent;
    const { to, trigger, events } = move.transition;
    const reason = stops ? (body.reason ?? null) : null;
    await recordMove(tx, row, { patch: { status: to }, trigger, events, reason, now: clock.now() });
    return noContent;
  }, onSubscription(call.path.id));
}
