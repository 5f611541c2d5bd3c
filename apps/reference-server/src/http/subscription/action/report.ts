import type { SubscriptionDeploymentStatusPatch } from "@syndikit/contract";
import { decideTransition } from "../../../domain/lifecycle.js";
import { record } from "../../../ledger/record.js";
import { readSubscription } from "../../../ledger/subscription.js";
import { allowed } from "../../../marketplace-error.js";
import { noContent } from "../../reply.js";
import { type Action, type ActionServices, theSubscription } from "./action.js";

/** Takes the vendor's report on the tenant. */
export async function report(
  { store, clock }: ActionServices,
  action: Action<SubscriptionDeploymentStatusPatch>,
): Promise<typeof noContent> {
  return store.write(async (tx) => {
    const row = await theSubscription(tx, action);
    const { status, type, paid } = await readSubscription(tx, row);
    const to = action.body.deploymentStatus;
    const move = allowed(decideTransition(status, { trigger: "report", to, type, paid }));
    if (move.kind === "unchanged") return noContent;
    const { transition } = move;
    const patch = { status: transition.to };
    await record(tx, row, { patch, events: transition.events, order: null, now: clock.now() });
    return noContent;
  });
}
