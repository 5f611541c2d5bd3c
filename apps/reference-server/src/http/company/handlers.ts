import { type CompanyInput, toReference, UserRole } from "@syndikit/contract";
import { found, raise } from "../../marketplace-error.js";
import type { Services } from "../../services.js";
import type { CompanyRow } from "../../store/schema/company.js";
import type { Db } from "../../store/store.js";
import { created, noContent, ok, okPage } from "../reply.js";
import type { Handlers } from "../routes.gen.js";
import type { ObjectCall } from "../scope.js";
import { assertWritable, onlyWritable } from "../writable.js";
import { changeCompany } from "./change.js";
import { createCompany } from "./create.js";
import { deleteVendorCompany } from "./delete.js";
import { enableCompany, enables } from "./enable.js";
import { readEventEndpoint } from "./event-endpoint.js";
import { findCompany, vendorCompanies } from "./find.js";
import { listCompaniesIn } from "./list.js";
import { presentCompany } from "./present.js";
import { readProfile, type WantedCompany } from "./profile.js";

type CompanyHandlers = Pick<
  Handlers,
  | "companyGetAllPaged"
  | "companyCreate"
  | "companyGet"
  | "companyUpdate"
  | "companyPatch"
  | "companyDeepDeletion"
>;

const schema = "CompanyDTO";

/** The operations on vendor companies. */
export function createCompanyHandlers({ store, clock, seals }: Services): CompanyHandlers {
  const read = (input: Partial<CompanyInput>): WantedCompany => ({
    ...readProfile(input),
    ...readEventEndpoint(input, seals),
  });

  return {
    async companyGetAllPaged(call) {
      const set = vendorCompanies(call);
      const { rows, page } = await store.read((db) => listCompaniesIn(db, set, call.query));
      return okPage(
        rows.map((row) => presentCompany(row, call.principal)),
        page,
      );
    },

    async companyGet(call) {
      const row = await store.read((db) => theCompany(db, call));
      return ok(presentCompany(row, call.principal));
    },

    async companyCreate({ body, principal }) {
      const { name, enabled } = body;
      const wanted = read(body);
      const row = await store.write((tx) =>
        createCompany(tx, { kind: "VENDOR", name, enabled, wanted, now: clock.now() }),
      );
      return created(toReference("company", row.id), presentCompany(row, principal));
    },

    async companyUpdate(call) {
      const { principal } = call;
      const input = onlyWritable(call.body, { schema, role: principal.role });
      const row = await store.write(async (tx) => {
        const company = await theCompany(tx, call);
        await changeCompany(tx, company, { wanted: read(input), enabled: input.enabled, now: clock.now() });
        return theCompany(tx, call);
      });
      return ok(presentCompany(row, principal));
    },

    async companyPatch(call) {
      const { body, principal } = call;
      const { role } = principal;
      if ("action" in body) {
        const { action } = body;
        if (role !== UserRole.ROLE_ADMIN) raise("actionForbidden", { action, role });
        await store.write(async (tx) => {
          const change = { enabled: enables(action), now: clock.now() };
          await enableCompany(tx, await theCompany(tx, call), change);
        });
        return noContent;
      }
      assertWritable(body, { schema, role });
      await store.write(async (tx) => {
        const company = await theCompany(tx, call);
        await changeCompany(tx, company, { wanted: read(body), enabled: body.enabled, now: clock.now() });
      });
      return noContent;
    },

    async companyDeepDeletion(call) {
      await store.write(async (tx) => {
        await deleteVendorCompany(tx, await theCompany(tx, call), clock.now());
      });
      return noContent;
    },
  };
}

async function theCompany(db: Db, call: ObjectCall): Promise<CompanyRow> {
  return found(await findCompany(db, call, call.path.id), "company", call.path.id);
}
