import { eq } from "drizzle-orm";
import { changesOf, isEmpty } from "../../domain/changes.js";
import type { Moment } from "../../ports.js";
import { type CompanyRow, companies } from "../../store/schema/company.js";
import type { Tx } from "../../store/store.js";
import { enableCompany } from "./enable.js";
import type { WantedCompany } from "./profile.js";

/** A change that a request asks for. */
export interface CompanyChange {
  readonly wanted: WantedCompany;
  /** Where the request says so; the members follow when it is news. */
  readonly enabled: boolean | undefined;
  readonly now: Moment;
}

/** Writes what differs of a company of either kind. */
export async function changeCompany(
  tx: Tx,
  company: CompanyRow,
  { wanted, enabled, now }: CompanyChange,
): Promise<void> {
  const changes = changesOf(company, wanted);
  if (!isEmpty(changes)) await tx.update(companies).set(changes).where(eq(companies.id, company.id));
  if (enabled !== undefined && enabled !== company.enabled)
    await enableCompany(tx, company, { enabled, now });
}
