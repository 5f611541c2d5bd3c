import { and, asc, eq, gt, sql } from "drizzle-orm";
import { RUNNING } from "../billing/subscription.js";
import type { Db } from "./port.js";
import { prepared } from "./prepared.js";
import { subscriptions } from "./tables/subscription.js";

/** How many subscriptions are read at a time. */
const PAGE = 200;

/** Goes through the identifiers of a product's running subscriptions, so that memory does not grow with them. */
export async function* readRunningOf(db: Db, productId: number): AsyncGenerator<readonly number[]> {
  for (const status of RUNNING) {
    let after: number | undefined = 0;
    while (after !== undefined) {
      const rows: readonly { readonly id: number }[] = await runningAfter(db).execute({
        productId,
        status,
        after,
      });
      if (rows.length > 0) yield rows.map(({ id }) => id);
      after = rows.at(-1)?.id;
    }
  }
}

// Of one state at a time, in the order of the index.
const runningAfter = prepared((db) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.productId, sql.placeholder("productId")),
        eq(subscriptions.deploymentStatus, sql.placeholder("status")),
        gt(subscriptions.id, sql.placeholder("after")),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(PAGE)
    .prepare(),
);
