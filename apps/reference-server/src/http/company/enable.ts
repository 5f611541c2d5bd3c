import { CompanyAction } from "@syndikit/contract";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { Moment } from "../../ports.js";
import { type CompanyRow, companies } from "../../store/schema/company.js";
import { users } from "../../store/schema/user.js";
import type { Tx } from "../../store/store.js";
import { applyChanges } from "../user/change.js";

/** Whether an action leaves a company enabled. */
export function enables(action: CompanyAction): boolean {
  return action === CompanyAction.ACTIVATION;
}

/**
 * Enables or disables a company and every member of it. Members that are what they shall be hear nothing; who is
 * disabled is signed out everywhere.
 */
export async function enableCompany(
  tx: Tx,
  company: Pick<CompanyRow, "id">,
  { enabled, now }: { readonly enabled: boolean; readonly now: Moment },
): Promise<void> {
  await tx.update(companies).set({ enabled }).where(eq(companies.id, company.id));
  const members = await tx
    .select()
    .from(users)
    .where(and(eq(users.companyId, company.id), ne(users.enabled, enabled), isNull(users.deletedAt)))
    .orderBy(users.id);
  for (const member of members) await applyChanges(tx, member, { wanted: { enabled }, now });
}
