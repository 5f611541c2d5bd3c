import { toReference } from "@syndikit/contract";
import { and, notInArray, type SQL } from "drizzle-orm";
import { ENDED } from "../domain/still-in-use.js";
import { raise } from "../marketplace-error.js";
import { subscriptions } from "../store/schema/subscription.js";
import type { Db } from "../store/store.js";

/** What shall be deleted. */
export interface Deletion {
  /** As in its path. */
  readonly resource: string;
  readonly id: number;
  /** The subscriptions that would lose it. */
  readonly subscriptions: SQL | undefined;
}

/**
 * Refuses to delete what a living subscription needs.
 *
 * @throws MarketplaceError `stillInUse`, with one of the subscriptions.
 */
export async function assertNotInUse(db: Db, deletion: Deletion): Promise<void> {
  const [living] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(notInArray(subscriptions.deploymentStatus, [...ENDED]), deletion.subscriptions))
    .limit(1);
  if (living === undefined) return;
  const { resource, id } = deletion;
  raise("stillInUse", { resource, id, by: toReference("subscription", living.id) });
}
