import { type CompanyDTO, toReference, UserRole } from "@syndikit/contract";
import type { Principal } from "../../principal.js";
import type { CompanyRow } from "../../store/schema/company.js";
import { compact } from "../compact.js";
import { presentProfile } from "./profile.js";

/** A vendor company as the caller may see it: where its events go is only for itself and administrators. */
export function presentCompany(company: CompanyRow, { role, companyId }: Principal): CompanyDTO {
  const profile = { ...presentProfile(company), self: toReference("company", company.id) };
  if (role !== UserRole.ROLE_ADMIN && company.id !== companyId) return profile;
  const { technicalEmailAddress, syndicationEndpoint, externalId } = company;
  return { ...profile, ...compact({ technicalEmailAddress, syndicationEndpoint, externalId }) };
}
