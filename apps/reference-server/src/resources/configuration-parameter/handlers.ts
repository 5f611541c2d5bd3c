import { type ConfigurationParameter, toReference } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { allowed, found, raise } from "../../errors.js";
import { created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { single } from "../../store/prepared.js";
import { type ConfigurationParameterRow, configurationParameters } from "../../store/tables/product.js";
import { askExternalValues } from "../../vendor-calls/external-values.js";
import { compact } from "../dto.js";
import { readReference } from "../input.js";
import { findProduct } from "../product/queries.js";
import type { Caller } from "../scope.js";
import {
  assertCodeFree,
  assertInactive,
  assertPattern,
  changeParameter,
  findConfigurationParameter,
  listConfigurationParameters,
  newParameter,
} from "./queries.js";
import { findValues } from "./values.js";

/** The operations on configuration parameters. */
type ConfigurationParameterHandlers = Pick<
  Handlers,
  | "configurationParameterGetAllPaged"
  | "configurationParameterCreate"
  | "configurationParameterGet"
  | "configurationParameterUpdate"
  | "configurationParameterDelete"
  | "configurationParameterValues"
>;

/** Makes the handlers of configuration parameters. */
export function createConfigurationParameterHandlers(services: Services): ConfigurationParameterHandlers {
  const { store, clock, patterns } = services;
  return {
    async configurationParameterGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listConfigurationParameters(db, call, call.query));
      return okPage(rows.map(presentConfigurationParameter), page);
    },

    async configurationParameterCreate(call) {
      const { body, baseUrl } = call;
      const { url } = body.product;
      const productId = readReference(url, { resource: "product", field: "product", baseUrl });
      const check = async (db: Db): Promise<void> => {
        const product = await findProduct(db, call, productId);
        if (product === undefined) raise("referenceUnknown", { field: "product", value: url });
        await assertCodeFree(db, productId, { id: null, code: body.code });
      };
      await store.read(check);
      await assertPattern(patterns, body.validation);
      return store.write(async (tx) => {
        // Once more: much can happen while a pattern is tried.
        await check(tx);
        const values = { ...changeParameter(newParameter(body), body), productId };
        const row = single(await tx.insert(configurationParameters).values(values).returning());
        const parameter = presentConfigurationParameter(row);
        return created(parameter.self, parameter);
      });
    },

    async configurationParameterGet(call) {
      return ok(presentConfigurationParameter(await store.read((db) => theParameter(db, call))));
    },

    async configurationParameterUpdate(call) {
      const { body } = call;
      const check = async (db: Db): Promise<ConfigurationParameterRow> => {
        const before = await theParameter(db, call);
        await assertCodeFree(db, before.productId, { id: before.id, code: body.code ?? before.code });
        return before;
      };
      await store.read(check);
      await assertPattern(patterns, body.validation);
      return store.write(async (tx) => {
        const before = await check(tx);
        const { id } = before;
        const fields = changeParameter(before, body);
        await tx.update(configurationParameters).set(fields).where(eq(configurationParameters.id, id));
        return ok(presentConfigurationParameter({ ...before, ...fields }));
      });
    },

    async configurationParameterDelete(call) {
      return store.write(async (tx) => {
        const { id } = await theParameter(tx, call);
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

/** @throws MarketplaceError `notFound`. */
async function theParameter(
  db: Db,
  call: Caller & { readonly path: { readonly id: number } },
): Promise<ConfigurationParameterRow> {
  const { id } = call.path;
  return found(await findConfigurationParameter(db, call, id), "configurationParameter", id);
}

/** A configuration parameter, as the wire has it. */
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
