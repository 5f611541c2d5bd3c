import { and, eq, type SQL } from "drizzle-orm";
import { type CompanyGroupRow, companyGroups } from "../../store/schema/company.js";
import type { Db } from "../../store/store.js";
import { type Caller, everything, nothing, within } from "../scope.js";

/** The groups that a caller reaches: those of its company; an administrator, all. */
export function reachable(caller: Caller): SQL {
  const { companyId } = caller.principal;
  return within(caller, {
    any: everything,
    own: companyId === null ? nothing : eq(companyGroups.companyId, companyId),
  });
}

/** The group, if the caller reaches it. */
export async function findCompanyGroup(
  db: Db,
  caller: Caller,
  id: number,
): Promise<CompanyGroupRow | undefined> {
  const [row] = await db
    .select()
    .from(companyGroups)
    .where(and(eq(companyGroups.id, id), reachable(caller)));
  return row;
}

/** The group of a company that goes by an identifier. */
export async function findByIdentifier(
  db: Db,
  { companyId, identifier }: Pick<CompanyGroupRow, "companyId" | "identifier">,
): Promise<CompanyGroupRow | undefined> {
  const [row] = await db
    .select()
    .from(companyGroups)
    .where(and(eq(companyGroups.companyId, companyId), eq(companyGroups.identifier, identifier)));
  return row;
}
