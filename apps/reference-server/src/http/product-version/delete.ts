import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { Moment } from "../../ports.js";
import { planParameters, plans, valueTiers } from "../../store/schema/product.js";
import type { Tx } from "../../store/store.js";
import { deleteMetadata } from "../metadata/delete.js";
import { tellOfPlan } from "./events.js";

/**
 * Deletes plans, and tells who listens. The rows stay, so that ended subscriptions and their orders still refer
 * to something; the identifiers are free again, and so are the extra resources and parameters. Whether they may
 * go is asked before.
 */
export async function deletePlans(tx: Tx, which: SQL, now: Moment): Promise<void> {
  const doomed = await tx
    .select({ id: plans.id, published: plans.published })
    .from(plans)
    .where(and(which, isNull(plans.deletedAt)));
  const ids = doomed.map(({ id }) => id);
  await tx.delete(valueTiers).where(inArray(valueTiers.planId, ids));
  await tx.delete(planParameters).where(inArray(planParameters.planId, ids));
  await deleteMetadata(tx, "productVersion", ids);
  await tx
    .update(plans)
    .set({ identifier: null, published: false, deletedAt: now, updatedAt: now })
    .where(inArray(plans.id, ids));
  for (const plan of doomed) await tellOfPlan(tx, "ProductVersion.DELETED", { plan, now });
}

/** Deletes one plan; see {@link deletePlans}. */
export async function deletePlan(tx: Tx, id: number, now: Moment): Promise<void> {
  await deletePlans(tx, eq(plans.id, id), now);
}
