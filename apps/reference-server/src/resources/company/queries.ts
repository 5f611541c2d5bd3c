import type { UserCompanyDTO, UserCompanyInput } from "@syndikit/contract";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import { compact, presentAddress, readAddress } from "../../api/dto.js";
import { equals } from "../../api/filters.js";
import { type Listed, type PageQuery, selectPage } from "../../api/page.js";
import { type Caller, everything, nothing, within } from "../../api/scope.js";
import type { Db } from "../../store/port.js";
import { findText, searchedTexts } from "../../store/searched-texts.js";
import { type CompanyKind, type CompanyRow, companies } from "../../store/tables/company.js";

export function vendorCompanies(caller: Caller): CompanySet {
  const { companyId } = caller.principal;
  const reached = within(caller, {
    any: everything,
    vendors: everything,
    own: companyId === null ? nothing : eq(companies.id, companyId),
  });
  return { kind: "VENDOR", reached };
}

/** The vendor company, if the caller reaches it. */
export function findCompany(db: Db, caller: Caller, id: number): Promise<CompanyRow | undefined> {
  return findCompanyIn(db, vendorCompanies(caller), id);
}

/** The companies of one kind that are not deleted and that the caller reaches. */
export interface CompanySet {
  readonly kind: CompanyKind;
  readonly reached: SQL;
}

interface CompanyQuery extends PageQuery {
  readonly search?: string;
  readonly enabled?: boolean;
}

export async function findCompanyIn(db: Db, set: CompanySet, id: number): Promise<CompanyRow | undefined> {
  const [row] = await db
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isIn(set)));
  return row;
}

export async function listCompaniesIn(
  db: Db,
  set: CompanySet,
  query: CompanyQuery,
): Promise<Listed<CompanyRow>> {
  const found = await findText(db, searchedTexts.companies, query.search);
  return selectPage(db, db.select().from(companies).$dynamic(), {
    from: companies,
    where: and(isIn(set), found, equals(companies.enabled, query.enabled)),
    query,
    sortable: { id: companies.id, name: companies.name },
    isSought: found !== undefined,
  });
}

/** Whether a company is in a set. */
export function isIn({ kind, reached }: CompanySet): SQL | undefined {
  return and(eq(companies.kind, kind), isNull(companies.deletedAt), reached);
}

type CompanyProfile = Omit<UserCompanyDTO, "self" | "externalId">;

/** The columns of a company to write. A field that is `undefined` stays unchanged. */
export type WantedCompany = { readonly [Field in keyof CompanyRow]?: CompanyRow[Field] | undefined };

/** The fields of both kinds of company that everybody who reaches the company sees. */
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

/** The columns that a request for either kind of company sets. Not `enabled`, because it also changes the members. */
export function readProfile(input: Partial<UserCompanyInput>): WantedCompany {
  const { name, emailAddress, companyDescription, companyUrl, phoneNumber, taxCode, language, externalId } =
    input;
  const plain = { name, emailAddress, companyDescription, companyUrl, phoneNumber, taxCode, language };
  return { ...plain, externalId, address: readAddress(input.address) };
}
