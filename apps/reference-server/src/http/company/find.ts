import { eq } from "drizzle-orm";
import { type CompanyRow, companies } from "../../store/schema/company.js";
import type { Db } from "../../store/store.js";
import { type Caller, everything, nothing, within } from "../scope.js";
import { type CompanySet, findCompanyIn } from "./list.js";

/** The vendor companies that the caller reaches. */
export function vendorCompanies(caller: Caller): CompanySet {
  const { companyId } = caller.principal;
  const reached = within(caller, {
    any: everything,
    vendors: everything,
    own: companyId === null ? nothing : eq(companies.id, companyId),
  });
  return { kind: "VENDOR", reached };
}

/** A vendor company that the caller reaches. */
export function findCompany(db: Db, caller: Caller, id: number): Promise<CompanyRow | undefined> {
  return findCompanyIn(db, vendorCompanies(caller), id);
}
