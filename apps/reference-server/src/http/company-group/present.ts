import { type CompanyGroupDTO, toReference } from "@syndikit/contract";
import type { CompanyGroupRow } from "../../store/schema/company.js";

/** A group, as the wire has it. */
export function presentCompanyGroup({ id, name, identifier, companyId }: CompanyGroupRow): CompanyGroupDTO {
  return {
    id,
    self: toReference("companyGroup", id),
    name,
    identifier,
    userCompany: { url: toReference("userCompany", companyId) },
  };
}
