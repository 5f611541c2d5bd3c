import { type CompanyGroupDTO, toReference } from "@syndikit/contract";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import { found, raise } from "../../errors.js";
import { type Call, created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { type CompanyGroupRow, companies, companyGroups } from "../../store/tables/company.js";
import { readReference } from "../input.js";
import { selectPage } from "../page.js";
import { type Caller, everything, nothing, within } from "../scope.js";

/** Groups of users inside a customer company. */
type CompanyGroupHandlers = Pick<
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
      return store.read(async (db) => {
        const { rows, page } = await selectPage(db, db.select().from(companyGroups).$dynamic(), {
          from: companyGroups,
          where: wanted,
          query: call.query,
          sortable,
        });
        return okPage(rows.map(presentCompanyGroup), page);
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

/** A group, as the wire has it. */
function presentCompanyGroup({ id, name, identifier, companyId }: CompanyGroupRow): CompanyGroupDTO {
  return {
    id,
    self: toReference("companyGroup", id),
    name,
    identifier,
    userCompany: { url: toReference("userCompany", companyId) },
  };
}

/** The groups that a caller reaches: those of its company; an administrator, all. */
function reachable(caller: Caller): SQL {
  const { companyId } = caller.principal;
  return within(caller, {
    any: everything,
    own: companyId === null ? nothing : eq(companyGroups.companyId, companyId),
  });
}

/** The group, if the caller reaches it. */
async function findCompanyGroup(db: Db, caller: Caller, id: number): Promise<CompanyGroupRow | undefined> {
  const [row] = await db
    .select()
    .from(companyGroups)
    .where(and(eq(companyGroups.id, id), reachable(caller)));
  return row;
}

/** The group of a company that goes by an identifier. */
async function findByIdentifier(
  db: Db,
  { companyId, identifier }: Pick<CompanyGroupRow, "companyId" | "identifier">,
): Promise<CompanyGroupRow | undefined> {
  const [row] = await db
    .select()
    .from(companyGroups)
    .where(and(eq(companyGroups.companyId, companyId), eq(companyGroups.identifier, identifier)));
  return row;
}
