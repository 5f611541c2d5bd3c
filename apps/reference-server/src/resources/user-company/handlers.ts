import { toReference, type UserCompanyDTO, UserRole } from "@syndikit/contract";
import { and, eq, exists } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { assertWritable, onlyWritable } from "../../api/input.js";
import { onOwnCompany } from "../../api/own.js";
import { type Caller, everything, nothing, orNotFound, within } from "../../api/scope.js";
import { raise } from "../../errors.js";
import type { Services } from "../../services.js";
import { alone } from "../../store/keys.js";
import type { Db } from "../../store/port.js";
import { type CompanyRow, companies } from "../../store/tables/company.js";
import { products } from "../../store/tables/product.js";
import { subscriptions } from "../../store/tables/subscription.js";
import {
  type CompanySet,
  findCompanyIn,
  listCompaniesIn,
  presentProfile,
  readProfile,
} from "../company/queries.js";
import {
  changeCompany,
  deleteCustomerCompany,
  enableCompany,
  enables,
  insertCompany,
} from "../company/write.js";
import { createMetadataHandlers } from "../metadata/handlers.js";

type UserCompanyHandlers = Pick<
  Handlers,
  | "userCompanyGetAllPaged"
  | "userCompanyCreate"
  | "userCompanyGet"
  | "userCompanyUpdate"
  | "userCompanyPatch"
  | "userCompanyDelete"
  | "userCompanyGetMetadata"
  | "userCompanyUpdateMetadata"
  | "userCompanyDeleteMetadataKey"
>;

export function createUserCompanyHandlers({ store, clock }: Services): UserCompanyHandlers {
  const metadata = createMetadataHandlers(store, { resource: "userCompany", find: findUserCompany });

  return {
    async userCompanyGetAllPaged(call) {
      const { rows, page } = await store.read(
        (db) => listCompaniesIn(db, customerCompanies(db, call), call.query),
        askedBy(call),
      );
      return okPage(rows.map(presentUserCompany), page);
    },

    async userCompanyGet(call) {
      return ok(presentUserCompany(await store.read((db) => getUserCompany(db, call), askedBy(call))));
    },

    async userCompanyCreate(call) {
      const { name, enabled } = call.body;
      const wanted = readProfile(call.body);
      return call.write(async (tx) => {
        const row = await insertCompany(tx, { kind: "CUSTOMER", name, enabled, wanted, now: clock.now() });
        return created(toReference("userCompany", row.id), presentUserCompany(row));
      }, alone);
    },

    async userCompanyUpdate(call) {
      const input = onlyWritable(call.body, { schema: "UserCompanyDTO", role: call.principal.role });
      return call.write(async (tx) => {
        const change = { wanted: readProfile(input), enabled: input.enabled, now: clock.now() };
        await changeCompany(tx, await getUserCompany(tx, call), change);
        return ok(presentUserCompany(await getUserCompany(tx, call)));
      }, onOwnCompany(call));
    },

    async userCompanyPatch(call) {
      const { body, principal } = call;
      const { role } = principal;
      if ("action" in body) {
        const { action } = body;
        if (role !== UserRole.ROLE_ADMIN) raise("actionForbidden", { action, role });
        return call.write(async (tx) => {
          const change = { enabled: enables(action), now: clock.now() };
          await enableCompany(tx, await getUserCompany(tx, call), change);
          return noContent;
        }, onOwnCompany(call));
      }
      assertWritable(body, { schema: "UserCompanyDTO", role });
      return call.write(async (tx) => {
        await changeCompany(tx, await getUserCompany(tx, call), {
          wanted: readProfile(body),
          enabled: body.enabled,
          now: clock.now(),
        });
        return noContent;
      }, onOwnCompany(call));
    },

    async userCompanyDelete(call) {
      return call.write(async (tx) => {
        await deleteCustomerCompany(tx, await getUserCompany(tx, call), clock.now());
        return noContent;
      }, alone);
    },

    userCompanyGetMetadata: metadata.get,
    userCompanyUpdateMetadata: metadata.replace,
    userCompanyDeleteMetadataKey: metadata.removeKey,
  };
}

const getUserCompany = orNotFound(findUserCompany, "userCompany");

/** The customer company, if the caller reaches it. */
function findUserCompany(db: Db, caller: Caller, id: number): Promise<CompanyRow | undefined> {
  return findCompanyIn(db, customerCompanies(db, caller), id);
}

/** A customer company in API form, the same for everybody who reaches it. */
function presentUserCompany(company: CompanyRow): UserCompanyDTO {
  const { externalId } = company;
  return {
    ...presentProfile(company),
    self: toReference("userCompany", company.id),
    ...compact({ externalId }),
  };
}

/** A customer reaches its own company; a vendor reaches those with a subscription to one of its products. */
export function customerCompanies(db: Db, caller: Caller): CompanySet {
  const { companyId } = caller.principal;
  const reached = within(caller, {
    any: everything,
    own: companyId === null ? nothing : eq(companies.id, companyId),
    customers: companyId === null ? nothing : exists(purchases(db, companyId)),
  });
  return { kind: "CUSTOMER", reached };
}

/** The subscriptions of a company to a vendor's products. */
function purchases(db: Db, vendorId: number) {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(and(eq(subscriptions.companyId, companies.id), eq(products.companyId, vendorId)));
}
