import type { UserCompanyDTO, UserCompanyInput } from "@syndikit/contract";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Page } from "../../http/call.js";
import type { Db } from "../../store/port.js";
import { type CompanyKind, type CompanyRow, companies } from "../../store/tables/company.js";
import { compact, presentAddress, readAddress } from "../dto.js";
import { contains, type PageQuery, selectPage } from "../page.js";
import { type Caller, everything, nothing, within } from "../scope.js";

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

/** The companies of a kind that are not deleted, as far as the caller reaches. */
export interface CompanySet {
  readonly kind: CompanyKind;
  readonly reached: SQL;
}

/** What a list of companies takes. */
interface CompanyQuery extends PageQuery {
  readonly search?: string;
  readonly enabled?: boolean;
}

/** One company of the set. */
export async function findCompanyIn(db: Db, set: CompanySet, id: number): Promise<CompanyRow | undefined> {
  const [row] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isIn(set)));
  return row;
}

/** A page of the set. */
export async function listCompaniesIn(
  db: Db,
  set: CompanySet,
  query: CompanyQuery,
): Promise<{ readonly rows: readonly CompanyRow[]; readonly page: Page }> {
  const { search, enabled } = query;
  const where = and(
    isIn(set),
    search === undefined ? undefined : contains([companies.name, companies.companyDescription], search),
    enabled === undefined ? undefined : eq(companies.enabled, enabled),
  );
  return selectPage(db, db.select().from(companies).$dynamic(), {
    from: companies,
    where: where,
    query: query,
    sortable: { id: companies.id, name: companies.name },
  });
}

function isIn({ kind, reached }: CompanySet): SQL | undefined {
  return and(eq(companies.kind, kind), isNull(companies.deletedAt), reached);
}

/** What both kinds of company show of themselves. */
type CompanyProfile = Omit<UserCompanyDTO, "self" | "externalId">;

/** What a row of a company shall be. A field that is `undefined` stays. */
export type WantedCompany = { readonly [Field in keyof CompanyRow]?: CompanyRow[Field] | undefined };

/** The fields of a company that both kinds answer to everybody who reaches them. */
export function presentProfile(company: CompanyRow): CompanyProfile {
  return compact({
    id: company.id,
    name: company.name,
    emailAddress: company.emailAddress,
    companyDescription: company.companyDescription,
    companyUrl: company.companyUrl,
    phoneNumber: company.phoneNumber,
    address: presentAddress(company.id, company.address),
    taxCode: company.taxCode,
    language: company.language,
    enabled: company.enabled,
  });
}

/** The columns that a request on either kind of company names. `enabled` is not one: members follow it. */
export function readProfile(input: Partial<UserCompanyInput>): WantedCompany {
  const { name, emailAddress, companyDescription, companyUrl, phoneNumber, taxCode, language, externalId } =
    input;
  const plain = { name, emailAddress, companyDescription, companyUrl, phoneNumber, taxCode, language };
  return { ...plain, externalId, address: readAddress(input.address) };
}
