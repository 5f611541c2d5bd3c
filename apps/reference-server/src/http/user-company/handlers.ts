import { toReference } from "@syndikit/contract";
import { found } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import type { CompanyRow } from "../../store/schema/company.js";
import type { Db } from "../../store/store.js";
import { changeCompany } from "../company/change.js";
import { createCompany } from "../company/create.js";
import { deleteCustomerCompany } from "../company/delete.js";
import { enableCompany, enables } from "../company/enable.js";
import { listCompaniesIn } from "../company/list.js";
import { readProfile } from "../company/profile.js";
import { createMetadataHandlers } from "../metadata/handlers.js";
import { created, noContent, ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import type { ObjectCall } from "../scope.js";
import { onlyWritable } from "../writable.js";
import { customerCompanies, findUserCompany } from "./find.js";
import { presentUserCompany } from "./present.js";

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
