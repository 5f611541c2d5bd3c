import { type SubscriptionMove, SubscriptionMoveCause } from "@syndikit/contract";
import { desc, eq } from "drizzle-orm";
import { compact } from "../../api/dto.js";
import { toDateTime } from "../../date-time.js";
import type { Db } from "../../store/port.js";
import { type SubscriptionRow, subscriptionMoves } from "../../store/tables/subscription.js";

/** The most state changes of a response. */
const MOST = 1_000;

/** The latest state changes of a subscription, oldest first. */
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
  // The initial state is the one that the first change left.
  const to = rows[0]?.fromState ?? deploymentStatus;
  const ordered = { date: toDateTime(createdAt), to, cause: SubscriptionMoveCause.order };
  return [ordered, ...moves].slice(-MOST);
}
