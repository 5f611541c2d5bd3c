import { and, eq, isNull } from "drizzle-orm";
import { found, raise } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import { type CompanyGroupRow, companies, companyGroups } from "../../store/schema/company.js";
import { single } from "../../store/single.js";
import type { Db } from "../../store/store.js";
import type { Call } from "../call.js";
import { pageOf } from "../page.js";
import { readReference } from "../reference.js";
import { created, noContent, ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import { findByIdentifier, findCompanyGroup, reachable } from "./find.js";
import { presentCompanyGroup } from "./present.js";

/** Groups of users inside a customer company. */
export type CompanyGroupHandlers = Pick<
  Handlers,
  | "companyGroupGetAllPaged"
  | "companyGroupCreate"
  | "companyGroupRetrieve"
  | "companyGroupUpdate"
  | "companyGroupDelete"
>;

const sortable = { id: companyGroups.id, name: companyGroups.name };

/** Makes the handlers of company groups. */
export function createCompanyGroupHandlers({ store }: Services): CompanyGroupHandlers {
  return {
    async companyGroupGetAllPaged(call) {
      const { userCompanyId } = call.query;
      const inCompany = userCompanyId === undefined ? undefined : eq(companyGroups.companyId, userCompanyId);
      const wanted = and(reachable(call), inCompany);
      const page = pageOf(call.query, sortable);
      return store.read(async (db) => {
        const total = await db.$count(companyGroups, wanted);
        const rows = await db
          .select()
          .from(companyGroups)
          .where(wanted)
          .orderBy(...page.orderBy)
          .limit(page.limit)
          .offset(page.offset);
        return okPage(rows.map(presentCompanyGroup), page.of(total));
      });
    },

    async companyGroupCreate(call) {
      const { name, identifier } = call.body;
      return store.write(async (tx) => {
        const companyId = await readCompany(tx, call);
        await assertFree(tx, { companyId, identifier });
        const row = single(
          await tx.insert(companyGroups).values({ companyId, name, identifier }).returning(),
        );
        const group = presentCompanyGroup(row);
        return created(group.self, group);
      });
    },

    async companyGroupRetrieve(call) {
      const { id } = call.path;
      const row = await store.read((db) => findCompanyGroup(db, call, id));
      return ok(presentCompanyGroup(found(row, "companyGroup", id)));
    },

    async companyGroupUpdate(call) {
      const { id } = call.path;
      return store.write(async (tx) => {
        const before = found(await findCompanyGroup(tx, call, id), "companyGroup", id);
        const { name = before.name, identifier = before.identifier } = call.body;
        const after = { ...before, name, identifier };
        if (identifier !== before.identifier) await assertFree(tx, after);
        await tx.update(companyGroups).set({ name, identifier }).where(eq(companyGroups.id, id));
        return ok(presentCompanyGroup(after));
      });
    },

    async companyGroupDelete(call) {
      const { id } = call.path;
      return store.write(async (tx) => {
        found(await findCompanyGroup(tx, call, id), "companyGroup", id);
        await tx.delete(companyGroups).where(eq(companyGroups.id, id));
        return noContent;
      });
    },
  };
}

/** The company of a new group. A customer can name only its own; another's is as unknown as none. */
async function readCompany(db: Db, call: Call<"companyGroupCreate">): Promise<number> {
  const { principal, scopes, baseUrl, body } = call;
  const field = "userCompany";
  const { url } = body.userCompany;
  const id = readReference(url, { resource: "userCompany", field, baseUrl });
  const mayName = scopes.includes("any") || id === principal.companyId;
  const known = await db.$count(
    companies,
    and(eq(companies.id, id), eq(companies.kind, "CUSTOMER"), isNull(companies.deletedAt)),
  );
  return mayName && known > 0 ? id : raise("referenceUnknown", { field, value: url });
}

async function assertFree(db: Db, key: Pick<CompanyGroupRow, "companyId" | "identifier">): Promise<void> {
  const taken = await findByIdentifier(db, key);
  if (taken !== undefined) raise("valueTaken", { field: "identifier", value: key.identifier });
}
