import { addMonths } from "../domain/calendar.js";
import { hasPrice } from "../domain/plan.js";
import type { PeriodEndFacts } from "../domain/renewal.js";
import type { PresentPlans } from "../domain/renewal-bill.js";
import type { Moment } from "../ports.js";
import { hot } from "../store/hot.js";
import { inList, listed } from "../store/in-list.js";
import { plans } from "../store/schema/product.js";
import type { SubscriptionRow } from "../store/schema/subscription.js";
import type { Db } from "../store/store.js";
import { readDefaultMethod } from "./payment-method.js";
import { readPlans } from "./plans.js";
import { readSubscription } from "./subscription.js";
import { readUsage } from "./usage.js";

/** When something happens to a subscription, and until when its use counts. */
export interface Occasion {
  readonly now: Moment;
  /** `now` when absent. The end of the period, however late that is looked at, when the period ends by itself. */
  readonly usedUntil?: Moment;
}

/** What decides on the renewal and on the end of a subscription. */
export async function readPeriodFacts(
  db: Db,
  row: SubscriptionRow,
  { now, usedUntil = now }: Occasion,
): Promise<PeriodEndFacts> {
  return {
    subscription: await readSubscription(db, row),
    now,
    paymentMethod: await readDefaultMethod(db, row.buyerId),
    measured: await readUsage(db, row, usedUntil),
    presentPlans: await readPresentPlans(db, row),
  };
}

const durationsOf = hot((db) =>
  db
    .select({ id: plans.id, months: plans.minimumDuration })
    .from(plans)
    .where(inList(plans.id, "ids"))
    .prepare(),
);

/**
 * The plans that a subscription may renew to, at the prices that hold now. A plan whose customer is still bound
 * to its minimum duration is left out, and so is one that is not sold any more: then the known prices stay.
 */
export async function readPresentPlans(db: Db, row: SubscriptionRow): Promise<PresentPlans> {
  const { planId, deferredUpgrade, createdAt, anchorDay, periodEnd } = row;
  const ids = [planId, ...(deferredUpgrade === null ? [] : [deferredUpgrade.plan.id])];
  const durations = await durationsOf(db).execute({ ids: listed(ids) });
  const bound = new Set(
    durations
      .filter(({ id, months }) => id === planId && addMonths(createdAt, months, anchorDay) > periodEnd)
      .map(({ id }) => id),
  );
  const sold = [...(await readPlans(db, ids)).values()];
  return new Map(sold.filter(hasPrice).flatMap((plan) => (bound.has(plan.id) ? [] : [[plan.id, plan]])));
}
