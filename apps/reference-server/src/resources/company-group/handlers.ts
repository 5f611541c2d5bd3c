import { type CompanyGroupDTO, type OperationTypes, toReference } from "@syndikit/contract";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import { askedBy, type Call, created, noContent, ok, okPage } from "../../api/call.js";
import { equals } from "../../api/filters.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { readReference } from "../../api/input.js";
import { onOwnCompany } from "../../api/own.js";
import { type Listed, selectPage } from "../../api/page.js";
import { type Caller, everything, nothing, orNotFound, within } from "../../api/scope.js";
import { raise } from "../../errors.js";
import type { Services } from "../../services.js";
import { alone } from "../../store/keys.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { type CompanyGroupRow, companies, companyGroups } from "../../store/tables/company.js";

type CompanyGroupHandlers = Pick<
  Handlers,
  | "companyGroupGetAllPaged"
  | "companyGroupCreate"
  | "companyGroupRetrieve"
  | "companyGroupUpdate"
  | "companyGroupDelete"
>;

/** Groups of users inside a customer company. */
export function createCompanyGroupHandlers({ store }: Services): CompanyGroupHandlers {
  return {
    async companyGroupGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listCompanyGroups(db, call, call.query), askedBy(call));
      return okPage(rows.map(presentCompanyGroup), page);
    },

    async companyGroupCreate(call) {
      const { name, identifier } = call.body;
      return call.write(async (tx) => {
        const companyId = await readCompany(tx, call);
        await assertIdentifierFree(tx, { companyId, identifier });
        const row = single(
          await tx.insert(companyGroups).values({ companyId, name, identifier }).returning(),
        );
        const group = presentCompanyGroup(row);
        return created(group.self, group);
      }, onOwnCompany(call));
    },

    async companyGroupRetrieve(call) {
      return ok(presentCompanyGroup(await store.read((db) => getCompanyGroup(db, call), askedBy(call))));
    },

    async companyGroupUpdate(call) {
      return call.write(async (tx) => {
        const before = await getCompanyGroup(tx, call);
        const { name = before.name, identifier = before.identifier } = call.body;
        const after = { ...before, name, identifier };
        if (identifier !== before.identifier) await assertIdentifierFree(tx, after);
        await tx.update(companyGroups).set({ name, identifier }).where(eq(companyGroups.id, before.id));
        return ok(presentCompanyGroup(after));
      }, onOwnCompany(call));
    },

    async companyGroupDelete(call) {
      return call.write(async (tx) => {
        const { id } = await getCompanyGroup(tx, call);
        await tx.delete(companyGroups).where(eq(companyGroups.id, id));
        return noContent;
        // Its members change with it.
      }, alone);
    },
  };
}

export function listCompanyGroups(
  db: Db,
  caller: Caller,
  query: OperationTypes["companyGroupGetAllPaged"]["query"],
): Promise<Listed<CompanyGroupRow>> {
  return selectPage(db, db.select().from(companyGroups).$dynamic(), {
    from: companyGroups,
    where: and(reached(caller), equals(companyGroups.companyId, query.userCompanyId)),
    query,
    sortable: { id: companyGroups.id, name: companyGroups.name },
  });
}

const getCompanyGroup = orNotFound(findCompanyGroup, "companyGroup");

async function findCompanyGroup(db: Db, caller: Caller, id: number): Promise<CompanyGroupRow | undefined> {
  const [row] = await db
    .select()
    .from(companyGroups)
    .where(and(eq(companyGroups.id, id), reached(caller)));
  return row;
}

/** A caller reaches the groups of its company; an administrator reaches all. */
function reached(caller: Caller): SQL {
  const { companyId } = caller.principal;
  return within(caller, {
    any: everything,
    own: companyId === null ? nothing : eq(companyGroups.companyId, companyId),
  });
}

/**
 * The company of a new group. Customers may only name their own; another company is reported as unknown, like one that
 * does not exist.
 */
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

/** @throws {MarketplaceError} `valueTaken` when another group of the company has the identifier. */
async function assertIdentifierFree(
  db: Db,
  { companyId, identifier }: Pick<CompanyGroupRow, "companyId" | "identifier">,
): Promise<void> {
  const same = and(eq(companyGroups.companyId, companyId), eq(companyGroups.identifier, identifier));
  if ((await db.$count(companyGroups, same)) > 0) {
    raise("valueTaken", { field: "identifier", value: identifier });
  }
}

function presentCompanyGroup({ id, name, identifier, companyId }: CompanyGroupRow): CompanyGroupDTO {
  return {
    id,
    self: toReference("companyGroup", id),
    name,
    identifier,
    userCompany: { url: toReference("userCompany", companyId) },
  };
}
