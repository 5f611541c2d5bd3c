import type { OperationTypes } from "@syndikit/contract";
import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { equals } from "../api/filters.js";
import { type Listed, selectPage } from "../api/page.js";
import { type Caller, everything, within } from "../api/scope.js";
import { isOneOf } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { contains } from "../store/searched-texts.js";
import {
  type ConfigurationParameterRow,
  configurationParameters,
  type ProductVersionRow,
  products,
  productVersionParameters,
  productVersions,
  type ValueTierRow,
  valueTiers,
} from "../store/tables/product.js";
import { subscriptions } from "../store/tables/subscription.js";
import { isOwn, isPublished, isSubscribed } from "./offers.js";

export interface ProductVersionRecord {
  readonly productVersion: ProductVersionRow;
  /** The company that sells it. */
  readonly vendorId: number;
}

const fields = { productVersion: productVersions, vendorId: products.companyId };

/**
 * The plan, if the caller reaches it. In addition to those in lists, a customer can read the plans of its company's
 * subscriptions, even if they are no longer on sale.
 */
export async function findProductVersion(
  db: Db,
  caller: Caller,
  id: number,
): Promise<ProductVersionRecord | undefined> {
  const [record] = await db
    .select(fields)
    .from(productVersions)
    .innerJoin(products, eq(products.id, productVersions.productId))
    .where(and(eq(productVersions.id, id), reachesProductVersion(db, caller)));
  return record;
}

/** The plans that a caller can read by their identifier, for a query that has their products. */
export function reachesProductVersion(db: Db, caller: Caller): SQL | undefined {
  const subscribed = caller.scopes.includes("published")
    ? isSubscribed(db, caller, [subscriptions.productVersionId, productVersions.id])
    : undefined;
  return and(isNull(productVersions.deletedAt), or(listsProductVersion(caller), subscribed));
}

/** A page of the plans that the caller sees in lists. */
export async function listProductVersions(
  db: Db,
  caller: Caller,
  query: OperationTypes["productVersionGetAllPaged"]["query"],
): Promise<Listed<ProductVersionRecord>> {
  const toProduct = eq(products.id, productVersions.productId);
  const select = db.select(fields).from(productVersions).innerJoin(products, toProduct).$dynamic();
  return selectPage(db, select, {
    from: sql`${productVersions} inner join ${products} on ${toProduct}`,
    where: and(
      isNull(productVersions.deletedAt),
      listsProductVersion(caller),
      query.withUnpublished === false ? isPublished() : undefined,
      equals(productVersions.productId, query.product),
      contains([productVersions.name], query.name),
    ),
    query,
    sortable: { id: productVersions.id, name: productVersions.name, price: productVersions.price },
  });
}

/** The caller's own plans, and the published ones. */
function listsProductVersion(caller: Caller): SQL {
  const own = isOwn(caller);
  return within(caller, { any: everything, own, published: or(own, isPublished()) ?? own });
}

export interface ProductVersionParts {
  /** Sorted by extra resource and start. */
  readonly tiers: readonly ValueTierRow[];
  /** The parameters that are active on it, by ascending weight. */
  readonly parameters: readonly ConfigurationParameterRow[];
}

/** The parts of several plans, by the id of the plan. */
export async function readParts(
  db: Db,
  productVersionIds: readonly number[],
): Promise<(productVersionId: number) => ProductVersionParts> {
  const tiers = await db
    .select()
    .from(valueTiers)
    .where(isOneOf(valueTiers.productVersionId, productVersionIds))
    .orderBy(asc(valueTiers.productVersionId), asc(valueTiers.billingItemId), asc(valueTiers.start));
  const active = await db
    .select({
      productVersionId: productVersionParameters.productVersionId,
      parameter: configurationParameters,
    })
    .from(productVersionParameters)
    .innerJoin(configurationParameters, eq(configurationParameters.id, productVersionParameters.parameterId))
    .where(
      and(
        isOneOf(productVersionParameters.productVersionId, productVersionIds),
        isNull(configurationParameters.deletedAt),
      ),
    )
    .orderBy(asc(configurationParameters.weight), asc(configurationParameters.id));
  return (productVersionId) => ({
    tiers: tiers.filter((tier) => tier.productVersionId === productVersionId),
    parameters: active
      .filter((entry) => entry.productVersionId === productVersionId)
      .map(({ parameter }) => parameter),
  });
}
