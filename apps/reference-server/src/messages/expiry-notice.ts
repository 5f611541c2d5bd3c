import { DueKind } from "@syndikit/contract";
import { and, asc, eq, lte, sql } from "drizzle-orm";
import { isRunning, type SubscriptionPatch } from "../billing/subscription.js";
import type { Moment } from "../ports.js";
import { onSubscription } from "../store/keys.js";
import type { Store } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { type SubscriptionRow, subscriptions } from "../store/tables/subscription.js";
import type { JobRunner } from "../time/jobs.js";
import { isBound } from "../time/minimum-duration.js";
import { tellOfExpiry } from "./tell.js";

const KIND = DueKind.expiryNotice;

/** How long before the end the buyer is told, in milliseconds. */
const AHEAD = 7 * 24 * 60 * 60 * 1_000;

/**
 * When, after a change, the buyer is told that the subscription ends; no field when the change affects neither the end
 * nor the renewal. An end that is less than the notice period away is not announced: whoever caused it knows.
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

/** Tells buyers that their subscription ends soon if it does not renew automatically: once for each end. */
export function createExpiryNoticeRunner({ store }: { readonly store: Store }): JobRunner {
  return {
    kind: KIND,
    async nextJob(db, until) {
      const [row] = await firstNotice(db).execute({ until });
      const { id, dueAt = null } = row ?? {};
      return dueAt === null ? undefined : { kind: KIND, id: String(id), dueAt };
    },
    async run({ id, dueAt }) {
      await store.write(
        async (tx) => {
          // If there is no row, something else happened first: it was renewed, or ended.
          const [row] = await tx
            .update(subscriptions)
            .set({ expiryNoticeAt: null })
            .where(and(eq(subscriptions.id, Number(id)), lte(subscriptions.expiryNoticeAt, dueAt)))
            .returning();
          // A customer who is bound is told before the period that ends: each renewal sets the time anew.
          if (row === undefined || (await isBound(tx, row))) return;
          await tellOfExpiry(tx, row.id, { until: row.periodEnd, now: dueAt });
        },
        onSubscription(Number(id)),
      );
    },
  };
}

const firstNotice = prepared((db) =>
  db
    .select({ id: subscriptions.id, dueAt: subscriptions.expiryNoticeAt })
    .from(subscriptions)
    .where(lte(subscriptions.expiryNoticeAt, sql.placeholder("until")))
    .orderBy(asc(subscriptions.expiryNoticeAt), asc(subscriptions.id))
    .limit(1)
    .prepare(),
);
