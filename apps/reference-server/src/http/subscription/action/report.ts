import {
  DeploymentStatus,
  type SubscriptionDeploymentStatusPatch,
  SubscriptionType,
} from "@syndikit/contract";
import { knownOf } from "../../../domain/known.js";
import { decideTransition } from "../../../domain/lifecycle.js";
import { recordMove } from "../../../ledger/record.js";
import { allowed } from "../../../marketplace-error.js";
import { noContent } from "../../reply.js";
import { isPaidBy } from "../paid.js";
import { type Action, type ActionServices, reachWith } from "./action.js";
import { findReported } from "./find-reported.js";

/** Takes the vendor's report on the tenant. */
export async function report(
  { store, clock }: ActionServices,
  action: Action<SubscriptionDeploymentStatusPatch>,
): Promise<typeof noContent> {
  return store.write(async (tx) => {
    const row = await reachWith(findReported, tx, action);
    const move = allowed(
      decideTransition(knownOf(DeploymentStatus, row.deploymentStatus), {
        trigger: "report",
        to: action.body.deploymentStatus,
        type: knownOf(SubscriptionType, row.type),
        paid: isPaidBy(row.invoices),
      }),
    );
    if (move.kind === "unchanged") return noContent;
    const { to, events } = move.transition;
    await recordMove(tx, row, { patch: { status: to }, events, now: clock.now() });
    return noContent;
  });
}
