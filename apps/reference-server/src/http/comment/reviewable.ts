import { and, eq, isNull, or } from "drizzle-orm";
import { raise } from "../../marketplace-error.js";
import { plans, products, subscriptions } from "../../store/schema/index.js";
import type { Db } from "../../store/store.js";
import type { Call } from "../call.js";
import { readReference } from "../reference.js";

/**
 * The product that a new review is about. A customer reviews what it, or its company, has or had a subscription to.
 *
 * @throws MarketplaceError `referenceUnknown` for a product that the caller cannot see, `notSubscribed` for one
 * that it only sees.
 */
export async function readReviewable(
  db: Db,
  call: Pick<Call<"commentCreate">, "principal" | "scopes" | "body" | "baseUrl">,
): Promise<number> {
  const { body, principal, scopes, baseUrl } = call;
  const { url } = body.product;
  const productId = readReference(url, { resource: "product", field: "product", baseUrl });
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  const unknown = (): never => raise("referenceUnknown", { field: "product", value: url });
  if (product === undefined) return unknown();
  if (scopes.includes("any")) return productId;

  const { userId, companyId } = principal;
  const buyer = eq(subscriptions.buyerId, userId);
  const theirs = companyId === null ? buyer : or(buyer, eq(subscriptions.companyId, companyId));
  if ((await db.$count(subscriptions, and(eq(subscriptions.productId, productId), theirs))) > 0)
    return productId;

  const onSale = and(eq(plans.productId, productId), eq(plans.published, true), isNull(plans.deletedAt));
  return (await db.$count(plans, onSale)) > 0 ? raise("notSubscribed", {}) : unknown();
}
