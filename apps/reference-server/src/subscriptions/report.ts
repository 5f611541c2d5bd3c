import {
  DeploymentStatus,
  readState,
  type SubscriptionDeploymentStatusPatch,
  SubscriptionType,
} from "@syndikit/contract";
import { eq, sql } from "drizzle-orm";
import { noContent } from "../api/call.js";
import { type Caller, callerValues } from "../api/scope.js";
import { openPeriod, type Period } from "../billing/period.js";
import { enumValueOf } from "../enum-value.js";
import { allowed } from "../errors.js";
import { hasAddress } from "../messages/tell.js";
import type { Moment } from "../ports.js";
import { onSubscription } from "../store/keys.js";
import type { Db } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import { type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import { type Action, type ActionServices, getWith } from "./action.js";
import { invoicesOf } from "./children.js";
import { creditUndelivered } from "./credits.js";
import { dateLedger } from "./ledger.js";
import { isPaidBy } from "./queries.js";
import { preparedWithinReach } from "./reach.js";
import { recordMove } from "./record.js";
import { decideTransition } from "./rules/lifecycle.js";

/** Moves the subscription to the state that the vendor reports for its tenant. */
export async function report(
  { clock }: ActionServices,
  action: Action<SubscriptionDeploymentStatusPatch>,
): Promise<typeof noContent> {
  return action.call.write(async (tx) => {
    const row = await getWith(findReported, tx, action);
    const move = allowed(
      decideTransition(enumValueOf(DeploymentStatus, row.deploymentStatus), {
        trigger: "report",
        to: readState(action.body.deploymentStatus) ?? neverAState(action.body.deploymentStatus),
        type: enumValueOf(SubscriptionType, row.type),
        paid: isPaidBy(row.invoices),
      }),
    );
    if (move.kind === "unchanged") return noContent;
    const { to, trigger, events } = move.transition;
    const now = clock.now();
    const first = to === DeploymentStatus.DEPLOYED && row.startDate === null;
    const period = first ? await firstPeriod(tx, row, now) : undefined;
    if (period !== undefined) await dateLedger(tx, row.id, period);
    const patch = { status: to, ...(period === undefined ? {} : { period }) };
    const reason = first && !(await hasAddress(tx, row.id)) ? NO_ADDRESS : null;
    await recordMove(tx, row, { patch, trigger, events, now, reason });
    if (to === DeploymentStatus.FAILED) {
      await creditUndelivered(tx, row.id, { reason: "The vendor could not set it up", now });
    }
    return noContent;
  }, onSubscription(action.call.path.id));
}

/** Told to the vendor, in the history of the subscription. */
const NO_ADDRESS = "No endpoint was given, so the customer has no address yet";

/** At the first DEPLOYED, the period, a trial or a lifespan begins. */
async function firstPeriod(
  db: Db,
  { id, type }: Pick<SubscriptionRow, "id" | "type">,
  at: Moment,
): Promise<Period> {
  const { productVersion } = single(await planOf(db).execute({ id }));
  const trial = type === SubscriptionType.TRIAL;
  return openPeriod({ productVersion, trial, at });
}

/** The subscription's copy of its plan. */
const planOf = prepared((db) =>
  db
    .select({ productVersion: subscriptions.productVersion })
    .from(subscriptions)
    .where(eq(subscriptions.id, sql.placeholder("id")))
    .prepare(),
);

// Selects only what every report needs: the row is wide, and vendors report often.
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
  const [row] = await reported(db, caller).execute({ id, ...callerValues(caller) });
  return row;
}

function neverAState(text: string): never {
  throw new RangeError(`The contract let through a state that the lifecycle does not have: ${text}.`);
}
