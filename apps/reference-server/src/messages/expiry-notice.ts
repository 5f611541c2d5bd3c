import { and, asc, eq, lte } from "drizzle-orm";
import type { Moment } from "../ports.js";
import { onSubscription } from "../store/keys.js";
import type { Store } from "../store/port.js";
import { type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import { isRunning, type SubscriptionPatch } from "../subscriptions/rules/subscription.js";
import type { JobRunner } from "../time/jobs.js";
import { tellOfExpiry } from "./tell.js";

const KIND = "expiryNotice";

/** In milliseconds. The buyer hears of the end so long before it. */
const AHEAD = 7 * 24 * 60 * 60 * 1_000;

/**
 * When the buyer is told that the subscription ends, after a change; nothing when the change moves neither the end nor
 * what happens then. An end that is nearer than the notice would be is not announced: the person who caused it knows.
 */
export function expiryNoticeAt(
  before: Pick<SubscriptionRow, "deploymentStatus" | "autoRenew" | "periodEnd">,
  { status, autoRenew, period }: SubscriptionPatch,
  now: Moment,
): { readonly expiryNoticeAt?: Moment | null } {
  if (status === undefined && autoRenew === undefined && period === undefined) return {};
  const running = isRunning(status ?? before.deploymentStatus);
  const at = (period?.end ?? before.periodEnd) - AHEAD;
  return { expiryNoticeAt: running && !(autoRenew ?? before.autoRenew) && at > now ? at : null };
}

/** Tells buyers of subscriptions that do not renew by themselves that they end soon, once for each end. */
export function createExpiryNoticeRunner({ store }: { readonly store: Store }): JobRunner {
  return {
    kind: KIND,
    async nextJob(db, until) {
      const [row] = await db
        .select({ id: subscriptions.id, dueAt: subscriptions.expiryNoticeAt })
        .from(subscriptions)
        .where(lte(subscriptions.expiryNoticeAt, until))
        .orderBy(asc(subscriptions.expiryNoticeAt), asc(subscriptions.id))
        .limit(1);
      const { id, dueAt = null } = row ?? {};
      return dueAt === null ? undefined : { kind: KIND, id: String(id), dueAt };
    },
    async run({ id, dueAt }) {
      await store.write(
        async (tx) => {
          // Something else happened first when it is not there any more: it was renewed, or ended.
          const [row] = await tx
            .update(subscriptions)
            .set({ expiryNoticeAt: null })
            .where(and(eq(subscriptions.id, Number(id)), lte(subscriptions.expiryNoticeAt, dueAt)))
            .returning({ id: subscriptions.id, periodEnd: subscriptions.periodEnd });
          if (row !== undefined) await tellOfExpiry(tx, row.id, { until: row.periodEnd, now: dueAt });
        },
        onSubscription(Number(id)),
      );
    },
  };
}
