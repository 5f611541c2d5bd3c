import type { OperationTypes } from "@syndikit/contract";
import { and, eq, exists, isNull, or, type SQL } from "drizzle-orm";
import { type BillingItemRow, billingItems, plans, valueTiers } from "../../store/schema/product.js";
import { subscriptionItems, subscriptions } from "../../store/schema/subscription.js";
import type { Db } from "../../store/store.js";
import { contains } from "../contains.js";
import { pageOf } from "../page.js";
import type { Listed } from "../product/find.js";
import { isPublished, vendorIdOf } from "../product/reach.js";
import { type Caller, everything, nothing, within } from "../scope.js";

/** The extra resources that a caller finds in lists: the own ones, and those that a published plan offers. */
function listsItem(db: Db, caller: Caller): SQL {
  const vendorId = vendorIdOf(caller);
  const own = vendorId === null ? nothing : eq(billingItems.companyId, vendorId);
  const offered = exists(
    db
      .select({ id: valueTiers.id })
      .from(valueTiers)
      .innerJoin(plans, eq(plans.id, valueTiers.planId))
      .where(and(eq(valueTiers.billingItemId, billingItems.id), isPublished())),
  );
  return within(caller, { any: everything, own, published: or(own, offered) ?? own });
}

/** What a subscription of the caller's company has chosen. */
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

/**
 * The extra resource, if the caller reaches it. Besides those in lists, a customer reads what a subscription of
 * the own company has chosen, also when no plan offers it any more.
 */
export async function findBillingItem(
  db: Db,
  caller: Caller,
  id: number,
): Promise<BillingItemRow | undefined> {
  const chosen = caller.scopes.includes("published") ? isChosen(db, caller) : undefined;
  const [row] = await db
    .select()
    .from(billingItems)
    .where(and(eq(billingItems.id, id), isNull(billingItems.deletedAt), or(listsItem(db, caller), chosen)));
  return row;
}

/** A page of the extra resources that the caller finds. */
export async function listBillingItems(
  db: Db,
  caller: Caller,
  query: OperationTypes["billingItemGetAllPaged"]["query"],
): Promise<Listed<BillingItemRow>> {
  const { search, identifier, valueType, companyId } = query;
  const { name, description } = billingItems;
  const where = and(
    isNull(billingItems.deletedAt),
    listsItem(db, caller),
    search === undefined ? undefined : contains([name, billingItems.identifier, description], search),
    identifier === undefined ? undefined : eq(billingItems.identifier, identifier),
    valueType === undefined ? undefined : eq(billingItems.valueType, valueType),
    companyId === undefined ? undefined : eq(billingItems.companyId, companyId),
  );
  const page = pageOf(query, { id: billingItems.id, name, identifier: billingItems.identifier });
  const rows = await db
    .select()
    .from(billingItems)
    .where(where)
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .offset(page.offset);
  return { rows, page: page.of(await db.$count(billingItems, where)) };
}
