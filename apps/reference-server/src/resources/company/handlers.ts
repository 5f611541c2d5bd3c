import { type CompanyDTO, type CompanyInput, toReference, UserRole } from "@syndikit/contract";
import { askedBy, created, noContent, ok, okPage, type Principal } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { assertWritable, onlyWritable } from "../../api/input.js";
import { onOwnVendor } from "../../api/own.js";
import { orNotFound } from "../../api/scope.js";
import { raise } from "../../errors.js";
import { urlProblem } from "../../outbound/target-policy.js";
import { rotate, type SigningSecrets } from "../../security/rotation.js";
import type { Services } from "../../services.js";
import { alone } from "../../store/keys.js";
import type { CompanyRow } from "../../store/tables/company.js";
import {
  findCompany,
  listCompaniesIn,
  presentProfile,
  readProfile,
  vendorCompanies,
  type WantedCompany,
} from "./queries.js";
import { changeCompany, deleteVendorCompany, enableCompany, enables, insertCompany } from "./write.js";

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

export function createCompanyHandlers({ store, clock, seals }: Services): CompanyHandlers {
  const read = (input: Partial<CompanyInput>, before: SigningSecrets = NO_SECRETS): WantedCompany => ({
    ...readProfile(input),
    ...readEventEndpoint(input),
    ...rotate(before, input, { seals, now: clock.now() }),
  });

  return {
    async companyGetAllPaged(call) {
      const set = vendorCompanies(call);
      const { rows, page } = await store.read((db) => listCompaniesIn(db, set, call.query), askedBy(call));
      return okPage(
        rows.map((row) => presentCompany(row, call.principal)),
        page,
      );
    },

    async companyGet(call) {
      const row = await store.read((db) => getCompany(db, call), askedBy(call));
      return ok(presentCompany(row, call.principal));
    },

    async companyCreate(call) {
      const { name, enabled } = call.body;
      const wanted = read(call.body);
      return call.write(async (tx) => {
        const row = await insertCompany(tx, { kind: "VENDOR", name, enabled, wanted, now: clock.now() });
        return created(toReference("company", row.id), presentCompany(row, call.principal));
      }, alone);
    },

    async companyUpdate(call) {
      const { principal } = call;
      const input = onlyWritable(call.body, { schema, role: principal.role });
      return call.write(async (tx) => {
        const company = await getCompany(tx, call);
        await changeCompany(tx, company, {
          wanted: read(input, company),
          enabled: input.enabled,
          now: clock.now(),
        });
        return ok(presentCompany(await getCompany(tx, call), principal));
      }, onOwnVendor(call));
    },

    async companyPatch(call) {
      const { body, principal } = call;
      const { role } = principal;
      if ("action" in body) {
        const { action } = body;
        if (role !== UserRole.ROLE_ADMIN) raise("actionForbidden", { action, role });
        return call.write(async (tx) => {
          const change = { enabled: enables(action), now: clock.now() };
          await enableCompany(tx, await getCompany(tx, call), change);
          return noContent;
        }, onOwnVendor(call));
      }
      assertWritable(body, { schema, role });
      return call.write(async (tx) => {
        const company = await getCompany(tx, call);
        await changeCompany(tx, company, {
          wanted: read(body, company),
          enabled: body.enabled,
          now: clock.now(),
        });
        return noContent;
      }, onOwnVendor(call));
    },

    async companyDeepDeletion(call) {
      return call.write(async (tx) => {
        await deleteVendorCompany(tx, await getCompany(tx, call), clock.now());
        return noContent;
      }, alone);
    },
  };
}

const getCompany = orNotFound(findCompany, "company");

/** A vendor company in API form. Only the company itself and administrators see where its events go. */
function presentCompany(company: CompanyRow, { role, companyId }: Principal): CompanyDTO {
  const profile = { ...presentProfile(company), self: toReference("company", company.id) };
  if (role !== UserRole.ROLE_ADMIN && company.id !== companyId) return profile;
  const { technicalEmailAddress, syndicationEndpoint, externalId } = company;
  return { ...profile, ...compact({ technicalEmailAddress, syndicationEndpoint, externalId }) };
}

/** The secrets of a company that has none yet. */
const NO_SECRETS: SigningSecrets = {
  notificationSecretToken: null,
  previousSecretToken: null,
  previousSecretUntil: null,
};

type EndpointInput = Pick<CompanyInput, "syndicationEndpoint" | "technicalEmailAddress">;

/**
 * The columns of a vendor's event endpoint that a request sets, except its secret.
 *
 * @throws {MarketplaceError} `targetInvalid` when events cannot be sent to the endpoint.
 */
function readEventEndpoint({ syndicationEndpoint, technicalEmailAddress }: EndpointInput): WantedCompany {
  if (typeof syndicationEndpoint === "string") {
    const reason = urlProblem(syndicationEndpoint);
    if (reason !== undefined) raise("targetInvalid", { field: "syndicationEndpoint", reason });
  }
  return { syndicationEndpoint, technicalEmailAddress };
}
