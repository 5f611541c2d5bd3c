import { DeploymentStatus, DueKind } from "@syndikit/contract";
import { and, asc, lte, not, sql } from "drizzle-orm";
import { Book } from "../billing/ledger.js";
import { addDays } from "../billing/period.js";
import { enumValueOf } from "../enum-value.js";
import type { Log, Moment } from "../ports.js";
import { inList, listed } from "../store/dialect.js";
import { onSubscription } from "../store/keys.js";
import type { Store } from "../store/port.js";
import { prepared } from "../store/prepared.js";
import { isWaiting, subscriptions } from "../store/tables/subscription.js";
import type { JobRunner } from "../time/jobs.js";
import { byWaiting, ownId, readerOfDue } from "../time/next-due.js";
import { readLedger } from "./ledger.js";
import { endUndelivered } from "./rules/ending.js";
import { decideTransition } from "./rules/lifecycle.js";
import { recordEnd } from "./termination.js";

const KIND = DueKind.unpaidOrder;

/** The number of days that an order waits for its first payment. */
export const UNPAID_ORDER_DAYS = 30;

interface UnpaidOrderOptions {
  readonly store: Store;
  readonly log: Log;
  /** {@link UNPAID_ORDER_DAYS} when absent. */
  readonly unpaidOrderDays?: number | undefined;
}

/** Ends orders that are not paid: the invoice expires, and the subscription becomes UNDEPLOYED. */
export function createUnpaidOrderRunner({
  store,
  log,
  unpaidOrderDays = UNPAID_ORDER_DAYS,
}: UnpaidOrderOptions): JobRunner {
  /** Orders placed at or before this time are ended at `at`. */
  const placedBy = (at: Moment): Moment => addDays(at, -unpaidOrderDays);
  return {
    kind: KIND,
    async nextJob(db, until, skipped = new Set()) {
      const ids = listed([...skipped].map(Number));
      const [row] = await oldestUnpaid(db).execute({ placedBy: placedBy(until), skipped: ids });
      if (row === undefined) return undefined;
      return { kind: KIND, id: String(row.id), dueAt: addDays(row.createdAt, unpaidOrderDays) };
    },
    async run(job) {
      const { id, dueAt: now } = job;
      await store.write(
        async (tx) => {
          const row = await readIfDue(tx, job, { placedBy: placedBy(now) });
          // It was paid, or terminated, in the meantime.
          if (row === undefined) return;
          const status = enumValueOf(DeploymentStatus, row.deploymentStatus);
          const move = decideTransition(status, { trigger: "expiry", expired: true });
          if (move.kind !== "moved") return;
          const { transition } = move;
          const book = new Book(await readLedger(tx, row));
          const ending = endUndelivered(book, transition, { status: transition.to });
          await recordEnd(tx, row, { ending, now, creatorId: null });
          log.info({ subscription: row.id }, "an order was never paid, and has expired");
        },
        onSubscription(Number(id)),
      );
    },
  };
}

const readIfDue = readerOfDue(
  and(isWaiting(subscriptions), lte(subscriptions.createdAt, sql.placeholder("placedBy"))),
);

/** The order that has been unpaid longest. An index finds it, however many subscriptions there are. */
const oldestUnpaid = prepared((db) =>
  db
    .select({ id: ownId, createdAt: sql`${subscriptions.createdAt}`.mapWith(subscriptions.createdAt) })
    .from(byWaiting)
    .where(
      and(
        isWaiting(subscriptions),
        lte(subscriptions.createdAt, sql.placeholder("placedBy")),
        not(inList(subscriptions.id, "skipped")),
      ),
    )
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
    .limit(1)
    .prepare(),
);
