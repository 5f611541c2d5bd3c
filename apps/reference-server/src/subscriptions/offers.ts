import { UserRole } from "@syndikit/contract";
import { and, type Column, eq, exists, isNull, type SQL, sql } from "drizzle-orm";
import { type Caller, nothing } from "../api/scope.js";
import { unindexed } from "../store/dialect.js";
import type { Db } from "../store/port.js";
import { companies } from "../store/tables/company.js";
import { products, productVersions } from "../store/tables/product.js";
import { subscriptions } from "../store/tables/subscription.js";

/** The company of a caller who is a vendor, else `null`. */
export function vendorIdOf({ principal }: Caller): number | null {
  return principal.role === UserRole.ROLE_VENDOR ? principal.companyId : null;
}

/** Whether a product belongs to the caller's vendor company. */
export function isOwn(caller: Caller): SQL {
  const vendorId = vendorIdOf(caller);
  return vendorId === null ? nothing : eq(products.companyId, vendorId);
}

/** Whether customers can see and order a plan. */
export function isPublished(): SQL {
  const published = and(eq(productVersions.published, true), isNull(productVersions.deletedAt));
  return and(published, isTraded()) ?? nothing;
}

/** Whether the vendor of a plan is enabled: a disabled company sells nothing. */
function isTraded(): SQL {
  return sql`exists (select 1 from ${products} inner join ${companies} on ${companies.id} = ${products.companyId}
    where ${products.id} = ${productVersions.productId} and ${companies.enabled} = 1)`;
}

/** Whether a subscription of the caller's company refers to the row. */
export function isSubscribed(db: Db, { principal }: Caller, [column, other]: readonly [Column, Column]): SQL {
  if (principal.companyId === null) return nothing;
  return exists(
    db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      // By the company: others may have very many subscriptions of the same product.
      .where(and(eq(subscriptions.companyId, principal.companyId), sql`${unindexed(column)} = ${other}`)),
  );
}
