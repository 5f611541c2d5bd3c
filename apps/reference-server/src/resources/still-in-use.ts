import { DeploymentStatus, toReference } from "@syndikit/contract";
import { and, notInArray, type SQL } from "drizzle-orm";
import { raise } from "../errors.js";
import type { Db } from "../store/port.js";
import { subscriptions } from "../store/tables/subscription.js";

/**
 * The final states of a subscription, in which its buyer, product and plan can be deleted. In any other state the
 * vendor has, or may still have, a tenant for it.
 */
const ENDED = [DeploymentStatus.UNDEPLOYED, DeploymentStatus.FAILED] as const;

interface Deletion {
  /** The resource of the deleted object, as named in the path. */
  readonly resource: string;
  readonly id: number;
  /** The subscriptions that need it. */
  readonly subscriptions: SQL | undefined;
}

/**
 * Refuses to delete what a subscription that has not ended needs.
 *
 * @throws {MarketplaceError} `stillInUse` when there is one. The error names the subscription.
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
