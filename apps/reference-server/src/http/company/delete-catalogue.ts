import { and, eq, isNull } from "drizzle-orm";
import type { Moment } from "../../ports.js";
import { billingItems, products } from "../../store/schema/product.js";
import type { Tx } from "../../store/store.js";
import { deleteProduct } from "../product/delete.js";

/** Deletes everything that a vendor has listed. The rows stay for the ended subscriptions that refer to them. */
export async function deleteCatalogue(tx: Tx, companyId: number, now: Moment): Promise<void> {
  const listed = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.companyId, companyId), isNull(products.deletedAt)))
    .orderBy(products.id);
  for (const { id } of listed) await deleteProduct(tx, id, now);
  await tx
    .update(billingItems)
    .set({ deletedAt: now })
    .where(and(eq(billingItems.companyId, companyId), isNull(billingItems.deletedAt)));
}
