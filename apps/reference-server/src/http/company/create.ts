import type { Moment } from "../../ports.js";
import { type CompanyKind, type CompanyRow, companies } from "../../store/schema/company.js";
import { single } from "../../store/single.js";
import type { Tx } from "../../store/store.js";
import { compact } from "../compact.js";
import type { WantedCompany } from "./profile.js";

/** A new company of either kind. */
export interface NewCompany {
  readonly kind: CompanyKind;
  readonly name: string;
  readonly enabled: boolean | undefined;
  readonly wanted: WantedCompany;
  readonly now: Moment;
}

/** Adds a company, and answers with its row. */
export async function createCompany(
  tx: Tx,
  { kind, name, enabled, wanted, now }: NewCompany,
): Promise<CompanyRow> {
  const profile = { ...compact(wanted), kind, name, enabled: enabled ?? true, createdAt: now };
  return single(await tx.insert(companies).values(profile).returning());
}
