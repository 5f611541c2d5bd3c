import { and, eq, exists } from "drizzle-orm";
import { type CompanyRow, companies } from "../../store/schema/company.js";
import { products } from "../../store/schema/product.js";
import { subscriptions } from "../../store/schema/subscription.js";
import type { Db } from "../../store/store.js";
import { type CompanySet, findCompanyIn } from "../company/list.js";
import { type Caller, everything, nothing, within } from "../scope.js";

/** The customer companies that the caller reaches: its own, or those with a subscription to a product of its. */
export function customerCompanies(db: Db, caller: Caller): CompanySet {
  const { companyId } = caller.principal;
  const reached = within(caller, {
    any: everything,
    own: companyId === null ? nothing : eq(companies.id, companyId),
    customers: companyId === null ? nothing : exists(purchases(db, companyId)),
  });
  return { kind: "CUSTOMER", reached };
}

/** A customer company that the caller reaches. */
export function findUserCompany(db: Db, caller: Caller, id: number): Promise<CompanyRow | undefined> {
  return findCompanyIn(db, customerCompanies(db, caller), id);
}

/** The subscriptions of a company to a vendor's products. */
function purchases(db: Db, vendorId: number) {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(and(eq(subscriptions.companyId, companies.id), eq(products.companyId, vendorId)));
}
