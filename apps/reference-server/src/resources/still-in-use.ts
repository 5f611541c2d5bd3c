import { DeploymentStatus, toReference } from "@syndikit/contract";
import { and, notInArray, type SQL } from "drizzle-orm";
import { raise } from "../errors.js";
import type { Db } from "../store/port.js";
import { subscriptions } from "../store/tables/subscription.js";

/**
 * The states in which a subscription holds nothing back: its buyer, its product and its plan can be deleted. In
 * any other state there is, or may still be, a tenant at the vendor.
 */
const ENDED = [DeploymentStatus.UNDEPLOYED, DeploymentStatus.FAILED] as const;

interface Deletion {
  /** As in the path of what is deleted. */
  readonly resource: string;
  readonly id: number;
  /** The subscriptions that would lose it. */
  readonly subscriptions: SQL | undefined;
}

/**
 * Refuses to delete what a living subscription needs.
 *
 * @throws {MarketplaceError} `stillInUse` when there is one; it names the subscription.
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
