import { type SubscriptionMove, SubscriptionMoveCause } from "@syndikit/contract";
import { desc, eq } from "drizzle-orm";
import type { Db } from "../../store/port.js";
import { type SubscriptionRow, subscriptionMoves } from "../../store/tables/subscription.js";
import { toDateTime } from "../../time/date-time.js";
import { compact } from "../dto.js";

/** Moves of one answer. */
const MOST = 1_000;

/** The latest moves of a subscription from state to state, the oldest first. */
export async function readHistory(
  db: Db,
  { id, createdAt, deploymentStatus }: Pick<SubscriptionRow, "id" | "createdAt" | "deploymentStatus">,
): Promise<SubscriptionMove[]> {
  const rows = await db
    .select()
    .from(subscriptionMoves)
    .where(eq(subscriptionMoves.subscriptionId, id))
    .orderBy(desc(subscriptionMoves.id))
    .limit(MOST);
  const moves = rows
    .reverse()
    .map(({ at, fromState, toState, cause, reason }) =>
      compact({ date: toDateTime(at), from: fromState, to: toState, cause, reason }),
    );
  // The order's own state is the one that the first move left.
  const to = rows[0]?.fromState ?? deploymentStatus;
  const ordered = { date: toDateTime(createdAt), to, cause: SubscriptionMoveCause.order };
  return [ordered, ...moves].slice(-MOST);
}
