import type { OperationTypes } from "@syndikit/contract";
import { and, eq, exists, isNull, or, type SQL } from "drizzle-orm";
import { equals } from "../../api/filters.js";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, within } from "../../api/scope.js";
import type { Db } from "../../store/port.js";
import { contains } from "../../store/searched-texts.js";
import { type ProductRow, products, productVersions } from "../../store/tables/product.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { isOwn, isPublished, isSubscribed, vendorIdOf } from "../../subscriptions/offers.js";

/** The product, if the caller reaches it. */
export async function findProduct(db: Db, caller: Caller, id: number): Promise<ProductRow | undefined> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), isNull(products.deletedAt), reachesProduct(db, caller)));
  return row;
}

/** A page of the products that the caller sees in lists. */
export async function listProducts(
  db: Db,
  caller: Caller,
  query: OperationTypes["productGetAllPaged"]["query"],
): Promise<Listed<ProductRow>> {
  const { id, type, companyId, name, sku, shortDescription, deletedAt } = products;
  return selectPage(db, db.select().from(products).$dynamic(), {
    from: products,
    where: and(
      isNull(deletedAt),
      listsProduct(db, caller),
      equals(type, query.productType),
      equals(companyId, query.companyId),
      contains([name, sku, shortDescription], query.search),
    ),
    query,
    sortable: { id, name },
  });
}

/** Whether the caller sees what only the vendor and administrators may see. */
export function seesAllOf(caller: Caller, vendorId: number): boolean {
  return caller.scopes.includes("any") || vendorId === vendorIdOf(caller);
}

/** The products that a caller sees in lists: its own, and those with a published plan. */
export function listsProduct(db: Db, caller: Caller): SQL {
  const own = isOwn(caller);
  const onSale = exists(
    db
      .select({ id: productVersions.id })
      .from(productVersions)
      .where(and(eq(productVersions.productId, products.id), isPublished())),
  );
  return within(caller, { any: everything, own, published: or(own, onSale) ?? own });
}

/**
 * The products that a caller can read or change by their identifier. In addition to those in lists, a customer can read
 * the products of its company's subscriptions, even if they are no longer on sale.
 */
export function reachesProduct(db: Db, caller: Caller): SQL {
  const listed = listsProduct(db, caller);
  return caller.scopes.includes("published")
    ? (or(listed, isSubscribed(db, caller, [subscriptions.productId, products.id])) ?? listed)
    : listed;
}
