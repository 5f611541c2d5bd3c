import { type ConfigurationParameter, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage } from "../../api/call.js";
import { compact } from "../../api/dto.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { onOwnCatalogue } from "../../api/own.js";
import { type Caller, orNotFound } from "../../api/scope.js";
import { allowed } from "../../errors.js";
import type { Services } from "../../services.js";
import { ofCaller } from "../../shares/owner.js";
import { single } from "../../store/prepared.js";
import { configurationParameters } from "../../store/tables/product.js";
import { askExternalValues } from "../../vendor-calls/external-values.js";
import { seesAllOf } from "../product/queries.js";
import { readProduct } from "../product/references.js";
import { findConfigurationParameter, listConfigurationParameters, type ParameterRecord } from "./queries.js";
import { findValues } from "./values.js";
import { assertCodeFree, assertInactive, changeParameter, judgePattern, newParameter } from "./write.js";

type ConfigurationParameterHandlers = Pick<
  Handlers,
  | "configurationParameterGetAllPaged"
  | "configurationParameterCreate"
  | "configurationParameterGet"
  | "configurationParameterUpdate"
  | "configurationParameterDelete"
  | "configurationParameterValues"
>;

export function createConfigurationParameterHandlers(services: Services): ConfigurationParameterHandlers {
  const { store, clock, gate, log } = services;
  return {
    async configurationParameterGetAllPaged(call) {
      const { rows, page } = await store.read(
        (db) => listConfigurationParameters(db, call, call.query),
        askedBy(call),
      );
      return okPage(
        rows.map((record) => presentConfigurationParameter(call, record)),
        page,
      );
    },

    async configurationParameterCreate(call) {
      const { body } = call;
      const assertPattern = judgePattern(body.validation);
      return call.write(async (tx) => {
        const { id: productId, companyId: vendorId } = await readProduct(tx, call);
        await assertCodeFree(tx, productId, { id: null, code: body.code });
        assertPattern();
        const values = { ...changeParameter(newParameter(body), body), productId };
        const row = single(await tx.insert(configurationParameters).values(values).returning());
        const parameter = presentConfigurationParameter(call, { parameter: row, vendorId });
        return created(parameter.self, parameter);
      }, onOwnCatalogue(call));
    },

    async configurationParameterGet(call) {
      return ok(
        presentConfigurationParameter(call, await store.read((db) => getParameter(db, call), askedBy(call))),
      );
    },

    async configurationParameterUpdate(call) {
      const { body } = call;
      const assertPattern = judgePattern(body.validation);
      return call.write(async (tx) => {
        const { parameter: before, vendorId } = await getParameter(tx, call);
        const { id } = before;
        await assertCodeFree(tx, before.productId, { id, code: body.code ?? before.code });
        assertPattern();
        const fields = changeParameter(before, body);
        await tx.update(configurationParameters).set(fields).where(eq(configurationParameters.id, id));
        return ok(presentConfigurationParameter(call, { parameter: { ...before, ...fields }, vendorId }));
      }, onOwnCatalogue(call));
    },

    async configurationParameterDelete(call) {
      return call.write(async (tx) => {
        const { id } = (await getParameter(tx, call)).parameter;
        await assertInactive(tx, id);
        const change = { deletedAt: clock.now() };
        await tx.update(configurationParameters).set(change).where(eq(configurationParameters.id, id));
        return noContent;
      }, onOwnCatalogue(call));
    },

    async configurationParameterValues(call) {
      const source = await store.read((db) => findValues(db, call), askedBy(call));
      if (source.kind === "known") return ok({ values: source.values });
      const { vendor, url, request } = source;
      const answer = await gate.ask({ vendor, asker: ofCaller(call.principal) }, (send) =>
        askExternalValues({ send, log }, url, request),
      );
      const { values } = allowed(answer);
      return ok({ values: values && [...values] });
    },
  };
}

const getParameter = orNotFound(findConfigurationParameter, "configurationParameter");

/** A parameter in API form. The vendor's URL may contain a key, so only the vendor and administrators see it. */
function presentConfigurationParameter(
  caller: Caller,
  { parameter: row, vendorId }: ParameterRecord,
): ConfigurationParameter {
  return compact({
    id: row.id,
    self: toReference("configurationParameter", row.id),
    code: row.code,
    name: row.name,
    description: row.description,
    hint: row.hint,
    required: row.required,
    validation: row.validation,
    acceptedValues: row.acceptedValues && { ...row.acceptedValues },
    externalValuesUrl: seesAllOf(caller, vendorId) ? row.externalValuesUrl : null,
    product: { url: toReference("product", row.productId) },
    weight: row.weight,
  });
}
