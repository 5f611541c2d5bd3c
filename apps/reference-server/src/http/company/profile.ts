import type { UserCompanyDTO, UserCompanyInput } from "@syndikit/contract";
import type { CompanyRow } from "../../store/schema/company.js";
import { presentAddress, readAddress } from "../address.js";
import { compact } from "../compact.js";

/** What both kinds of company show of themselves. */
export type CompanyProfile = Omit<UserCompanyDTO, "self" | "externalId">;

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
