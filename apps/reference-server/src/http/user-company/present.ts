import { toReference, type UserCompanyDTO } from "@syndikit/contract";
import type { CompanyRow } from "../../store/schema/company.js";
import { compact } from "../compact.js";
import { presentProfile } from "../company/profile.js";

/** A customer company, the same to everybody who reaches it. */
export function presentUserCompany(company: CompanyRow): UserCompanyDTO {
  const { externalId } = company;
  return {
    ...presentProfile(company),
    self: toReference("userCompany", company.id),
    ...compact({ externalId }),
  };
}
