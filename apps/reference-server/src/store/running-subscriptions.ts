import { and, asc, eq, gt, sql } from "drizzle-orm";
import { RUNNING } from "../billing/subscription.js";
import type { Db } from "./port.js";
import { prepared } from "./prepared.js";
import { subscriptions } from "./tables/subscription.js";

interface Part {
  readonly productId: number;
  /** The identifier of the last one that was read before; zero for the first part. */
  readonly after: number;
  readonly limit: number;
}

/** The identifiers of a product's running subscriptions in order, a part of them at a time. */
export async function readRunningOf(db: Db, part: Part): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const status of RUNNING)
    ids.push(...(await runningAfter(db).execute({ status, ...part })).map(({ id }) => id));
  return ids.sort((one, other) => one - other).slice(0, part.limit);
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
    .limit(sql.placeholder("limit"))
    .prepare(),
);
