import { and, eq, isNull, type SQL } from "drizzle-orm";
import { type CompanyKind, type CompanyRow, companies } from "../../store/schema/company.js";
import type { Db } from "../../store/store.js";
import type { Page } from "../call.js";
import { contains } from "../contains.js";
import { type PageQuery, pageOf } from "../page.js";

/** The companies of a kind that are not deleted, as far as the caller reaches. */
export interface CompanySet {
  readonly kind: CompanyKind;
  readonly reached: SQL;
}

/** What a list of companies takes. */
export interface CompanyQuery extends PageQuery {
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
  const request = pageOf(query, { id: companies.id, name: companies.name });
  const where = and(
    isIn(set),
    search === undefined ? undefined : contains([companies.name, companies.companyDescription], search),
    enabled === undefined ? undefined : eq(companies.enabled, enabled),
  );
  const rows = await db
    .select()
    .from(companies)
    .where(where)
    .orderBy(...request.orderBy)
    .limit(request.limit)
    .offset(request.offset);
  return { rows, page: request.of(await db.$count(companies, where)) };
}

function isIn({ kind, reached }: CompanySet): SQL | undefined {
  return and(eq(companies.kind, kind), isNull(companies.deletedAt), reached);
}
