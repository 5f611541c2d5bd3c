import { eq } from "drizzle-orm";
import type { Moment } from "../../ports.js";
import { metrics } from "../../store/schema/metric.js";
import { configurationParameters, plans, products } from "../../store/schema/product.js";
import type { Tx } from "../../store/store.js";
import { deleteMetadata } from "../metadata/delete.js";
import { deletePlans } from "../product-version/delete.js";

/**
 * Deletes a product with its plans, parameters and metrics. The rows stay, so that ended subscriptions and their
 * orders still refer to something; the SKU is free again. Whether it may go is asked before.
 */
export async function deleteProduct(tx: Tx, id: number, now: Moment): Promise<void> {
  await deletePlans(tx, eq(plans.productId, id), now);
  await tx
    .update(configurationParameters)
    .set({ deletedAt: now })
    .where(eq(configurationParameters.productId, id));
  await tx.delete(metrics).where(eq(metrics.productId, id));
  await deleteMetadata(tx, "product", [id]);
  await tx.update(products).set({ sku: null, deletedAt: now, updatedAt: now }).where(eq(products.id, id));
}
