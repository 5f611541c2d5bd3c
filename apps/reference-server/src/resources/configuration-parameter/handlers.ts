import { type ConfigurationParameter, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { allowed } from "../../errors.js";
import { created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { type ConfigurationParameterRow, configurationParameters } from "../../store/tables/product.js";
import { askExternalValues } from "../../vendor-calls/external-values.js";
import { compact } from "../dto.js";
import { readProduct } from "../product/references.js";
import { orNotFound } from "../scope.js";
import { findConfigurationParameter, listConfigurationParameters } from "./queries.js";
import { findValues } from "./values.js";
import { assertCodeFree, assertInactive, assertPattern, changeParameter, newParameter } from "./write.js";

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
  const { store, clock, patterns } = services;
  return {
    async configurationParameterGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listConfigurationParameters(db, call, call.query));
      return okPage(rows.map(presentConfigurationParameter), page);
    },

    async configurationParameterCreate(call) {
      const { body } = call;
      const check = async (db: Db): Promise<number> => {
        const { id: productId } = await readProduct(db, call);
        await assertCodeFree(db, productId, { id: null, code: body.code });
        return productId;
      };
      await store.read(check);
      await assertPattern(patterns, body.validation);
      return call.write(async (tx) => {
        // Once more: much can happen while a pattern is tried.
        const productId = await check(tx);
        const values = { ...changeParameter(newParameter(body), body), productId };
        const row = single(await tx.insert(configurationParameters).values(values).returning());
        const parameter = presentConfigurationParameter(row);
        return created(parameter.self, parameter);
      });
    },

    async configurationParameterGet(call) {
      return ok(presentConfigurationParameter(await store.read((db) => getParameter(db, call))));
    },

    async configurationParameterUpdate(call) {
      const { body } = call;
      const check = async (db: Db): Promise<ConfigurationParameterRow> => {
        const before = await getParameter(db, call);
        await assertCodeFree(db, before.productId, { id: before.id, code: body.code ?? before.code });
        return before;
      };
      await store.read(check);
      await assertPattern(patterns, body.validation);
      return call.write(async (tx) => {
        const before = await check(tx);
        const { id } = before;
        const fields = changeParameter(before, body);
        await tx.update(configurationParameters).set(fields).where(eq(configurationParameters.id, id));
        return ok(presentConfigurationParameter({ ...before, ...fields }));
      });
    },

    async configurationParameterDelete(call) {
      return call.write(async (tx) => {
        const { id } = await getParameter(tx, call);
        await assertInactive(tx, id);
        const change = { deletedAt: clock.now() };
        await tx.update(configurationParameters).set(change).where(eq(configurationParameters.id, id));
        return noContent;
      });
    },

    async configurationParameterValues(call) {
      const source = await store.read((db) => findValues(db, call));
      if (source.kind === "known") return ok({ values: source.values });
      const { values } = allowed(await askExternalValues(services, source.url, source.request));
      return ok({ values: values && [...values] });
    },
  };
}

const getParameter = orNotFound(findConfigurationParameter, "configurationParameter");

function presentConfigurationParameter(row: ConfigurationParameterRow): ConfigurationParameter {
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
    externalValuesUrl: row.externalValuesUrl,
    product: { url: toReference("product", row.productId) },
    weight: row.weight,
  });
}
