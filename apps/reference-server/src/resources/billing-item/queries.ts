import type { OperationTypes } from "@syndikit/contract";
import { and, eq, exists, isNull, or, type SQL } from "drizzle-orm";
import { equals } from "../../api/filters.js";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, nothing, within } from "../../api/scope.js";
import { isOneOf } from "../../store/dialect.js";
import type { Db } from "../../store/port.js";
import { contains } from "../../store/searched-texts.js";
import {
  type BillingItemRow,
  billingItems,
  productVersions,
  valueTiers,
} from "../../store/tables/product.js";
import { subscriptionItems, subscriptions } from "../../store/tables/subscription.js";
import { isPublished, vendorIdOf } from "../../subscriptions/offers.js";

/**
 * The extra resource, if the caller reaches it. In addition to those in lists, a customer can read the extra resources
 * that a subscription of its company has chosen, even if no plan offers them any more.
 */
export async function findBillingItem(
  db: Db,
  caller: Caller,
  id: number,
): Promise<BillingItemRow | undefined> {
  const [row] = await db
    .select()
    .from(billingItems)
    .where(and(eq(billingItems.id, id), reachesBillingItem(db, caller)));
  return row;
}

/** The extra resources that a caller can read by their identifier. */
export function reachesBillingItem(db: Db, caller: Caller): SQL | undefined {
  const chosen = caller.scopes.includes("published") ? isChosen(db, caller) : undefined;
  return and(isNull(billingItems.deletedAt), or(listsItem(db, caller), chosen));
}

/** A page of the extra resources that the caller sees in lists. */
export async function listBillingItems(
  db: Db,
  caller: Caller,
  query: OperationTypes["billingItemGetAllPaged"]["query"],
): Promise<Listed<BillingItemRow>> {
  const { id, name, identifier, description, valueType, companyId, deletedAt } = billingItems;
  return selectPage(db, db.select().from(billingItems).$dynamic(), {
    from: billingItems,
    where: and(
      isNull(deletedAt),
      listsItem(db, caller),
      contains([name, identifier, description], query.search),
      equals(identifier, query.identifier),
      equals(valueType, query.valueType),
      equals(companyId, query.companyId),
    ),
    query,
    sortable: { id, name, identifier },
  });
}

/** The caller's own extra resources, and those that a published plan offers. */
function listsItem(db: Db, caller: Caller): SQL {
  const vendorId = vendorIdOf(caller);
  const own = vendorId === null ? nothing : eq(billingItems.companyId, vendorId);
  const offered = exists(
    db
      .select({ id: valueTiers.id })
      .from(valueTiers)
      .innerJoin(productVersions, eq(productVersions.id, valueTiers.productVersionId))
      .where(and(eq(valueTiers.billingItemId, billingItems.id), isPublished())),
  );
  return within(caller, { any: everything, own, published: or(own, offered) ?? own });
}

/** Extra resources that a subscription of the caller's company has chosen. */
function isChosen(db: Db, { principal }: Caller): SQL {
  if (principal.companyId === null) return nothing;
  return exists(
    db
      .select({ id: subscriptionItems.id })
      .from(subscriptionItems)
      .innerJoin(subscriptions, eq(subscriptions.id, subscriptionItems.subscriptionId))
      .where(
        and(
          eq(subscriptionItems.billingItemId, billingItems.id),
          eq(subscriptions.companyId, principal.companyId),
        ),
      ),
  );
}

/** The identifiers and units of extra resources, also of deleted ones, which keep their row. */
export function findUnits(
  db: Db,
  ids: readonly number[],
): Promise<Pick<BillingItemRow, "id" | "identifier" | "unit">[]> {
  return db
    .select({ id: billingItems.id, identifier: billingItems.identifier, unit: billingItems.unit })
    .from(billingItems)
    .where(isOneOf(billingItems.id, ids));
}
