import {
  DeploymentStatus,
  type SubscriptionDeploymentStatusPatch,
  SubscriptionType,
} from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import { allowed } from "../errors.js";
import { noContent } from "../http/call.js";
import { knownOf } from "../known.js";
import { type Caller, callerValues } from "../resources/scope.js";
import { invoicesOf } from "../resources/subscription/children.js";
import { isPaidBy } from "../resources/subscription/queries.js";
import { preparedWithinReach } from "../resources/subscription/reach.js";
import type { Db } from "../store/port.js";
import { subscriptions } from "../store/tables/subscription.js";
import { type Action, type ActionServices, getWith } from "./action.js";
import { recordMove } from "./record.js";
import { decideTransition } from "./rules/lifecycle.js";

/** Moves the subscription to the state that the vendor reports of its tenant. */
export async function report(
  { clock }: ActionServices,
  action: Action<SubscriptionDeploymentStatusPatch>,
): Promise<typeof noContent> {
  return action.call.write(async (tx) => {
    const row = await getWith(findReported, tx, action);
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

// Only what the decision and its writing need: the row is wide, and vendors report often.
const reported = preparedWithinReach((db, reached) =>
  db
    .select({
      id: subscriptions.id,
      productId: subscriptions.productId,
      type: subscriptions.type,
      deploymentStatus: subscriptions.deploymentStatus,
      startDate: subscriptions.startDate,
      periodEnd: subscriptions.periodEnd,
      autoRenew: subscriptions.autoRenew,
      graceUntil: subscriptions.graceUntil,
      deferredUpgrade: subscriptions.deferredUpgrade,
      invoices: invoicesOf,
    })
    .from(subscriptions)
    .where(sql`${eq(subscriptions.id, sql.placeholder("id"))} and ${reached}`)
    .prepare(),
);

type ReportedSubscription = Awaited<ReturnType<ReturnType<typeof reported>["execute"]>>[number];

async function findReported(db: Db, caller: Caller, id: number): Promise<ReportedSubscription | undefined> {
  const [row] = await reported(db, caller).execute({ ...callerValues(caller), id });
  return row;
}
