import { toReference, type UserCompanyDTO } from "@syndikit/contract";
import { and, eq, exists } from "drizzle-orm";
import { found } from "../../errors.js";
import { created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
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
  createCompany,
  deleteCustomerCompany,
  enableCompany,
  enables,
} from "../company/write.js";
import { compact } from "../dto.js";
import { onlyWritable } from "../input.js";
import { createMetadataHandlers } from "../metadata/handlers.js";
import { type Caller, everything, nothing, type ObjectCall, within } from "../scope.js";

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

/** The operations on customer companies. */
export function createUserCompanyHandlers({ store, clock }: Services): UserCompanyHandlers {
  const metadata = createMetadataHandlers(store, { resource: "userCompany", find: findUserCompany });

  return {
    async userCompanyGetAllPaged(call) {
      const { rows, page } = await store.read((db) =>
        listCompaniesIn(db, customerCompanies(db, call), call.query),
      );
      return okPage(rows.map(presentUserCompany), page);
    },

    async userCompanyGet(call) {
      return ok(presentUserCompany(await store.read((db) => theCompany(db, call))));
    },

    async userCompanyCreate({ body }) {
      const { name, enabled } = body;
      const wanted = readProfile(body);
      const row = await store.write((tx) =>
        createCompany(tx, { kind: "CUSTOMER", name, enabled, wanted, now: clock.now() }),
      );
      return created(toReference("userCompany", row.id), presentUserCompany(row));
    },

    async userCompanyUpdate(call) {
      const input = onlyWritable(call.body, { schema: "UserCompanyDTO", role: call.principal.role });
      const row = await store.write(async (tx) => {
        const change = { wanted: readProfile(input), enabled: input.enabled, now: clock.now() };
        await changeCompany(tx, await theCompany(tx, call), change);
        return theCompany(tx, call);
      });
      return ok(presentUserCompany(row));
    },

    async userCompanyPatch(call) {
      await store.write(async (tx) => {
        const change = { enabled: enables(call.body.action), now: clock.now() };
        await enableCompany(tx, await theCompany(tx, call), change);
      });
      return noContent;
    },

    async userCompanyDelete(call) {
      await store.write(async (tx) => {
        await deleteCustomerCompany(tx, await theCompany(tx, call), clock.now());
      });
      return noContent;
    },

    userCompanyGetMetadata: metadata.get,
    userCompanyUpdateMetadata: metadata.replace,
    userCompanyDeleteMetadataKey: metadata.removeKey,
  };
}

async function theCompany(db: Db, call: ObjectCall): Promise<CompanyRow> {
  return found(await findUserCompany(db, call, call.path.id), "userCompany", call.path.id);
}

/** A customer company, the same to everybody who reaches it. */
function presentUserCompany(company: CompanyRow): UserCompanyDTO {
  const { externalId } = company;
  return {
    ...presentProfile(company),
    self: toReference("userCompany", company.id),
    ...compact({ externalId }),
  };
}

/** The customer companies that the caller reaches: its own, or those with a subscription to a product of its. */
function customerCompanies(db: Db, caller: Caller): CompanySet {
  const { companyId } = caller.principal;
  const reached = within(caller, {
    any: everything,
    own: companyId === null ? nothing : eq(companies.id, companyId),
    customers: companyId === null ? nothing : exists(purchases(db, companyId)),
  });
  return { kind: "CUSTOMER", reached };
}

/** A customer company that the caller reaches. */
function findUserCompany(db: Db, caller: Caller, id: number): Promise<CompanyRow | undefined> {
  return findCompanyIn(db, customerCompanies(db, caller), id);
}

/** The subscriptions of a company to a vendor's products. */
function purchases(db: Db, vendorId: number) {
  return db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .where(and(eq(subscriptions.companyId, companies.id), eq(products.companyId, vendorId)));
}
